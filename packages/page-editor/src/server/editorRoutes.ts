import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  AuthoringError,
  openApi,
  PRIVATE_HEADERS,
  respond,
  STATUS_OF,
  createEditor,
  type Editor,
  type EditorOptions,
  readModelFiles,
} from 'prismic-folder/authoring';
import { isRecord } from 'prismic-folder';
import { EDITOR_PATH, typeNamed } from '../paths.ts';
import { canvasRoutes, type CanvasOptions } from './canvasRoutes.ts';
import type { Sender } from '../Sender.ts';
import { checkVisit, checkWrite } from './checkVisit.ts';
import { lookUpEmbed } from './lookUpEmbed.ts';
import { onlineRoutes } from './onlineRoutes.ts';
import {
  pageHeaders,
  windowHeaders,
  closedPage,
  continuePage,
  messagePage,
  type PageWords,
  signInPage,
} from './pages.ts';
import { windowDocument, type WindowOptions } from './windowDocument.ts';
import type { EditorScreen } from './WindowFiles.ts';

interface EditorRoutesOptions extends CanvasOptions {
  readonly window: Omit<WindowOptions, 'hasOwnPage'>;
  readonly words: PageWords;
  /** Ids of the custom types. */
  readonly typeIds: () => Promise<readonly string[]>;
  /** What the editor asks about the project itself, below `/api/site`; who asks has a session. */
  readonly siteRoutes?: Hono | undefined;
  /** Gets the site online; without one the window says nothing of that. */
  readonly sender?: Sender | undefined;
  /** The client's address, which attempts to sign in are counted by. */
  readonly addressOf: (context: Context) => string;
  /** Lets the body of a request, an upload of the owner's, take minutes. */
  readonly allowSlowBody?: ((context: Context) => void) | undefined;
  /** Asks providers of embeds; the platform's by default. */
  readonly request?: typeof fetch | undefined;
  readonly log: (message: string, error: unknown) => void;
}

/** In bytes; a password is far shorter. */
const MAX_FORM = 4096;

/** What the authoring API takes files as; everything else is JSON. */
const UPLOAD_TYPE = 'application/octet-stream';

/** Screens of the window by their addresses below the editor's; the first one that fits. */
const SCREENS: readonly (readonly [EditorScreen, RegExp])[] = [
  ['documents', /^$/],
  ['media', /^\/media$/],
  ['find', /^\/find$/],
  ['online', /^\/online$/],
  ['releases', /^\/releases(?:\/[\w][\w.-]*)?$/],
  ['history', /^\/history(?:\/(?<type>[\w-]+)\/[^/]+)?$/],
  // The only document of a type, such as the look, may have no name yet.
  ['document', /^\/(?<type>[\w-]+)(?:\/[^/]+)?$/],
];

/** The screen of an address, and the type of the document that it names; null: there is none. */
function screenOf(path: string) {
  for (const [screen, address] of SCREENS) {
    const named = address.exec(path);
    if (named) return { screen, type: named.groups?.['type'] };
  }
  return null;
}

async function respondWithPage(
  page: ReturnType<typeof messagePage>,
  status = 200,
  headers: Record<string, string> = {},
) {
  const text = String(await page);
  return new Response(text, { status, headers: { ...(await pageHeaders(text)), ...headers } });
}

/** Where a session that was opened leads: a browser that did not store its cookie is told so. */
const OPENED = 'opened';
const OPENED_PATH = `${EDITOR_PATH}?${OPENED}`;
const NOT_STORED =
  'This browser did not store the cookie that opens the editor. Allow cookies for this site, then';

const withCookies = (headers: Readonly<Record<string, string>>, cookies: readonly string[]) =>
  new Headers(
    [...Object.entries(headers), ...cookies.map((cookie) => ['set-cookie', cookie] as const)].map(
      ([name, value]): [string, string] => [name, value],
    ),
  );

const redirect = (location: string, cookies: readonly string[]) =>
  new Response(null, {
    status: 303,
    headers: withCookies({ ...PRIVATE_HEADERS, location }, cookies),
  });

/** The window of the editor, in which the browser renders everything. */
async function respondWithWindow(
  { editor, window, canvasDocument }: EditorRoutesOptions,
  request: Request,
  screen: EditorScreen,
) {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const hasOwnPage = canvasDocument !== undefined;
  const body = await windowDocument({ ...window, hasOwnPage }, screen, nonce);
  const headers = withCookies(windowHeaders(nonce, window.framed), editor.furtherCookies(request));
  return new Response(body, { headers });
}

/** What the editor asks about embeds and the project, which no content folder knows. */
function projectRoutes({ editor, siteRoutes, sender, request }: EditorRoutesOptions): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const { raw } = context.req;
    (raw.method === 'GET' ? checkVisit : checkWrite)(editor, raw);
    await next();
  });
  app.route('/online', onlineRoutes(sender));
  app.get('/embed', async ({ req, json, body }) => {
    const found = await lookUpEmbed(req.query('url') ?? '', request);
    if (found === 'none') return body(null, 204, PRIVATE_HEADERS);
    return json(found === 'away' ? {} : found, found === 'away' ? 502 : 200, PRIVATE_HEADERS);
  });
  if (siteRoutes) app.route('/', siteRoutes);
  return app;
}

