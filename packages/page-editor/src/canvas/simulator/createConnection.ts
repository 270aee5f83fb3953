import {
  readMessage,
  respond,
  type ClientRequest,
  type SimulatorRequest,
  type SimulatorResponse,
} from './protocol.ts';

/** Why the page in the frame cannot be used. */
export type Trouble =
  /** No simulator has answered: none is there, it is down, or the frame shows an error. */
  | { readonly kind: 'silent' }
  /** It has begun to speak, but takes no slices from here: a build for production since 0.2.2. */
  | { readonly kind: 'refused' }
  /** A simulator answers in the frame, at another origin. */
  | { readonly kind: 'elsewhere'; readonly origin: string }
  /** The frame went to another page, by a link of the project. */
  | { readonly kind: 'left' }
  /** It does not know a request. */
  | { readonly kind: 'outdated'; readonly request: string };

export type ConnectionState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'lost'; readonly trouble: Trouble };

/** The two windows. Each is a part of what browsers have, so that tests can be both. */
export interface ConnectionPorts {
  /** Absolute address of the simulator. */
  readonly url: string;
  /** The window in the frame, as it is now. */
  readonly target: () => Pick<Window, 'postMessage'> | null;
  /** Listens to messages for the editor's window. */
  readonly listen: (listener: (event: MessageEvent<unknown>) => void) => () => void;
  /** Whether the page is to tell of the slice under the pointer. */
  readonly tellsActive: boolean;
  readonly onState: (state: ConnectionState) => void;
  /** What the page tells; whether it was understood. */
  readonly onRequest: (request: SimulatorRequest) => boolean;
}

/** Listens to the messages of the editor's window. */
export const listenToMessages: ConnectionPorts['listen'] = (listener) => {
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
};

export interface Connection {
  /** Resolves when the page has done it; rejects with `SimulatorError`. */
  readonly request: (request: ClientRequest) => Promise<void>;
  /** Call it when the frame has loaded a page, whichever. */
  readonly loaded: () => void;
  /** Call it before the frame is loaded again. */
  readonly restart: () => void;
  readonly close: () => void;
}

/** A request that was not done. */
export class SimulatorError extends Error {
  override readonly name = 'SimulatorError';
  /** That of the response; 0: there was none. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * In ms: how long a page that has loaded may take until its simulator has started, of which the page it was before was
 * one; the same for a page that is still loading, which a development server may have to compile; and for an answer.
 */
const START = 10_000;
export const RESTART = 3000;
const LOAD = 45_000;
const ANSWER = 5000;

/** Requests of the page that wait for an answer: while the window is busy, the pointer may pass many slices. */
const MOST = 100;

/**
 * Speaks with the simulator in a frame. Prismic's own client takes messages of any origin, needs the frame's next `load`
 * to connect, and does not notice that a page was loaded anew, as development servers do.
 */
export function createConnection(ports: ConnectionPorts): Connection {
  const { url, target, listen, tellsActive, onState, onRequest } = ports;
  const { origin } = new URL(url);
  const pending = new Map<
    string,
    { resolve: () => void; reject: (error: SimulatorError) => void }
  >();
  let port: MessagePort | null = null;
  let state: ConnectionState = { kind: 'waiting' };
  let wasConnected = false;
  /** Whether the page that loads has told already that it is ready, and whether one has loaded that has not. */
  let isEarly = false;
  let isAwaited = false;
  let count = 0;

  const become = (next: ConnectionState) => {
    state = next;
    wasConnected ||= next.kind === 'connected';
    onState(next);
  };
  const lose = (trouble: Trouble) => become({ kind: 'lost', trouble });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const expect = (ms: number, trouble: Trouble) => {
    clearTimeout(timer);
    timer = setTimeout(() => lose(trouble), ms);
  };

  const hangUp = () => {
    port?.close();
    port = null;
    for (const { reject } of pending.values()) {
      reject(new SimulatorError('The page in the frame was replaced', 0));
    }
    pending.clear();
  };

  const settle = ({ requestID, status, msg }: SimulatorResponse) => {
    const waiting = pending.get(requestID);
    pending.delete(requestID);
    if (status < 400) waiting?.resolve();
    else waiting?.reject(new SimulatorError(`The simulator answers: ${msg || status}`, status));
  };

  const answer = (to: MessagePort, request: SimulatorRequest) => {
    to.postMessage(respond(request.requestID, onRequest(request) ? 200 : 501), []);
  };

  const post = (type: string, data: unknown, send: (message: SimulatorRequest) => void) =>
    new Promise<void>((resolve, reject) => {
      const requestID = `editor-${(count += 1)}`;
      const patience = setTimeout(
        () => settle({ requestID, status: 504, msg: `no answer to ${type}` }),
        ANSWER,
      );
      pending.set(requestID, {
        resolve: () => {
          clearTimeout(patience);
          resolve();
        },
        reject: (error) => {
          clearTimeout(patience);
          reject(error);
        },
      });
      send({ requestID, type, data });
    });

  /** A new page is ready: it is given a port of its own, and answers through it. */
  const connect = (ready: SimulatorRequest) => {
    hangUp();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message?.kind === 'request') answer(port1, message.request);
      else if (message) settle(message.response);
    });
    port1.start();
    clearTimeout(timer);
    become({ kind: 'waiting' });
    const options = {
      activeSliceAPI: tellsActive,
      sliceZoneSizeAPI: true,
      maximumRequestConcurrency: MOST,
    };
    post('connect', options, (message) => target()?.postMessage(message, origin, [port2])).then(
      () => {
        // Only now does the page tell of slices and sizes.
        target()?.postMessage(respond(ready.requestID, 200), origin);
        become({ kind: 'connected' });
      },
      () => {
        if (port === port1) lose({ kind: 'refused' });
      },
    );
  };

  const unlisten = listen((event) => {
    if (event.source === null || event.source !== target()) return;
    const message = readMessage(event.data);
    if (message?.kind !== 'request' || message.request.type !== 'ready') return;
    if (event.origin !== origin) {
      clearTimeout(timer);
      lose({ kind: 'elsewhere', origin: event.origin });
      return;
    }
    isEarly = !isAwaited;
    isAwaited = false;
    connect(message.request);
  });
  expect(LOAD, { kind: 'silent' });

  return {
    async request({ type, data }) {
      const to = port;
      if (!to || state.kind !== 'connected') {
        throw new SimulatorError('The simulator is not connected', 0);
      }
      try {
        await post(type, data, (message) => to.postMessage(message, []));
      } catch (error) {
        if (error instanceof SimulatorError && error.status === 501) {
          lose({ kind: 'outdated', request: type });
        }
        throw error;
      }
    },
    loaded() {
      if (isEarly) {
        isEarly = false;
        return;
      }
      isAwaited = true;
      hangUp();
      // What is said of the frame is said until a simulator answers in it.
      if (state.kind === 'connected') become({ kind: 'waiting' });
      if (state.kind === 'lost' && state.trouble.kind === 'elsewhere') return;
      expect(wasConnected ? RESTART : START, { kind: wasConnected ? 'left' : 'silent' });
    },
    restart() {
      wasConnected = false;
      isEarly = false;
      isAwaited = false;
      hangUp();
      become({ kind: 'waiting' });
      expect(LOAD, { kind: 'silent' });
    },
    close() {
      unlisten();
      clearTimeout(timer);
      hangUp();
    },
  };
}
