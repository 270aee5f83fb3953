import { html, raw } from 'hono/html';
import { addresses, API_PATH, EDITOR_HEADER } from '#prismic-folder/contract';
import { bareBootScript } from '#effects/boot/bareBoot.ts';
import { EARLY_FRAME, earlyFrameScript } from '#effects/boot/earlyFrame.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { prefetchScript } from '#effects/boot/prefetch.ts';
import { tellLostScript } from '#effects/boot/tellLost.ts';
import { CANVAS_PATH } from '#page-editor/paths';
import type { EditorFiles, EditorScreen, PageAssets } from './EditorPort.ts';

/** Everything in the window waits for the models. */
const prefetchModelsScript = prefetchScript({
  address: API_PATH + addresses.readModels.replace('GET ', ''),
  headers: { [EDITOR_HEADER]: '1' },
});

/** Id of the element that the window of the editor is rendered into. */
const EDITOR_ID = 'editor';

const frameScript = earlyFrameScript({ path: CANVAS_PATH, mark: EARLY_FRAME });

/** What stands in it without scripts; the boot script marks the document before it is painted. */
const PLAIN = 'plain';
/** What stands there until the scripts have come; nothing if that is soon. */
const COMING = 'coming';
const lostScript = tellLostScript({
  selector: `.${COMING}`,
  words: 'The server did not send the editor. Reload this page to try again.',
});
/** The window is a tool: its words do not grow with it, as those of the page in the frame do. */
const ownSize = 'html:root { --unit: 1px; }';
const style = `${ownSize}
[data-script] .${PLAIN}, .${COMING} { display: none; }
[data-script] .${COMING} { position: fixed; inset: 0; display: grid; place-content: center; margin: 0; font-size: 1.5rem; animation: coming 1ms 400ms both; }
@keyframes coming { from { opacity: 0; } }
[${EARLY_FRAME}] { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden; }`;

const links = ({ scripts: [entry = '', ...others], styles }: PageAssets) => html`
  ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
  ${others.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
  <script type="module" src="${entry}"></script>
`;

/**
 * The window of the editor. Where it shows a document, the page in its frame starts at once if browsers can move it.
 * `nonce` admits the style elements that its widgets add.
 */
export const editorDocument = (files: EditorFiles, screen: EditorScreen, nonce: string) =>
  html`<!doctype html>
    <html lang="en" data-theme="dark">
      <head>
        <meta charset="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark light" />
        <meta property="csp-nonce" nonce="${nonce}" />
        <title>Editor</title>
        ${raw(`<script nonce="${nonce}">${bareBootScript}</script>`)}
        ${raw(`<style nonce="${nonce}">${style}</style>`)}
        ${raw(`<script nonce="${nonce}">${prefetchModelsScript};${lostScript}</script>`)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${links(files.assetsOf('editor'))}
        ${files.modulesOf(screen).map((href) => html`<link rel="modulepreload" href="${href}" />`)}
      </head>
      <body>
        <div id="${EDITOR_ID}">
          <div class="${PLAIN}">
            <p>The editor needs JavaScript.</p>
            <form method="post" action="/edit/sign-out"><button>Sign out</button></form>
          </div>
          <p class="${COMING}" role="status">Opening the editor</p>
        </div>
        ${screen === 'document' && raw(`<script nonce="${nonce}">${frameScript}</script>`)}
      </body>
    </html>`;

/**
 * The page in the frame. It has the policy of the site's pages. Browsers do not translate it: it shows what
 * visitors get, and its texts are found by the words of their fields.
 */
export const canvasDocument = (assets: PageAssets) =>
  html`<!doctype html>
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
    </html>`;
