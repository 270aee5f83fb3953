import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { UNLOCK_PATH, PASSWORD_PARAMETER, unlockFields } from '#content/protection.ts';
import * as password from '#ui/words/en/screens/password.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import type { PolicyOf } from '../policy/Policy.ts';
import type { Attempts, Outcome } from './createAttempts.ts';
import { isCrossSite, isNavigation } from './requestSource.ts';
import { readRefusal, refusalAddress } from './refusalAddress.ts';
import { canOpen, type Session } from '../session/Session.ts';
import type { Sessions } from '../session/createSessions.ts';
import { refusalPage } from './refusalPage.ts';
import { parameterAddress } from './parameterAddress.ts';
import { documentPath } from '#content/links.ts';
import type { Json } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { jsonOf } from '#server/lib/jsonOf.ts';
import { localPath } from '#server/lib/localPath.ts';

export interface UnlockOptions {
  readonly attempt: Attempts;
  readonly policyOf: PolicyOf;
  readonly sessions: Sessions;
  /** Renders a page for a session, whose request waits. */
  readonly render: (
    request: Request,
    session: Session,
    context: Context,
  ) => Promise<{ readonly response: Response }>;
  /** The client address that attempts are counted by. */
  readonly addressOf: (context: Context) => string;
}

/** In bytes; a uid and a password are far shorter. */
const MAX_BODY = 4096;

const REFUSED = 'Passwords are entered on this site only';

const STATUS = { invalid: 401, rateLimited: 429 } as const;

/** Kinds of refusal as pages and cookies name them. */
const REFUSAL = { invalid: 'wrong', rateLimited: 'often' } as const;

const error = (context: Context, status: 400 | 403 | 405 | 413, message: string) =>
  context.json({ error: message }, status, CACHE_PRIVATE);

const headersOf = (outcome: Outcome): Record<string, string> =>
  outcome.kind === 'rateLimited'
    ? { ...CACHE_PRIVATE, 'retry-after': String(outcome.retryAfter) }
    : { ...CACHE_PRIVATE };

/**
 * Accepts passwords: `POST /api/unlock` as JSON or as a plain form, and `?password=` in any spelling
 * of a page's address. Every such address is redirected to the one without the password, also on
 * pages that need none. No password is logged, cached or passed on.
 */
