import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  AuthoringError,
  openApi,
  respond,
  STATUS_OF,
  type Authoring,
  type DocumentStatus,
  type Editor,
} from '#prismic-folder/authoring';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { EDITOR_PATH } from './EditorPort.ts';
import { pageHeaders } from './pageHeaders.ts';
import {
  closedPage,
  continuePage,
  messagePage,
  signInPage,
  startPage,
  type DocumentCounts,
} from './pages.ts';

export interface EditorRoutesOptions {
  readonly editor: Editor;
  readonly authoring: Pick<Authoring, 'documents'>;
  /** The client's address, which attempts to sign in are counted by. */
  readonly addressOf: (context: Context) => string;
  readonly log: (message: string, error: unknown) => void;
}

/** In bytes; a password is far shorter. */
const MAX_FORM = 4096;

const LABELS = {
  published: 'Published',
  changed: 'Published, with changes that are not public',
  draft: 'Drafts, never published',
  release: 'In releases only',
  archived: 'Archived',
} as const satisfies Record<DocumentStatus, string>;

async function countDocuments({
  documents,
}: Pick<Authoring, 'documents'>): Promise<DocumentCounts> {
  // Cast: the table's own entries.
  const entries = Object.entries(LABELS) as [DocumentStatus, string][];
  return Promise.all(
    entries.map(async ([status, label]) => {
      const { total } = await documents.list({ status, page: 1, pageSize: 1 });
      return [label, total] as const;
    }),
  );
}

async function respondWith(
  page: ReturnType<typeof messagePage>,
  status = 200,
  headers: Record<string, string> = {},
) {
  const text = String(await page);
  return new Response(text, { status, headers: { ...(await pageHeaders(text)), ...headers } });
}

const redirect = (location: string, cookie: string | null) =>
  new Response(null, {
    status: 303,
    headers: {
      ...CACHE_PRIVATE,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      location,
      ...(cookie !== null && { 'set-cookie': cookie }),
    },
  });

/** The editor's pages and API, relative to its path. */
export function editorRoutes(options: EditorRoutesOptions): Hono {
  const { editor, authoring, addressOf, log } = options;
  const app = new Hono();
  const signedOut = () =>
    editor.hasPassword ? respondWith(signInPage(null), 401) : respondWith(closedPage(), 401);
  const form = bodyLimit({
    maxSize: MAX_FORM,
    onError: () => respondWith(messagePage('The form is too long.'), 413),
  });

  app.all('/api/*', (context) => editor.api(context.req.raw, addressOf(context)));

  app.get('/open', async (context) => {
    const { raw } = context.req;
    const cookie = editor.openByKey(raw, context.req.query('key') ?? '');
    if (cookie !== null) return redirect(EDITOR_PATH, cookie);
    const message =
      'This link has been used, or is older than ten minutes: press Enter in the terminal of npm run edit for a new one.';
    return respondWith(messagePage(message), 403, { 'referrer-policy': 'no-referrer' });
  });

  app.post('/sign-in', form, async (context) => {
    const { password } = await context.req.parseBody();
    const given = typeof password === 'string' ? password : '';
    const result = editor.openByPassword(context.req.raw, given, addressOf(context));
    if (result.kind === 'opened') return redirect(EDITOR_PATH, result.cookie ?? null);
    if (result.kind === 'invalid') {
      return respondWith(signInPage('This is not the password.'), 401);
    }
    const { retryAfter } = result;
    const refusal = `Too many attempts. Try again in ${retryAfter} seconds.`;
    return respondWith(signInPage(refusal), 429, { 'retry-after': String(retryAfter) });
  });

  app.post('/sign-out', form, ({ req }) => redirect(EDITOR_PATH, editor.signOut(req.raw)));

  app.get('*', async (context) => {
    const visit = editor.visit(context.req.raw);
    const pathname = new URL(context.req.url).pathname.replace(/\/+$/, '');
    if (visit.kind === 'foreign') return respondWith(continuePage(pathname));
    if (!visit.session) return signedOut();
    if (pathname === `${EDITOR_PATH}/openapi.json`) {
      return respond(openApi());
    }
    if (pathname !== EDITOR_PATH) {
      return respondWith(messagePage('The editor has no such page.'), 404);
    }
    const counts = await countDocuments(authoring);
    return respondWith(startPage(counts, visit.session.method === 'password'));
  });

  app.all('*', (context) =>
    context.text('Only GET and HEAD are served here', 405, { allow: 'GET, HEAD' }),
  );

  app.onError((error, context) => {
    if (error instanceof AuthoringError) {
      return respondWith(messagePage(error.message), STATUS_OF[error.code]);
    }
    log(`${context.req.method} ${context.req.path} failed`, error);
    return respondWith(messagePage('Something went wrong in the editor.'), 500);
  });
  return app;
}
