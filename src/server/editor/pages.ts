import { html, raw } from 'hono/html';
import { editorStyles } from './editorStyles.ts';

/** A text that was escaped where needed. */
type Html = ReturnType<typeof html>;

function page(title: string, body: Html, head: Html | string = ''): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
        <style>
          ${raw(editorStyles)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

/** The form for the password; `refusal` says why the last attempt failed. */
export const signInPage = (refusal: string | null): Html =>
  page(
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
export const closedPage = (): Html =>
  page(
    'Editor',
    html`<h1><strong>Editor</strong> is closed</h1>
      <p>
        It was started again, or was not opened in this browser yet. What you typed is safe: it was
        saved, or this browser keeps it and puts it back into its document once the editor is open.
      </p>
      <p>
        To open it, press Enter in the terminal of <code>npm run edit</code>, and open the link that
        is printed there. Each link works once.
      </p>`,
  );

/**
 * The first answer to a link of another site. Browsers send no session with such a navigation; this
 * page asks again for the same address by itself, and then they do.
 */
export const continuePage = (path: string): Html =>
  page(
    'Editor',
    html`<p><a href="${path}">Continue to the editor</a></p>`,
    html`<meta http-equiv="refresh" content="0;url=${path}" />`,
  );

/** A message, such as a refusal. */
export const messagePage = (message: string): Html => page('Editor', html`<p>${message}</p>`);
