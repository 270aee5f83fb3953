import type { IncomingMessage, Server } from 'node:http';

/** How long a body may take once the headers are there, in ms. */
export const BODY_TIMEOUT = 30_000;

/** Closes connections whose request does not end in time. */
export interface BodyDeadline {
  /** Lets the body of a request take as long as the server's own limit allows. */
  readonly lift: (request: IncomingMessage) => void;
}

const RESPONSE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Node has one limit for all requests, and that has to be long enough for a film over a slow line. This one is for
 * all bodies that are not uploads of somebody who has signed in.
 */
export function createBodyDeadline(timeout = BODY_TIMEOUT) {
  const timers = new WeakMap<IncomingMessage, ReturnType<typeof setTimeout>>();
  const lift = (request: IncomingMessage) => clearTimeout(timers.get(request));

  const close = ({ complete, socket }: IncomingMessage, isAnswered: boolean) => {
    if (complete) return;
    if (!isAnswered && socket.writable) socket.write(RESPONSE);
    socket.destroy();
  };

  return {
    lift,
    /** Watches the requests of a server. */
    watch(server: Server): void {
      server.prependListener('request', (request, response) => {
        const { headers } = request;
        const hasBody =
          'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
        if (!hasBody) return;
        timers.set(
          request,
          setTimeout(() => close(request, response.headersSent), timeout),
        );
        request.once('close', () => lift(request));
        request.once('end', () => lift(request));
      });
    },
  };
}
