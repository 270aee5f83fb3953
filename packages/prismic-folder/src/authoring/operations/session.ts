import { z } from 'zod';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { problem } from '../contract/documents.ts';
import { previewRequest, previewStarted, sessionDetails } from '../contract/session.ts';
import { readModelFiles } from '../createAuthoring.ts';
import { operation } from '../operation.ts';
import type { OperationContext } from '../OperationContext.ts';
import { respond } from '../respond.ts';
import type { EditorSession } from '../sessions/createSessions.ts';
import { eventStream } from '../sessions/events.ts';
import { clearSessionCookie } from '../sessions/sessionCookie.ts';

/** Open streams of one session: its tabs, and those a browser has not closed yet. */
const MAX_STREAMS = 20;

/** How many streams each session has. */
const streams = new WeakMap<EditorSession, number>();

/** The editor's session, and what it is told. */
export const sessionOperations = {
  readSession: operation({
    address: 'GET /session',
    summary: 'Reads how long the session lasts; this counts as use.',
    result: sessionDetails,
    errors: [],
    run(_, context) {
      const { session, sessions } = open(context);
      return { method: session.method, ...sessions.endOf(session) };
    },
  }),
  signOut: operation({
    address: 'DELETE /session',
    summary: 'Ends the session and its streams of events.',
    result: 'nothing',
    errors: [],
    run(_, context) {
      const { session, sessions, request } = open(context);
      sessions.close(session);
      return respond(undefined, 204, { 'set-cookie': clearSessionCookie(new URL(request.url)) });
    },
  }),
  readModels: operation({
    address: 'GET /models',
    summary:
      'Reads custom types and shared slices as their model files have them; `problems` are of files that are left out.',
    result: z.object({
      types: z.array(z.unknown()),
      slices: z.array(z.unknown()),
      problems: z.array(problem),
    }),
    errors: [],
    run: (_, { folder }) => readModelFiles(folder),
  }),
  readEvents: operation({
    address: 'GET /events',
    summary: 'Streams changes on disk as server-sent events, whoever makes them.',
    result: 'events',
    errors: ['rate_limited'],
    run(_, context) {
      const { session, sessions, request, hub } = open(context);
      const count = streams.get(session) ?? 0;
      if (count >= MAX_STREAMS) {
        const message = `This session has ${MAX_STREAMS} streams of events: close other tabs`;
        throw new AuthoringError('rate_limited', message, { retryAfter: 30 });
      }
      streams.set(session, count + 1);
      const onEnd = () => void streams.set(session, (streams.get(session) ?? 1) - 1);
      const lastId = request.headers.get('last-event-id');
      return eventStream({ hub, sessions, session, lastId, onEnd });
    },
  }),
  startPreview: operation({
    address: 'POST /previews',
    summary: 'Lets the pages of the site show drafts, or a release, in this browser.',
    body: previewRequest,
    result: previewStarted,
    status: 201,
    errors: [],
    async run({ body }, context) {
      const { site } = context;
      const started = await site.startPreview?.(open(context).request, body);
      if (!started) {
        const what = body.release === undefined ? 'no drafts' : `no release "${body.release}"`;
        throw new AuthoringError('not_found', `There is nothing to preview: ${what}`);
      }
      const { path, cookie } = started;
      return respond({ path }, 201, cookie === null ? {} : { 'set-cookie': cookie });
    },
  }),
};

/** Who asks; nobody in this process. */
function open({ visit }: OperationContext) {
  if (visit) return visit;
  throw new AuthoringError('signed_out', 'The session of the editor is over: sign in again');
}
