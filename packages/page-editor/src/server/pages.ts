import { html, raw } from 'hono/html';
import { pageStyles } from './pageStyles.ts';

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
