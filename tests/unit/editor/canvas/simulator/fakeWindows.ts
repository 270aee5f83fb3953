import { SimulatorAPI } from '@prismicio/simulator';
import { onTestFinished, vi } from 'vitest';
import type { ConnectionPorts } from '#page-editor/canvas/simulator/createConnection.ts';

type Listener = (event: MessageEvent<unknown>) => void;

export const EDITOR = 'http://127.0.0.1:4600';
export const URL_OF = 'http://localhost:3000/slice-simulator';

/** A message as a window is given it. Cast: what the two sides read of one. */
const message = (data: unknown, origin: string, source: unknown, ports: MessagePort[] = []) =>
  ({ data, origin, source, ports }) as unknown as MessageEvent<unknown>;

/** Prismic's own kit in a frame of another origin, which is a window of its own; and the window of the editor. */
export function fakeWindows() {
  // Not by a hook of this module, which files that share it would have once.
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  // The kit answers others than Prismic's own sites in development only.
  vi.stubEnv('NODE_ENV', 'development');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const inPage = new Set<Listener>();
  const inEditor = new Set<Listener>();
  let origin = new URL(URL_OF).origin;
  const posted: { readonly type: unknown; readonly target: string }[] = [];
  /** The frame's window, as the editor has it. */
  const frame = {
    postMessage(data: { type?: unknown }, target: string, ports: MessagePort[] = []) {
      posted.push({ type: data.type, target });
      if (target !== origin) return;
      queueMicrotask(() => {
        for (const listen of inPage) listen(message(data, EDITOR, editor, ports));
      });
    },
  };
  /** The editor's window, as the frame has it. */
  const editor = {
    postMessage(data: unknown) {
      queueMicrotask(() => tell(data));
    },
  };
  const tell = (data: unknown, from = origin, source: unknown = frame) => {
    for (const listen of inEditor) listen(message(data, from, source));
  };
  vi.stubGlobal('window', {
    parent: editor,
    location: { search: '' },
    addEventListener: (_: string, listener: Listener) => inPage.add(listener),
  });
  // Cast: of a window only this is used.
  const target = frame as unknown as Window;
  const ports: Pick<ConnectionPorts, 'url' | 'target' | 'listen'> = {
    url: URL_OF,
    target: () => target,
    listen(listener) {
      inEditor.add(listener);
      return () => inEditor.delete(listener);
    },
  };
  return {
    ports,
    /** Messages to the frame. */
    posted,
    /** How many listen to the editor's window. */
    listening: () => inEditor.size,
    /** Says something to the editor's window. */
    tell,
    /** The frame is at another address. */
    move: (to: string) => void (origin = to),
    /** The page in the frame starts, with what it does when it is asked. */
    start(handlers: Partial<ConstructorParameters<typeof SimulatorAPI>[0]> = {}) {
      inPage.clear();
      const given: unknown[] = [];
      const api = new SimulatorAPI({
        setSliceZone(request, response) {
          given.push(request.data);
          return response.success(undefined);
        },
        scrollToSlice: (_request, response) => response.success(undefined),
        ...handlers,
      });
      const ready = api.ready();
      ready.catch(() => {});
      return { api, ready, given };
    },
  };
}
