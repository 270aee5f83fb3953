import { AuthoringError } from '../AuthoringError.ts';
import { createAuthoringApi, type AuthoringApiOptions } from './createAuthoringApi.ts';
import { checkHost } from './guards/requestHost.ts';
import { checkOrigin, isPrefetch, navigationOf } from './guards/requestOrigin.ts';
import { createOneTimeKeys } from './sessions/createOneTimeKeys.ts';
import { createSessions, type EditorSession } from './sessions/createSessions.ts';
import { createSignIn, type SignInLimits, type SignInResult } from './sessions/createSignIn.ts';
import { randomToken } from './sessions/secrets.ts';
import { clearSessionCookie, readSessionCookie, sessionCookie } from './sessions/sessionCookie.ts';

export interface EditorOptions extends Omit<AuthoringApiOptions, 'sessions' | 'signIn'> {
  /** Opens sessions besides the links; null: links only. */
  readonly password: string | null;
  /** Signs the cookies that known browsers are told by; random by default, so that a restart forgets them. */
  readonly secret?: string | undefined;
  readonly limits: SignInLimits;
  /** The time in ms, of a clock that does not go back. */
  readonly now: () => number;
  /** Paths outside the editor that its pages load protected files from, such as `/media`. */
  readonly alsoFor?: readonly string[];
}

/** A request for a page of the editor that passed the guards. */
export type PageVisit =
  /** By a link of another site: the page asks again by itself, and gets nothing before. */
  { readonly kind: 'foreign' } | { readonly kind: 'own'; readonly session: EditorSession | null };

/** The editor's sessions and API behind their guards. The site renders its pages. */
export interface Editor {
  /** Answers below the API's address. `address` is the client's. */
  readonly api: (request: Request, address: string) => Promise<Response>;
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

export function createEditor(options: EditorOptions): Editor {
  const { password, secret = randomToken(), limits, now, alsoFor = [] } = options;
  const sessions = createSessions(now);
  const keys = createOneTimeKeys(now);
  const signIn = password === null ? null : createSignIn(password, secret, limits);
  const api = createAuthoringApi({ ...options, sessions, signIn });

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

  return {
    api: api.respond,
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
      api.close();
    },
  };
}
