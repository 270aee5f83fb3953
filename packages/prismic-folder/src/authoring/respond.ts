import { AuthoringError, STATUS_OF } from '../store/AuthoringError.ts';

/** Headers of everything the editor answers with: private, framed by itself only, never shared. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
} as const;

/** Data opened in a tab must not load anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'self'";

const DATA_HEADERS = { ...PRIVATE_HEADERS, 'content-security-policy': DATA_POLICY };

/** JSON, or an empty 204 for undefined. */
export function respond(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const all = { ...DATA_HEADERS, ...headers };
  return value === undefined
    ? new Response(null, { status: 204, headers: all })
    : Response.json(value, { status, headers: all });
}

/** A refusal as `{ "error": { "code", "message", … } }`. */
export function respondToError({ code, message, details }: AuthoringError): Response {
  const { allowed, retryAfter } = details;
  return respond({ error: { code, message, ...details } }, STATUS_OF[code], {
    ...(allowed !== undefined && { allow: allowed }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
}

/**
 * The response to whatever was thrown; an unexpected error is logged and says nothing of itself. A
 * part of the body may be unread then, so the connection ends: no other request may follow on it.
 */
export function respondToFailure(
  error: unknown,
  { method, url, body }: Request,
  log: (message: string, error: unknown) => void,
): Response {
  const isExpected = error instanceof AuthoringError;
  if (!isExpected) log(`${method} ${new URL(url).pathname} failed`, error);
  const response = respondToError(isExpected ? error : new AuthoringError('internal', UNEXPECTED));
  if (body !== null) response.headers.set('connection', 'close');
  return response;
}

const UNEXPECTED = 'Something went wrong in the editor; the log of the server says what';
