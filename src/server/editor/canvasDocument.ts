import { html, raw } from 'hono/html';
import { bareBootScript } from '#effects/boot/bareBoot.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { links, type PageAssets } from '#page-editor/server';

/**
 * The page in the editor's frame. It has the policy of the site's pages. Browsers do not translate it: it shows what
 * visitors get, and its texts are found by the words of their fields.
 */
export const canvasDocument = async (assets: PageAssets): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="en" translate="no" data-theme="dark">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="dark" />
          <title>Page</title>
          ${raw(`<script>${bareBootScript}</script>`)} ${links(assets)}
        </head>
        <body data-whole>
          <div id="${bootIds.site}"></div>
        </body>
      </html>`,
  );
