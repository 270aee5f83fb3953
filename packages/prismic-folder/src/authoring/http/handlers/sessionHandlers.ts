import type { Authoring } from '../../Authoring.ts';
import { AuthoringError } from '../../AuthoringError.ts';
import type { OperationCall } from '../../contract/operations.ts';
import type { sessionOperations } from '../../contract/operations/session.ts';
import type { PreviewRequest } from '../../contract/session.ts';
import type { EventHub } from '../events/createEventHub.ts';
import { eventStream } from '../events/eventStream.ts';
import { respond } from '../router/respond.ts';
import type { EditorSession, EditorSessions } from '../sessions/createSessions.ts';
import type { SignIn } from '../sessions/createSignIn.ts';
import { clearSessionCookie, sessionCookie } from '../sessions/sessionCookie.ts';

/** A started preview. */
export interface PreviewStart {
  /** The page that shows it. */
  readonly path: string;
  /** The `set-cookie` value that the site knows the preview by. */
  readonly cookie: string;
}

export interface SessionPorts {
  readonly sessions: EditorSessions;
  /** Null: sessions are opened by links only. */
  readonly signIn: SignIn | null;
  /** Starts a preview for the browser of a request; null if there is nothing to show. */
  readonly startPreview: (
    request: Request,
    preview: PreviewRequest,
  ) => Promise<PreviewStart | null>;
}

/** What these operations know of a request besides their parameters. */
export interface SessionContext {
  readonly request: Request;
  /** The client's address. */
  readonly address: string;
  readonly session: EditorSession | null;
}

type SessionOperation = keyof typeof sessionOperations;

export type SessionHandlers = {
  readonly [Name in SessionOperation]: (
    call: OperationCall<Name>,
    context: SessionContext,
  ) => Promise<Response> | Response;
};

/** Open streams of one session: its tabs, and those a browser has not closed yet. */
const MAX_STREAMS = 20;

/** Only operations without a session are answered when there is none. */
function open({ session }: SessionContext): EditorSession {
  if (session) return session;
  throw new AuthoringError('signed_out', 'The session of the editor is over: sign in again');
}

/** Operations that read or set cookies, or answer with a stream. */
export function sessionHandlers(
  { sessions, signIn, startPreview }: SessionPorts,
  authoring: Pick<Authoring, 'models'>,
  hub: EventHub,
): SessionHandlers {
  const streams = new Map<EditorSession, number>();
  const describe = (session: EditorSession) => ({
    method: session.method,
    ...sessions.endOf(session),
  });

  return {
    readSession: (_, context) => respond(describe(open(context))),
    signIn({ body }, { request, address }) {
      if (!signIn) {
        throw new AuthoringError('refused', 'Sessions are opened by the link of `npm run edit`');
      }
      const result = signIn(request, body.password, address);
      if (result.kind === 'rateLimited') {
        const { retryAfter } = result;
        const message = `Too many attempts: try again in ${retryAfter} seconds`;
        throw new AuthoringError('rate_limited', message, { retryAfter });
      }
      if (result.kind === 'invalid') {
        throw new AuthoringError('refused', 'This is not the password', { at: 'password' });
      }
      const token = sessions.open('password');
      const session = sessions.read(token);
      const cookie = sessionCookie(token, new URL(request.url));
      const response = respond(session && describe(session), 201, { 'set-cookie': cookie });
      response.headers.append('set-cookie', result.cookie);
      return response;
    },
    signOut(_, context) {
      sessions.close(open(context));
      const cookie = clearSessionCookie(new URL(context.request.url));
      return respond(undefined, 204, { 'set-cookie': cookie });
    },
    readModels: async () => respond(await authoring.models()),
    readEvents(_, context) {
      const session = open(context);
      const count = streams.get(session) ?? 0;
      if (count >= MAX_STREAMS) {
        const message = `This session has ${MAX_STREAMS} streams of events: close other tabs`;
        throw new AuthoringError('rate_limited', message, { retryAfter: 30 });
      }
      streams.set(session, count + 1);
      const onEnd = () => {
        const left = (streams.get(session) ?? 1) - 1;
        if (left > 0) streams.set(session, left);
        else streams.delete(session);
      };
      const lastId = context.request.headers.get('last-event-id');
      return eventStream({ hub, sessions, session, lastId, onEnd });
    },
    async startPreview({ body }, { request }) {
      const started = await startPreview(request, body);
      if (started === null) {
        const what = body.release === undefined ? 'no drafts' : `no release "${body.release}"`;
        throw new AuthoringError('not_found', `There is nothing to preview: ${what}`);
      }
      return respond({ path: started.path }, 201, { 'set-cookie': started.cookie });
    },
  };
}
