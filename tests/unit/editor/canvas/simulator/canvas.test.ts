// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CanvasDocument } from '#page-editor/canvas/CanvasApi.ts';
import { createSimulatorCanvas } from '#page-editor/canvas/simulator/createSimulatorCanvas.ts';
import { createZoneMeasure } from '#page-editor/canvas/simulator/measureZone.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const ORIGIN = 'http://localhost:3000';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fields = { slices: { type: 'Slices', config: { choices: {} } } };
const DOCUMENT = {
  summary: { id: 'p', type: 'page', uid: 'home', language: 'en-gb', tags: [] },
  json: { data: { slices: [] } },
  models: { types: new Map([['page', { id: 'page', fields }]]), slices: new Map() },
  // Cast: what is read of a document without references.
} as unknown as CanvasDocument;

interface Message {
  readonly requestID: string;
  readonly type?: string;
}

/** A simulator that does everything it is asked and shows a document, in a frame whose pages come when a test says so. */
async function framed() {
  const heard: string[] = [];
  const hear = (port: MessagePort, { requestID, type = 'answer' }: Message) => {
    heard.push(type);
    if (type === 'answer') return;
    port.postMessage({ requestID, status: 200, msg: 'ok' }, []);
    if (type !== 'setSliceZone') return;
    // What is answered to this comes after what was said before.
    const data = { rect: { left: 0, top: 0, width: 800, height: 0 } };
    port.postMessage({ requestID: 'page-2', type: 'setSliceZoneSize', data }, []);
  };
  const contentWindow = {
    postMessage(data: Message, _origin: string, ports?: MessagePort[]) {
      const [port] = ports ?? [];
      if (!port) return;
      port.addEventListener('message', (event: MessageEvent) => hear(port, event.data));
      port.start();
      hear(port, data);
    },
  };
  const frame = Object.assign(new EventTarget(), { contentWindow, clientWidth: 800 });
  const reload = vi.fn();
  const { canvas, state, close } = createSimulatorCanvas({
    url: `${ORIGIN}/slice-simulator`,
    // Cast: what is used of a frame.
    frame: frame as unknown as HTMLIFrameElement,
    addressOf: () => null,
    reload,
  });
  onTestFinished(close);
  /** The frame has another page; a simulator's says that it is ready. */
  const load = async (isSimulator: boolean) => {
    if (isSimulator) {
      const data = { requestID: 'page-1', type: 'ready', data: null };
      const event = new MessageEvent('message', { data, origin: ORIGIN });
      Object.defineProperty(event, 'source', { value: contentWindow });
      window.dispatchEvent(event);
      await waitFor(() => expect(state().kind).toBe('connected'));
    }
    frame.dispatchEvent(new Event('load'));
  };
  await load(true);
  await canvas.open(DOCUMENT);
  /** A link leads elsewhere, once the page has shown the slices for a time. */
  const leave = async (shownFor: number) => {
    await waitFor(() => expect(heard).toEqual(['connect', 'setSliceZone', 'answer']));
    heard.length = 0;
    vi.advanceTimersByTime(shownFor);
    await load(false);
    vi.advanceTimersByTime(3000);
  };
  return { state, reload, leave, comeBack: () => load(true) };
}

test('each link that leads away from the simulator is answered by bringing it back', async () => {
  const { leave, comeBack, reload } = await framed();
  for (const times of [1, 2]) {
    await leave(3000);
    expect(reload).toHaveBeenCalledTimes(times);
    await comeBack();
  }
});

test('a simulator that leads away each time it is brought back is lost', async () => {
  const { leave, comeBack, reload, state } = await framed();
  await leave(0);
  expect(state().kind).toBe('waiting');
  await comeBack();
  await leave(0);
  expect(state().kind).toBe('lost');
  expect(reload).toHaveBeenCalledOnce();
});

test('slices that could not be measured, as no page came in time, are measured the next time', async () => {
  const page = document.createElement('iframe');
  document.body.append(page);
  const { measure, close } = createZoneMeasure(page, `${ORIGIN}/slice-simulator`);
  const opened: (Element | null)[] = [];
  for (const slices of [[{}], [{}, {}]]) {
    const measured = measure(slices, 90);
    opened.push(page.previousElementSibling);
    vi.advanceTimersByTime(45_000);
    expect(await measured).toBeNull();
    expect(page.previousElementSibling).toBeNull();
  }
  expect(opened[0]).toBeInstanceOf(HTMLIFrameElement);
  expect(opened[1]).toBeInstanceOf(HTMLIFrameElement);
  close();
});
