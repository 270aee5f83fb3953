import type { Authoring } from '../Authoring.ts';
import { AuthoringError } from '../AuthoringError.ts';
import { sessionOperations } from '../contract/operations/session.ts';
import { API_PATH, EDITOR_HEADER } from '../contract/routes.ts';
import { createEventHub } from './events/createEventHub.ts';
import { checkHost, type HostRules } from './guards/requestHost.ts';
import { checkOrigin } from './guards/requestOrigin.ts';
import { documentHandlers, type DocumentPorts } from './handlers/documentHandlers.ts';
import { languageHandlers } from './handlers/languageHandlers.ts';
import { contentRemarks, type RemarkOn } from './handlers/contentRemarks.ts';
import { findingHandlers } from './handlers/findingHandlers.ts';
import { mediaHandlers } from './handlers/mediaHandlers.ts';
import {
  protectionHandlers,
  protectionWarnings,
  type ProtectionPorts,
} from './handlers/protectionHandlers.ts';
import { publishingHandlers } from './handlers/publishingHandlers.ts';
import { setHandlers } from './handlers/setHandlers.ts';
import {
  sessionHandlers,
  type SessionContext,
  type SessionPorts,
} from './handlers/sessionHandlers.ts';
import { sharingHandlers, type SharePorts } from './handlers/sharingHandlers.ts';
import { matchOperation, type MatchedOperation } from './router/matchOperation.ts';
import { readCall, type ReadCall } from './router/readCall.ts';
import { respond, respondToFailure } from './router/respond.ts';
import { randomToken } from './sessions/secrets.ts';
import { readSessionCookie } from './sessions/sessionCookie.ts';

export interface AuthoringApiOptions
  extends HostRules, SessionPorts, Pick<DocumentPorts, 'refuseName'> {
  readonly authoring: Authoring;
  /** Share links of protected documents; without it they are off. */
  readonly shares?: SharePorts | undefined;
  /** What stays protected; without it nothing is. */
  readonly protection?: ProtectionPorts | undefined;
  /** What the site says of content that would be published; without it nothing. */
  readonly remarkOn?: RemarkOn | undefined;
  readonly log: (message: string, error: unknown) => void;
}

/** The authoring API as a function from request to response. */
export interface AuthoringApi {
  /** `address` is the client's, which attempts to sign in are counted by. */
  readonly respond: (request: Request, address: string) => Promise<Response>;
  /** Stops listening to changes. Streams end with their sessions. */
  readonly close: () => void;
}

/**
 * `EventSource` sends no headers of its own. It is safe without: a page of another origin gets the
 * cookie into no request, `Sec-Fetch-Site` refuses it, and without `Access-Control-Allow-Origin` it
 * could read nothing; the stream changes nothing.
 */
const WITHOUT_HEADER = 'readEvents';

function checkHeader({ headers }: Request, { name }: MatchedOperation): void {
  if (name === WITHOUT_HEADER || headers.get(EDITOR_HEADER) === '1') return;
  const message = `Requests to the authoring API have the header ${EDITOR_HEADER}: 1`;
  throw new AuthoringError('refused', message, { at: EDITOR_HEADER });
}

type AnyHandler = (call: ReadCall, context: SessionContext) => unknown;

/** Composes guards, router and handlers. */
export function createAuthoringApi(options: AuthoringApiOptions): AuthoringApi {
  const { authoring, sessions, log } = options;
  const hub = createEventHub((listener) => authoring.onChange(listener), randomToken().slice(0, 8));
  const warnings = protectionWarnings(authoring, options.protection);
  const handlers = {
    ...documentHandlers({ ...options, documents: authoring.documents, warnings }),
    ...publishingHandlers(authoring, warnings, contentRemarks(authoring, options.remarkOn)),
    ...mediaHandlers(authoring),
    ...findingHandlers(authoring),
    ...sharingHandlers(authoring.documents, options.shares),
    ...protectionHandlers(authoring, options.protection),
    ...languageHandlers({ ...options, languages: authoring.languages }),
    ...setHandlers(authoring),
    ...sessionHandlers(options, authoring, hub),
  };

  const answer = async (request: Request, address: string): Promise<Response> => {
    checkHost(request, options);
    checkOrigin(request);
    const url = new URL(request.url);
    const matched = matchOperation(request.method, url.pathname.slice(API_PATH.length));
    checkHeader(request, matched);
    const token = readSessionCookie(request, url);
    const session = token === null ? null : sessions.read(token);
    if (session === null && !matched.operation.isPublic) {
      throw new AuthoringError('signed_out', 'The session of the editor is over: sign in again');
    }
    const call = await readCall(request, matched);
    // Cast: `readCall` has validated the call by the schemas that the handler's type derives from.
    const handler = handlers[matched.name] as unknown as AnyHandler;
    const result = await handler(call, { request, address, session });
    if (Object.hasOwn(sessionOperations, matched.name)) return result as Response; // Cast: theirs are.
    return respond(result, matched.operation.status);
  };

  return {
    respond: (request, address) =>
      answer(request, address).catch((error: unknown) => respondToFailure(error, request, log)),
    close: () => hub.close(),
  };
}