/** The editor's pages and API, relative to its path. */
function editorRoutes(options: EditorRoutesOptions): Hono {
  const { editor, window, words, addressOf, allowSlowBody, log } = options;
  const app = new Hono();
  const signedOut = (isOpened: boolean) => {
    if (editor.hasPassword)
      return respondWithPage(
        signInPage(words, isOpened ? `${NOT_STORED} sign in again.` : null),
        401,
      );
    const again = `press Enter in the terminal of ${words.command} for a new link.`;
    return respondWithPage(
      isOpened ? messagePage(words, `${NOT_STORED} ${again}`) : closedPage(words),
      401,
    );
  };
  const form = bodyLimit({
    maxSize: MAX_FORM,
    onError: () => respondWithPage(messagePage(words, 'The form is too long.'), 413),
  });

  app.route('/api/site', projectRoutes(options));
  app.all('/api/*', (context) => {
    const { raw } = context.req;
    const isUpload = raw.headers.get('content-type') === UPLOAD_TYPE;
    if (isUpload && editor.isOwner(raw)) allowSlowBody?.(context);
    return editor.api(raw);
  });

  app.use('/files/*', window.files.serve);
  app.route('/canvas', canvasRoutes(options));

  app.get('/open', async (context) => {
    const { raw } = context.req;
    const cookie = editor.openByKey(raw, context.req.query('key') ?? '');
    if (cookie !== null) return redirect(OPENED_PATH, [cookie]);
    const message = `This link has been used, or is older than ten minutes: press Enter in the terminal of ${words.command} for a new one.`;
    return respondWithPage(messagePage(words, message), 403, { 'referrer-policy': 'no-referrer' });
  });

  app.post('/sign-in', form, async (context) => {
    const { password } = await context.req.parseBody();
    const given = typeof password === 'string' ? password : '';
    const result = editor.openByPassword(context.req.raw, given, addressOf(context));
    if (result.kind === 'opened') return redirect(OPENED_PATH, result.cookies ?? []);
    if (result.kind === 'invalid') {
      return respondWithPage(signInPage(words, 'This is not the password.'), 401);
    }
    const { retryAfter } = result;
    const refusal = `Too many attempts. Try again in ${retryAfter} seconds.`;
    return respondWithPage(signInPage(words, refusal), 429, { 'retry-after': String(retryAfter) });
  });

  app.post('/sign-out', form, ({ req }) => redirect(EDITOR_PATH, editor.signOut(req.raw)));

  app.get('*', async (context) => {
    const visit = editor.visit(context.req.raw);
    const { pathname: path, search, searchParams } = new URL(context.req.url);
    const pathname = path.replace(/\/+$/, '');
    if (visit.kind === 'foreign') return respondWithPage(continuePage(words, pathname + search));
    const isOpened = searchParams.has(OPENED);
    if (!visit.session) return signedOut(isOpened);
    if (isOpened) return redirect(pathname, []);
    if (pathname === `${EDITOR_PATH}/openapi.json`) {
      return respond(openApi());
    }
    const named = screenOf(pathname.slice(EDITOR_PATH.length));
    const type = named?.type;
    const isKnown = type === undefined || typeNamed(type, await options.typeIds()) !== undefined;
    if (!named || !isKnown) {
      return respondWithPage(messagePage(words, 'The editor has no such page.'), 404);
    }
    return respondWithWindow(options, context.req.raw, named.screen);
  });

  app.all('*', (context) =>
    context.text('Only GET and HEAD are served here', 405, { allow: 'GET, HEAD' }),
  );

  app.onError((error, context) => {
    if (error instanceof AuthoringError) {
      return respondWithPage(messagePage(words, error.message), STATUS_OF[error.code]);
    }
    log(`${context.req.method} ${context.req.path} failed`, error);
    return respondWithPage(messagePage(words, 'Something went wrong in the editor.'), 500);
  });
  return app;
}

export interface EditorAppOptions
  extends EditorOptions, Omit<EditorRoutesOptions, 'editor' | 'typeIds'> {}

/** The editor of a content folder: pages and APIs, to be mounted at `/edit`. */
export interface EditorApp {
  readonly app: Hono;
  readonly editor: Editor;
}

export function createEditorApp(options: EditorAppOptions): EditorApp {
  const { authoring } = options;
  const editor = createEditor(options);
  const typeIds = async () => {
    const { types } = await readModelFiles(authoring);
    return types.map((type) => (isRecord(type) ? String(type['id']) : ''));
  };
  return { editor, app: editorRoutes({ ...options, editor, typeIds }) };
}
