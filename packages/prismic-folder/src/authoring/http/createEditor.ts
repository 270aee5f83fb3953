import { API_PATH, EDITOR_HEADER } from '../apiPath.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { Authoring } from '../createAuthoring.ts';
import type { AnyOperation } from '../operation.ts';
import type { SitePorts } from '../OperationContext.ts';
import { operationEntries } from '../operations.ts';
import { inTitles } from './inTitles.ts';
import { respond, respondToFailure } from '../respond.ts';
import { createSessions, type EditorSession } from '../sessions/createSessions.ts';
import {
  createOneTimeKeys,
  createSignIn,
  type SignInLimits,
  type SignInResult,
} from '../sessions/createSignIn.ts';
import { createEventHub } from '../sessions/events.ts';
import { randomToken } from '../sessions/secrets.ts';
import { clearSessionCookie, readSessionCookie, sessionCookie } from '../sessions/sessionCookie.ts';
import { checkHost, checkOrigin, type HostRules, isPrefetch, navigationOf } from './guards.ts';
import { readCall } from './readCall.ts';

/** What an editor needs of the server it is part of. */
export interface EditorOptions extends HostRules, SitePorts {
  readonly authoring: Authoring;
  /** Opens sessions besides the links; null: links only. */
  readonly password: string | null;
  /** Signs the cookies that known browsers are told by; random by default, so that a restart forgets them. */
  readonly secret?: string | undefined;
  readonly limits: SignInLimits;
  /** Paths outside the editor that its pages load protected files from, such as `/media`. */
  readonly alsoFor?: readonly string[];
  readonly log: (message: string, error: unknown) => void;
}

/** A request for a page of the editor that passed the guards. */
type PageVisit =
  /** By a link of another site: the page asks again by itself, and gets nothing before. */
  { readonly kind: 'foreign' } | { readonly kind: 'own'; readonly session: EditorSession | null };

/** The editor's sessions and API behind their guards. The site renders its pages. */
export interface Editor {
  /** Answers below the API's address. */
  readonly api: (request: Request) => Promise<Response>;
  /** Whether a password can open a session. */
  readonly hasPassword: boolean;
  /** A key for a link that opens a session once, within minutes. */
  readonly issueKey: () => string;
  /** Lets a page be read, or throws `refused`. */
  readonly visit: (request: Request) => PageVisit;
  /** The `set-cookie` value of a session opened by a link's key; null if the key is not valid. */
  readonly openByKey: (request: Request, key: string) => string | null;
  /** Signs in from a form of the editor's own page; `cookies` are set when a session was opened. */
  readonly openByPassword: (
    request: Request,
    password: string,
    address: string,
  ) => SignInResult & { readonly cookies?: readonly string[] };
  /** Ends the session of a form's request; the `set-cookie` values remove its cookies. */
  readonly signOut: (request: Request) => readonly string[];
  /** Whether a request has a session. For reading only: it says nothing of who sent it. */
  readonly isOwner: (request: Request) => boolean;
  /**
   * `set-cookie` values that let requests below `alsoFor` have the session, such as those for protected media
   * in the editor's pages; none without a session.
   */
  readonly furtherCookies: (request: Request) => readonly string[];
  /** Ends all sessions and with them all streams. */
  readonly close: () => void;
}

