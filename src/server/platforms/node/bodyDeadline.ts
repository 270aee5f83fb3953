import type { IncomingMessage, Server } from 'node:http';

/** How long a body may take once the headers are there, in ms. */
export const BODY_TIMEOUT = 30_000;

/** Closes connections whose request does not end in time. */
export interface BodyDeadline {
  /** Watches the requests of a server. */
  readonly watch: (server: Server) => void;
  /** Lets the body of a request take as long as the server's own limit allows. */
  readonly lift: (request: IncomingMessage) => void;
}

/** Headers that announce a body. */
const BODY = /^(?:content-length|transfer-encoding)$/i;

const RESPONSE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Node has one limit for all requests, and that has to be long enough for a film over a slow line. This one is for
 * all bodies that are not uploads of somebody who has signed in.
 */
export function createBodyDeadline(timeout = BODY_TIMEOUT): BodyDeadline {
  const timers = new WeakMap<IncomingMessage, ReturnType<typeof setTimeout>>();
  const lift = (request: IncomingMessage) => clearTimeout(timers.get(request));

  const close = ({ complete, socket }: IncomingMessage, isAnswered: boolean) => {
    if (complete) return;
    if (!isAnswered && socket.writable) socket.write(RESPONSE);
    socket.destroy();
  };

  return {
    lift,
    watch(server) {
      server.prependListener('request', (request, response) => {
        // As they came: Node parses them when they are asked for, which most requests do without.
        const hasBody = request.rawHeaders.some((text, at) => at % 2 === 0 && BODY.test(text));
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
