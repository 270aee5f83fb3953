import { html, raw } from 'hono/html';
import { HOST_SETTINGS_ID, type HostSettings } from '../HostSettings.ts';
import { EARLY_FRAME, EDITOR_PATH } from '../paths.ts';
import type { EditorScreen, PageAssets, WindowFiles } from './WindowFiles.ts';
import {
  bootScript,
  earlyFrameScript,
  prefetchModelsScript,
  tellLostScript,
} from './windowScripts.ts';

/** Id of the element that the window of the editor is rendered into. */
const EDITOR_ID = 'editor';

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

/** The elements that load a page's files. */
export const links = ({ scripts: [entry = '', ...others], styles }: PageAssets) => html`
  ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
  ${others.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
  <script type="module" src="${entry}"></script>
`;

/** What a project adds to the window's document. */
export interface WindowOptions {
  readonly files: WindowFiles;
  /** What the window's host reads; without them the window's code has a host of its own. */
  readonly settings?: (() => Promise<HostSettings>) | undefined;
  /** Inline script that sets the theme before the first paint; the package's own by default. */
  readonly boot?: string | undefined;
  /** What the look of the site gives the window, in place of its own. */
  readonly look?: (() => Promise<WindowLook | null>) | undefined;
  /** Address of the tab's icon. */
  readonly icon?: string | undefined;
  /** Whether a page of this origin is in the frame, so that it can start before the window's code. */
  readonly hasOwnPage: boolean;
  /** Origins of other pages that the window shows in frames. */
  readonly framed?: readonly string[] | undefined;
}

export interface WindowLook {
  /** Rules of custom properties: its colours. */
  readonly styles: string;
  /** Address of the tab's icon. */
  readonly icon: string;
}

/** JSON as the content of a script element, which nothing in it can end. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The window of the editor. `nonce` admits the style elements that its widgets add. */
export async function windowDocument(
  { files, settings, boot = bootScript, look, icon: own, hasOwnPage }: WindowOptions,
  screen: EditorScreen,
  nonce: string,
): Promise<string> {
  const [host, worn] = await Promise.all([settings?.(), look?.()]);
  const { styles: colors = '', icon = own } = worn ?? {};
  const json =
    host &&
    raw(`<script type="application/json" id="${HOST_SETTINGS_ID}">${scriptJson(host)}</script>`);
  const document = html`<!doctype html>
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
        ${raw(`<script nonce="${nonce}">${boot}</script>`)}
        ${raw(`<style nonce="${nonce}">${style}\n${colors}</style>`)}
        ${raw(`<script nonce="${nonce}">${prefetchModelsScript};${lostScript}</script>`)}
        ${icon === undefined ? '' : html`<link rel="icon" href="${icon}" />`} ${json ?? ''}
        ${links(files.assets)}
        ${files.modulesOf(screen).map((href) => html`<link rel="modulepreload" href="${href}" />`)}
      </head>
      <body>
        <div id="${EDITOR_ID}">
          <div class="${PLAIN}">
            <p>The editor needs JavaScript.</p>
            <form method="post" action="${EDITOR_PATH}/sign-out"><button>Sign out</button></form>
          </div>
          <p class="${COMING}" role="status">Opening the editor</p>
        </div>
        ${
          hasOwnPage &&
          screen === 'document' &&
          raw(`<script nonce="${nonce}">${earlyFrameScript}</script>`)
        }
      </body>
    </html>`;
  return String(await document);
}