export function unlockRoutes(options: UnlockOptions): Hono {
  const { attempt, policyOf, sessions, render, addressOf } = options;
  const app = new Hono();

  /** The session cookie after a successful attempt. */
  async function unlocked({ req }: Context, outcome: Outcome): Promise<Record<string, string>> {
    if (outcome.kind !== 'unlocked') return {};
    const session = await sessions.read(req.raw);
    const cookie = await sessions.unlock(session, outcome.projects, isSecure(req.raw));
    return { 'set-cookie': cookie };
  }

  async function answerForm(context: Context, entry: Entry, outcome: Outcome) {
    const location = returnPath(entry.from, entry.uid);
    const headers = headersOf(outcome);
    if (outcome.kind === 'unlocked') {
      return context.body(null, 303, {
        ...headers,
        ...(await unlocked(context, outcome)),
        location: refusalAddress(location, 'cookie'),
      });
    }
    const session = await sessions.read(context.req.raw);
    const refusal = { uid: outcome.uid, kind: REFUSAL[outcome.kind] };
    const page = new Request(new URL(location, context.req.url));
    const { response } = await render(page, { ...session, refusal }, context);
    return refusalPage(response, location, STATUS[outcome.kind], headers);
  }

  app.post(
    UNLOCK_PATH,
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (context) => error(context, 413, `The body is longer than ${MAX_BODY} bytes`),
    }),
    async (context) => {
      if (isCrossSite(context.req.raw)) return error(context, 403, REFUSED);
      const entry = await readEntry(context.req.raw);
      if (!entry) return error(context, 400, 'Send { "uid", "password" } as JSON or as a form');
      const { preview } = await sessions.read(context.req.raw);
      const outcome = await attempt({ ...entry, address: addressOf(context), preview });
      if (entry.isForm) return answerForm(context, entry, outcome);
      const headers = headersOf(outcome);
      if (outcome.kind === 'unlocked') {
        return context.body(null, 204, { ...headers, ...(await unlocked(context, outcome)) });
      }
      const message = REFUSAL[outcome.kind] === 'wrong' ? password.wrong : password.often;
      return context.json({ error: message }, STATUS[outcome.kind], headers);
    },
  );
  app.all(UNLOCK_PATH, (context) => {
    context.header('allow', 'POST');
    return error(context, 405, `${context.req.method} is not answered here: use POST`);
  });

  app.get('*', async (context, next) => {
    const { raw, path } = context.req;
    if (!raw.url.includes('?') || path.startsWith('/api/')) return next();
    const found = passwordAddress(new URL(raw.url));
    if (!found) return next();
    const { entry, location } = found;
    const headers = { ...CACHE_PRIVATE, 'referrer-policy': 'no-referrer' };
    if (!entry) return context.body(null, 303, { ...headers, location });
    if (!isNavigation(raw)) return error(context, 403, REFUSED);
    const { preview } = await sessions.read(raw);
    const outcome = await attempt({ ...entry, address: addressOf(context), preview });
    const kind = outcome.kind === 'unlocked' ? 'cookie' : REFUSAL[outcome.kind];
    return context.body(null, 303, {
      ...headers,
      ...(await unlocked(context, outcome)),
      location: refusalAddress(location, kind),
    });
  });

  // Where an attempt leads: to the page, or to the password gate, which says why it is still closed.
  app.get('*', async (context, next) => {
    const { raw, path } = context.req;
    if (!raw.url.includes('?') || path.startsWith('/api/')) return next();
    const refused = readRefusal(new URL(raw.url));
    if (!refused) return next();
    const { location, uid, kind } = refused;
    const session = await sessions.read(raw);
    const asked = uid === null ? [] : (await policyOf(session)).projectsOf(uid);
    const [project] = asked;
    if (!project || canOpen(session, asked)) {
      return context.body(null, 303, { ...CACHE_PRIVATE, location });
    }
    const page = new Request(new URL(location, raw.url));
    const refusal = { uid: project.uid, kind };
    return (await render(page, { ...session, refusal }, context)).response;
  });
  return app;
}

/** An address with `?password=`. */
interface PasswordAddress {
  /** Path and query without the password. */
  readonly location: string;
  /** The password and its uid; null if the page has none, or the password is empty. */
  readonly entry: { readonly uid: string; readonly password: string } | null;
}

/** Reads `?password=` of a page's address; null if there is none. */
export function passwordAddress(url: URL): PasswordAddress | null {
  const found = parameterAddress(url, PASSWORD_PARAMETER);
  if (!found) return null;
  const { location, value: password, uid } = found;
  return { location, entry: uid !== null && password !== '' ? { uid, password } : null };
}

/** A submitted password. */
interface Entry {
  readonly uid: string;
  readonly password: string;
  /** Path of the page with the form; only forms send it. */
  readonly from: unknown;
  readonly isForm: boolean;
}

const textsIn = (from: Json, isForm: boolean): Entry | null => {
  const uid = from[unlockFields.uid];
  const password = from[unlockFields.password];
  if (typeof uid !== 'string' || typeof password !== 'string' || uid === '') return null;
  return { uid, password, from: isForm ? from[unlockFields.from] : undefined, isForm };
};

/**
 * Reads `{ "uid", "password" }` as JSON or as a plain form; null for anything else. The caller limits
 * the body size.
 */
async function readEntry(request: Request): Promise<Entry | null> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const body = await request.text();
  if (type === 'application/x-www-form-urlencoded') {
    return textsIn(Object.fromEntries(new URLSearchParams(body)), true);
  }
  const value = type === 'application/json' ? jsonOf(body) : null;
  return isRecord(value) ? textsIn(value, false) : null;
}

/** The path a form sends, or the project's own if that is not a path of this site. */
function returnPath(from: unknown, uid: string): string {
  return localPath(from) ?? documentPath({ type: 'project', uid });
}
