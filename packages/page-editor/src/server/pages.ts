import { html, raw } from 'hono/html';
import { PRIVATE_HEADERS } from 'prismic-folder/authoring';
import { darkPalette, focus, lightPalette, radius, typeScale } from '../kit/theme/tokens.ts';

/** Height of buttons and inputs in px. */
const BUTTON = 44;

const palette = (colors: typeof darkPalette | typeof lightPalette) =>
  `--room: ${colors.surfaceSunken}; --sheet: ${colors.surface}; --text: ${colors.text}; --muted: ${colors.textMuted}; --line: ${colors.border}; --rule: ${colors.borderStrong}; --brand: ${colors.brand}; --brand-hover: ${colors.brandHover}; --on-brand: ${colors.onBrand}; --negative: ${colors.negative}; --focus: ${colors.focus};`;

const type = (name: keyof typeof typeScale, weight: number = typeScale[name].weight) => {
  const { size, lineHeight, tracking } = typeScale[name];
  return `font-size: ${size / 16}rem; line-height: ${lineHeight}; letter-spacing: ${tracking}; font-weight: ${weight};`;
};

/** Style of the pages that the server renders by itself; it follows the system's theme. */
const pageStyles = `
:root { color-scheme: dark; ${palette(darkPalette)} }
@media (prefers-color-scheme: light) { :root { color-scheme: light; ${palette(lightPalette)} } }
*, *::before, *::after { box-sizing: border-box; margin: 0; }
body { min-height: 100svh; display: grid; place-items: center; padding: 20px; font-family: Poppins, system-ui, sans-serif; ${type('body16')} color: var(--text); background: var(--room); }
main { width: min(100%, 480px); padding: clamp(28px, 8vw, 44px); border-radius: ${radius.page}px; background: var(--sheet); }
h1 { ${type('display44', 200)} }
h1 strong { font-weight: 500; }
p, dl, form { margin-top: 24px; }
p { color: var(--muted); text-wrap: pretty; }
label { display: block; ${type('small14', 500)} }
input { width: 100%; margin-top: 12px; min-height: ${BUTTON}px; padding: 6px 0 9px; border: 0; border-bottom: 1.5px solid var(--rule); border-radius: 0; font: inherit; color: inherit; background: none; }
[aria-invalid='true'] { border-color: var(--negative); }
[role='alert'] { margin-top: 12px; color: var(--text); ${type('small14')} }
[role='alert']::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-end: 8px; border-radius: 50%; background: var(--negative); }
button { min-height: ${BUTTON}px; margin-top: 24px; padding-inline: 24px; border: 0; border-radius: ${radius.full}px; ${type('small14', 500)} font-family: inherit; color: var(--on-brand); background: var(--brand); cursor: pointer; }
button:hover { background: var(--brand-hover); }
.quiet { border: 1.5px solid var(--rule); color: var(--text); background: none; }
.quiet:hover { border-color: var(--text); background: none; }
dl > div { display: flex; justify-content: space-between; gap: 16px; padding-block: 12px; border-bottom: 1px solid var(--line); }
dd { font-variant-numeric: tabular-nums; }
a { color: inherit; text-decoration-color: var(--brand); text-underline-offset: 0.35em; border-radius: ${radius.xs}px; }
code { font: inherit; font-weight: 500; color: var(--text); }
:focus-visible { outline: ${focus.width}px solid var(--focus); outline-offset: ${focus.offset}px; }
@media (forced-colors: active) { button { border: 1.5px solid ButtonText; } }
`;

/** What the pages that the server renders by itself say of the project. */
export interface PageWords {
  /** The command that starts the editor, such as `npx page-editor`. */
  readonly command: string;
  /** `@font-face` rules of Poppins, where the project has it; the system's font without them. */
  readonly fontFaces?: string;
}

/** A text that was escaped where needed. */
type Html = ReturnType<typeof html>;

function page(
  { fontFaces = '' }: PageWords,
  title: string,
  body: Html,
  head: Html | string = '',
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
        <style>
          ${raw(fontFaces + pageStyles)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

/** The form for the password; `refusal` says why the last attempt failed. */
export const signInPage = (words: PageWords, refusal: string | null): Html =>
  page(
    words,
    'Sign in to the editor',
    html`<h1><strong>Sign in</strong> to edit</h1>
      <form method="post" action="/edit/sign-in">
        <label for="password">Password of the editor</label>
        <input
          id="password"
          name="password"
          type="password"
          required
          autofocus
          autocomplete="current-password"
          ${refusal === null ? '' : raw('aria-invalid="true" aria-describedby="refusal"')}
        />
        ${refusal === null ? '' : html`<p id="refusal" role="alert">${refusal}</p>`}
        <button>Sign in</button>
      </form>`,
  );

/** Where only a link opens a session. */
export const closedPage = (words: PageWords): Html =>
  page(
    words,
    'Editor',
    html`<h1><strong>Editor</strong> is closed</h1>
      <p>
        It was started again, or was not opened in this browser yet. What you typed is safe: it was
        saved, or this browser keeps it and puts it back into its document once the editor is open.
      </p>
      <p>
        To open it, press Enter in the terminal of <code>${words.command}</code>, and open the link
        that is printed there. Each link works once.
      </p>`,
  );

/**
 * The first answer to a link of another site. Browsers send no session with such a navigation; this
 * page asks again for the same address by itself, and then they do.
 */
export const continuePage = (words: PageWords, path: string): Html =>
  page(
    words,
    'Editor',
    html`<p><a href="${path}">Continue to the editor</a></p>`,
    html`<meta http-equiv="refresh" content="0;url=${path}" />`,
  );

/** A message, such as a refusal. */
export const messagePage = (words: PageWords, message: string): Html =>
  page(words, 'Editor', html`<p>${message}</p>`);

const COMMON = ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"];

const withPolicy = (policy: readonly string[]): Record<string, string> => ({
  ...PRIVATE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  'content-security-policy': ["default-src 'none'", ...policy, ...COMMON].join('; '),
});

/** The style element of a page, as the policy names it. */
async function hashIn(html: string): Promise<string> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * Headers of the pages that the server renders by itself. `same-origin` keeps the address from other
 * sites; with `no-referrer` browsers would send `Origin: null` with the forms, which is refused.
 */
export async function pageHeaders(html: string): Promise<Record<string, string>> {
  return withPolicy([`style-src ${await hashIn(html)}`, "font-src 'self' data:", "img-src 'self'"]);
}

/**
 * Headers of the window of the editor. Styles by attribute are allowed: its widgets place themselves with
 * them. Pictures may come from any https host, because their addresses are content. `framed`: origins of pages that it
 * shows besides its own.
 */
export function windowHeaders(
  nonce: string,
  framed: readonly string[] = [],
): Record<string, string> {
  return withPolicy([
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self'",
    ["frame-src 'self'", ...framed].join(' '),
  ]);
}
