import type { Browser, Plain } from './Browser.ts';

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's code points for keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
};

/** Timeout in ms for the driver to listen, and for a script to finish. */
const START_TIMEOUT = 20_000;
const SCRIPT_TIMEOUT = 30_000;

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Sends commands to a W3C WebDriver and throws the errors it reports. */
function createSend(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    // Cast: the protocol's form of every response.
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver ${method} ${path}: ${error}. ${message}`);
  };
}

async function untilListening(send: Send): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT; ;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** Opens a window through a WebDriver and returns it in the form the journeys use. */
export async function startSession(origin: string, capabilities: object): Promise<Browser> {
  const sendTo = createSend(origin);
  await untilListening(sendTo);
  // Cast: the protocol's form of this response.
  const { sessionId } = (await sendTo('POST', '/session', {
    capabilities: { alwaysMatch: { ...capabilities } },
  })) as { sessionId: string };
  const send: Send = (method, path, body) => sendTo(method, `/session/${sessionId}${path}`, body);
  await send('POST', '/timeouts', { script: SCRIPT_TIMEOUT });

  // Cast: as above.
  const find = async (selector: string) => {
    const using = { using: 'css selector', value: selector };
    return (await send('POST', '/element', using)) as Record<typeof ELEMENT, string>;
  };
  const act = (actions: object) => send('POST', '/actions', { actions: [actions] });
  const run: Browser['run'] = async (script, ...args) => {
    const value = await send('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${script.toString()})(...arguments[0]))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [args],
    });
    // Cast: what the script above passes to done.
    const outcome = value as { value?: Plain; error?: string };
    if (outcome.error) throw new Error(outcome.error);
    return outcome.value as never;
  };

  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    run,
    click: async (selector) => {
      const element = await find(selector);
      await run((name) => {
        document.querySelector(name)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, selector);
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', origin: element, x: 0, y: 0, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (selector, text) => {
      const { [ELEMENT]: id } = await find(selector);
      await send('POST', `/element/${id}/value`, { text });
    },
    press: async (chord) => {
      const keys = chord.split('+').map((name) => KEYS[name] ?? name);
      await act({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...keys.map((value) => ({ type: 'keyDown', value })),
          ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      });
    },
    back: async () => void (await send('POST', '/back')),
    forward: async () => void (await send('POST', '/forward')),
    resize: async (width, height) => {
      // The window includes a toolbar: request twice, the second time with its height added.
      const inner = () => run(() => ({ width: innerWidth, height: innerHeight }));
      await send('POST', '/window/rect', { width, height });
      const seen = await inner();
      if (seen.width === width && seen.height === height) return;
      await send('POST', '/window/rect', {
        width: 2 * width - seen.width,
        height: 2 * height - seen.height,
      });
    },
    close: async () => void (await send('DELETE', '')),
  };
}