const ROUTES = operationEntries.map(([, operation]) => {
  const [method = '', path = ''] = operation.address.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`);
  return { operation, method, pattern };
});

interface MatchedOperation {
  readonly operation: AnyOperation;
  /** The parameters of its path, decoded once. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the operation of a method and a path below the API's address. Parameters are decoded after
 * the path was split, so an encoded slash stays part of a name, where validation refuses it.
 */
function matchOperation(method: string, path: string): MatchedOperation {
  const found = ROUTES.flatMap((route) => {
    const match = route.pattern.exec(path);
    return match ? [{ ...route, params: match.groups ?? {} }] : [];
  });
  if (found.length === 0) {
    const message = `The authoring API has nothing at ${path.slice(0, 200)}`;
    throw new AuthoringError('not_found', message, { at: 'path' });
  }
  const route = found.find((one) => one.method === method);
  if (!route) {
    const allowed = [...new Set(found.map((one) => one.method))].join(', ');
    const message = `${method} is not answered at ${path.slice(0, 200)}: use ${allowed}`;
    throw new AuthoringError('method_not_allowed', message, { at: 'method', allowed });
  }
  const params = Object.entries(route.params).map(([name, text]) => [name, decode(text)]);
  return { ...route, params: Object.fromEntries(params) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new AuthoringError('invalid', 'The path is not percent-encoded UTF-8', { at: 'path' });
  }
}

/**
 * `EventSource` sends no headers of its own. It is safe without: a page of another origin gets the
 * cookie into no request, `Sec-Fetch-Site` refuses it, and without `Access-Control-Allow-Origin` it
 * could read nothing; the stream changes nothing.
 */
function checkHeader({ headers }: Request, { result }: AnyOperation): void {
  if (result === 'events' || headers.get(EDITOR_HEADER) === '1') return;
  const message = `Requests to the authoring API have the header ${EDITOR_HEADER}: 1`;
  throw new AuthoringError('refused', message, { at: EDITOR_HEADER });
}

/** Opens an editor for a content folder. It ends with `close`; sessions do not outlast the process. */
export function createEditor(options: EditorOptions): Editor {
  const { authoring, password, secret = randomToken(), limits, alsoFor = [], log } = options;
  const sessions = createSessions();
  const keys = createOneTimeKeys();
  const signIn = password === null ? null : createSignIn(password, secret, limits);
  const hub = createEventHub((listener) => authoring.onChange(listener), randomToken().slice(0, 8));

  const sessionOf = (request: Request) => {
    const token = readSessionCookie(request, new URL(request.url));
    return token === null ? null : sessions.read(token);
  };
  const visit = (request: Request): PageVisit => {
    checkHost(request, options);
    const kind = navigationOf(request);
    if (kind === 'refused') {
      throw new AuthoringError(
        'refused',
        'Pages of the editor are opened in a window of their own',
      );
    }
    return kind === 'foreign' ? { kind } : { kind, session: sessionOf(request) };
  };
  const checkForm = (request: Request) => {
    checkHost(request, options);
    checkOrigin(request);
  };

  const answer = async (request: Request): Promise<Response> => {
    checkHost(request, options);
    checkOrigin(request);
    const path = new URL(request.url).pathname.slice(API_PATH.length);
    const { operation, params } = matchOperation(request.method, path);
    checkHeader(request, operation);
    const session = sessionOf(request);
    if (session === null) {
      throw new AuthoringError('signed_out', 'The session of the editor is over: sign in again');
    }
    const call = await readCall(request, operation, params);
    const visit = { request, session, sessions, hub };
    const run = async () => operation.run(call, { folder: authoring, site: options, visit });
    const result = await run().catch(async (error: unknown) => {
      throw await inTitles(error, authoring);
    });
    return result instanceof Response ? result : respond(result, operation.status);
  };

  return {
    api: (request) =>
      answer(request).catch((error: unknown) => respondToFailure(error, request, log)),
    hasPassword: signIn !== null,
    issueKey: keys.issue,
    visit,
    openByKey(request, key) {
      visit(request);
      // A browser or a mail program that looks ahead must not use the link up.
      if (request.method !== 'GET' || isPrefetch(request) || !keys.redeem(key)) return null;
      return sessionCookie(sessions.open('link'), new URL(request.url));
    },
    openByPassword(request, given, address) {
      checkForm(request);
      if (!signIn) throw new AuthoringError('not_found', 'This editor has no password');
      const result = signIn(request, given, address);
      if (result.kind !== 'opened') return result;
      const session = sessionCookie(sessions.open('password'), new URL(request.url));
      return { ...result, cookies: [session, result.cookie] };
    },
    signOut(request) {
      checkForm(request);
      const session = sessionOf(request);
      if (session) sessions.close(session);
      const address = new URL(request.url);
      return [undefined, ...alsoFor].map((path) => clearSessionCookie(address, path));
    },
    isOwner: (request) => sessionOf(request) !== null,
    furtherCookies(request) {
      const address = new URL(request.url);
      const token = readSessionCookie(request, address);
      if (token === null || sessions.read(token) === null) return [];
      return alsoFor.map((path) => sessionCookie(token, address, path));
    },
    close() {
      sessions.closeAll();
      hub.close();
    },
  };
}
