import type { ChangeEvent } from '../contract/session.ts';
import { DATA_POLICY, PRIVATE_HEADERS } from '../respond.ts';
import type { EditorSession, EditorSessions } from './createSessions.ts';

/** An event with its place in the order of events. */
interface NumberedEvent {
  /** `<start>-<number>`: unknown to a server that was started later. */
  readonly id: string;
  readonly event: ChangeEvent;
}

/** A browser that was away for longer reads everything again. */
const MAX_EVENTS = 500;

/**
 * Numbers changes on disk, keeps the last ones, and passes them to all open streams. `start` differs for each start
 * of the server.
 */
export function createEventHub(
  onChange: (listener: (event: ChangeEvent) => void) => () => void,
  start: string,
) {
  const listeners = new Set<(event: NumberedEvent) => void>();
  const recent: NumberedEvent[] = [];
  let count = 0;
  const idOf = (number: number) => `${start}-${number}`;
  const stop = onChange((event) => {
    count += 1;
    const numbered = { id: idOf(count), event };
    recent.push(numbered);
    if (recent.length > MAX_EVENTS) recent.shift();
    for (const listener of listeners) listener(numbered);
  });
  return {
    /** Calls `listener` for each event from now on. Returns a function that stops it. */
    listen(listener: (event: NumberedEvent) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The id of the last event; a stream that starts now misses nothing after it. */
    last: () => idOf(count),
    /** The events after an id; null if that is not known any more. */
    since(id: string): readonly NumberedEvent[] | null {
      if (id === idOf(count)) return [];
      const at = recent.findIndex((one) => one.id === id);
      if (at >= 0) return recent.slice(at + 1);
      const first = recent[0];
      return first && id === idOf(count - recent.length) ? recent : null;
    },
    close() {
      stop();
      listeners.clear();
    },
  };
}

export type EventHub = ReturnType<typeof createEventHub>;

/** In ms: proxies close connections that are silent for a minute. */
const HEARTBEAT = 15_000;

/** In ms: how long a browser waits before it connects again. */
const RETRY = 1000;

/** Texts waiting for a browser that does not read; it connects again and reads what it missed. */
const MAX_QUEUED = 1000;

interface StreamOptions {
  readonly hub: EventHub;
  readonly sessions: EditorSessions;
  readonly session: EditorSession;
  /** The last event the browser has seen; null at its first connection. */
  readonly lastId: string | null;
  /** Called once when the stream has ended. */
  readonly onEnd: () => void;
}

const write = ({ id, event }: NumberedEvent) =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * A stream of server-sent events: first those since `lastId`, then `ready`; or `reset` if they are
 * not known, and the browser reads everything again. It ends with the session, which it does not
 * prolong.
 */
export function eventStream({ hub, sessions, session, lastId, onEnd }: StreamOptions): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= -MAX_QUEUED) end();
        };
        const ends: (() => void)[] = [];
        let isOver = false;
        end = () => {
          if (isOver) return;
          isOver = true;
          for (const stop of ends) stop();
          // A stream that the browser has closed cannot be closed again.
          try {
            controller.close();
          } catch {}
          onEnd();
        };
        const missed = lastId === null ? [] : hub.since(lastId);
        send(`retry: ${RETRY}\n\n`);
        for (const event of missed ?? []) send(write(event));
        send(`id: ${hub.last()}\nevent: ${missed === null ? 'reset' : 'ready'}\ndata: {}\n\n`);
        ends.push(hub.listen((event) => send(write(event))));
        const beat = setInterval(() => {
          if (sessions.isOpen(session)) send(': still open\n\n');
        }, HEARTBEAT);
        beat.unref();
        ends.push(
          () => clearInterval(beat),
          sessions.onClose(session, () => end()),
        );
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      ...PRIVATE_HEADERS,
      'content-security-policy': DATA_POLICY,
      'content-type': 'text/event-stream; charset=utf-8',
      // Compression would hold events back, and so would a proxy's buffer.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
