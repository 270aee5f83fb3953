// @vitest-environment happy-dom
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { bootScript } from '#effects/boot/boot.ts';
import { bootIds, gateChoice, gateEvent } from '#effects/boot/gate.ts';
import { memoryKeys } from '#effects/boot/memory.ts';
import { bareBootScript } from '#effects/boot/bareBoot.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import { earlyPressScript } from '#effects/boot/earlyPresses.ts';
import { pressAgain } from '#effects/boot/pressAgain.ts';
import { SCRIPTS_ID, startScript } from '#effects/boot/startAfterPaint.ts';
import { waitFor } from '../../support/waitFor.ts';

const root = document.documentElement;

const PAGE = `<dialog id="${bootIds.gate}" tabindex="-1"><button value="on">Sound On</button><button value="off">Sound Off</button></dialog><div id="${bootIds.site}"><main id="${bootIds.content}" tabindex="-1"><i data-light></i></main></div>`;

/** Runs an inline script as the browser would: its text only. */
const run = (script: string): unknown => new Function(script)();
/** Runs the script before the page's body is parsed. */
async function boot(body = PAGE) {
  document.body.innerHTML = '';
  run(bootScript);
  document.body.innerHTML = body;
  await waitFor(() => expect(root.dataset['theme']).toBeDefined());
  await Promise.resolve();
}

/** Gives an element a square in the window, and animations, which happy-dom has not. */
function place(selector: string, { x, y, width }: { x: number; y: number; width: number }) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  element.getBoundingClientRect = () => DOMRect.fromRect({ x, y, width, height: width });
  element.animate = vi.fn();
}

const gate = () => document.querySelector<HTMLDialogElement>(`#${bootIds.gate}`);
const site = () => document.getElementById(bootIds.site);
const meta = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute('content');
const isStill = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

const frames: FrameRequestCallback[] = [];
/** Runs a frame, and the tasks that wait for it to be painted. */
const paint = () => {
  frames.splice(0).forEach((run) => run(0));
  vi.advanceTimersByTime(0);
};

beforeEach(() => {
  document.head.innerHTML = '<meta name="color-scheme"><meta name="theme-color">';
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the boot script', () => {
  beforeEach(() => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    isStill(false);
  });
  afterEach(() => vi.useRealTimers());
  it('opens the gate over an inert page, once the page is parsed', async () => {
    await boot();
    expect(root.hasAttribute('data-script')).toBe(true);
    expect(root.dataset).toMatchObject({ theme: 'dark', gate: 'open' });
    expect(gate()?.open).toBe(true);
    expect(site()?.inert).toBe(true);
  });

  it.each(['on', 'off'])('answers a press on Sound %s by itself', async (choice) => {
    await boot();
    const heard = vi.fn();
    document.addEventListener(gateEvent, heard, { once: true });
    gate()?.querySelector<HTMLElement>(`[value=${choice}]`)?.click();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(gateChoice()).toBe(choice);
    expect(gate()?.querySelector('[data-pressed]')?.getAttribute('value')).toBe(choice);
    expect(root.dataset['gate']).toBe('open');
    expect(localStorage.getItem(memoryKeys.sound)).toBe(choice);
    expect(sessionStorage.getItem(memoryKeys.gate)).toBe(choice);
    paint();
    expect(root.dataset['gate']).toBe('leaving');
    expect(gate()?.inert).toBe(true);
    gate()?.querySelector<HTMLElement>('button:not([data-pressed])')?.click();
    expect(gateChoice()).toBe(choice);
    paint();
    expect(site()?.inert).toBe(false);
    expect(document.activeElement?.id).toBe(bootIds.content);
    vi.advanceTimersByTime(1999);
    expect(gate()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(gate()).toBeNull();
    expect(root.dataset['gate']).toBeUndefined();
  });

  it('takes the focus with the first frame, but not from a button that somebody is on already', async () => {
    await boot();
    paint();
    expect(document.activeElement).toBe(gate());
    await boot();
    gate()?.querySelector('button')?.focus();
    paint();
    expect(document.activeElement?.textContent).toBe('Sound On');
  });

  it('fades the gate for 300 ms where reduced motion is preferred', async () => {
    isStill(true);
    await boot();
    place('[data-light]', { x: 700, y: 100, width: 400 });
    gate()?.querySelector('button')?.click();
    paint();
    paint();
    expect(gate()?.dataset['lifting']).toBe('');
    expect(site()?.inert).toBe(false);
    vi.advanceTimersByTime(299);
    expect(gate()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(gate()).toBeNull();
  });

  it.each([
    ['travels to that of the page', { x: 700, y: 100, width: 400 }, 'travel'],
    ['fades where the page has none to be seen', { x: 0, y: 0, width: 0 }, ''],
    ['fades where that is below', { x: 700, y: 700, width: 400 }, ''],
  ])('the chosen disc %s', async (_, rect, lifting) => {
    await boot();
    place('[data-light]', rect);
    place('[value=on]', { x: 100, y: 50, width: 200 });
    gate()?.querySelector<HTMLElement>('[value=on]')?.click();
    paint();
    paint();
    expect(gate()?.dataset['lifting']).toBe(lifting);
    expect(gate()?.style.cssText).toBe(lifting && '--to-x: 600px; --to-y: 50px; --to-scale: 2;');
  });

  it('keeps the gate closed for the rest of the session', async () => {
    sessionStorage.setItem(memoryKeys.gate, 'off');
    await boot();
    expect(root.dataset['gate']).toBeUndefined();
    expect(gate()?.open).toBe(false);
    expect(site()?.inert).toBeFalsy();
  });

  it('shows the remembered theme under a gate that is always dark', async () => {
    localStorage.setItem(memoryKeys.theme, 'light');
    await boot();
    expect(root.dataset['theme']).toBe('light');
    expect([meta('color-scheme'), meta('theme-color')]).toEqual(['dark', '#0C0B0A']);
    gate()?.querySelector('button')?.click();
    paint();
    paint();
    expect([meta('color-scheme'), meta('theme-color')]).toEqual(['light', '#F3EEE5']);
  });

  it.each([
    [null, undefined, undefined, undefined],
    ['', 'calm', 'calm', undefined],
    ['still', undefined, 'still', ''],
    ['still', 'calm', 'still', 'calm'],
  ])(
    'a visitor who chose motion %s stills the page, and keeps what an owner allows (%s)',
    async (chosen, step, shown, allowed) => {
      if (chosen) localStorage.setItem(memoryKeys.motion, chosen);
      if (step) root.dataset['motion'] = step;
      await boot();
      expect([root.dataset['motion'], root.dataset['allowed']]).toEqual([shown, allowed]);
    },
  );

  it('leaves a page without a gate as it is', async () => {
    await boot(`<div id="${bootIds.site}"></div>`);
    expect(root.dataset['gate']).toBeUndefined();
    expect(site()?.inert).toBeFalsy();
  });

  it('asks for the font of the gate only where the gate opens', async () => {
    const asked = () => document.querySelectorAll('[rel=preload][as=font][href*="300"]').length;
    document.head.innerHTML = '';
    await boot();
    expect(asked()).toBe(1);
    sessionStorage.setItem(memoryKeys.gate, 'off');
    document.head.innerHTML = '';
    await boot();
    expect(asked()).toBe(0);
  });

  it('works without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await boot();
    gate()?.querySelector('button')?.click();
    paint();
    expect(root.dataset['gate']).toBe('leaving');
  });

  it('is small, and no inline script can close its element', () => {
    expect(bootScript.length).toBeLessThan(3500);
    expect(brotliCompressSync(bootScript).length).toBeLessThan(1315);
    for (const script of [bootScript, startScript])
      expect(script).not.toMatch(/<\/script|<!--|\/\*/i);
  });
});

test.each<[string, string, string | null, 'dark' | 'light']>([
  ['neither is set', '', null, 'dark'],
  ['the visitor chose it', '', 'light', 'light'],
  ['the query requests it', '?theme=light', null, 'light'],
  ['the query requests nonsense', '?theme=pink', null, 'dark'],
])('a page without a gate has its theme when %s', (_, search, remembered, expected) => {
  history.replaceState(null, '', `/${search}`);
  if (remembered) localStorage.setItem(memoryKeys.theme, remembered);
  run(bareBootScript);
  expect(root.dataset['theme']).toBe(expected);
  expect(root.hasAttribute('data-script')).toBe(true);
  expect(root.hasAttribute('data-gate')).toBe(false);
  expect(meta('color-scheme')).toBe(expected);
  const palette = expected === 'dark' ? darkPalette : lightPalette;
  expect(meta('theme-color')).toBe(palette.background);
});

test('a browser without storage gets the dark theme', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  run(bareBootScript);
  expect(root.dataset['theme']).toBe('dark');
});

const CONTROLS = `<dialog id="${bootIds.gate}"><button type="button">Gate</button></dialog>
<div id="${bootIds.site}"><button type="button"><b>First</b></button><div><button type="button">Second</button></div>
<button type="button" disabled>Off</button><a href="#here">Link</a><form><button type="submit">Send</button></form>
<p>Words</p></div>`;

/** Runs the script; returns what is pressed from then on. */
function early() {
  run(earlyPressScript);
  document.body.innerHTML = CONTROLS;
  const pressed: string[] = [];
  const listen = () =>
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.textContent ?? '');
    });
  return { pressed, listen };
}

const press = (...texts: string[]) => {
  for (const text of texts)
    [...document.querySelectorAll<HTMLElement>('button, a, p, b')]
      .findLast(({ textContent }) => textContent === text)
      ?.click();
};

describe('presses before the page has its code', () => {
  it.each([
    { name: 'none', presses: [], again: [] },
    { name: 'a part of a control', presses: ['First'], again: ['First'] },
    {
      name: 'several, in the order of the first press of each',
      presses: ['Second', 'First', 'Second', 'Second'],
      again: ['Second', 'First'],
    },
    { name: 'what needs no code', presses: ['Gate', 'Link', 'Send', 'Off', 'Words'], again: [] },
  ])('$name', ({ presses, again }) => {
    const { pressed, listen } = early();
    press(...presses);
    listen();
    pressAgain();
    expect(pressed).toEqual(again);
  });

  it('are remembered until the page answers by itself', () => {
    const { pressed, listen } = early();
    press('First');
    listen();
    pressAgain();
    press('Second');
    pressAgain();
    expect(pressed).toEqual(['First', 'Second', 'First']);
  });
});

describe('the start after the first paint', () => {
  type Entries = { getEntriesByName: (name: string) => readonly unknown[] };

  let paint: (name: string) => void;
  const disconnect = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(heard: (list: Entries, observer: { disconnect: () => void }) => void) {
          paint = (name) =>
            heard(
              { getEntriesByName: (requests) => (requests === name ? [{}] : []) },
              { disconnect },
            );
        }
        observe() {}
      },
    );
    document.body.innerHTML = `<script type="application/json" id="${SCRIPTS_ID}">["/entry.js","/a.js","/b.js"]</script>`;
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  const requests = () =>
    [
      ...Array.from(document.head.querySelectorAll('link'), ({ rel, href }) => `${rel} ${href}`),
      ...Array.from(
        document.body.querySelectorAll<HTMLScriptElement>('script[src]'),
        ({ type, src }) => `${type} ${src}`,
      ),
    ].map((text) => text.replace(location.origin, ''));
  const FETCHED = ['modulepreload /a.js', 'modulepreload /b.js', 'modulepreload /entry.js'];
  const ALL = [...FETCHED, 'module /a.js', 'module /b.js', 'module /entry.js'];

  /** A first image whose decoding the test controls. */
  function firstPicture() {
    const picture = document.createElement('img');
    picture.setAttribute('fetchpriority', 'high');
    let finish: { done: () => void; fail: () => void } | null = null;
    picture.decode = () =>
      new Promise<void>((done, fail) => (finish = { done, fail: () => fail(new Error('broken')) }));
    document.body.append(picture);
    return { done: () => finish?.done(), fail: () => finish?.fail() };
  }

  test('modules are requested once the page has been painted', async () => {
    run(startScript);
    await vi.advanceTimersByTimeAsync(500);
    expect(requests()).toEqual([]);
    paint('first-paint');
    await vi.advanceTimersByTimeAsync(500);
    expect(requests()).toEqual([]);
    paint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(500);
    expect(requests()).toEqual(ALL);
  });

  test.each(['done', 'fail'] as const)('the first picture is waited for (%s)', async (end) => {
    const picture = firstPicture();
    run(startScript);
    paint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(500);
    expect(requests()).toEqual([]);
    picture[end]();
    await vi.advanceTimersByTimeAsync(500);
    expect(requests()).toEqual(ALL);
  });

  test('rows below the first screen are let go once the page has been painted, covers once its image is there', async () => {
    const { dataset } = document.documentElement;
    dataset['unpainted'] = '';
    const picture = firstPicture();
    run(startScript);
    await vi.advanceTimersByTimeAsync(500);
    expect(dataset['unpainted']).toBe('');
    paint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(500);
    expect(dataset['unpainted']).toBe('image');
    picture.done();
    await vi.advanceTimersByTimeAsync(500);
    expect(dataset['unpainted']).toBeUndefined();
  });

  test('an image that does not load delays the page by two seconds at most', async () => {
    firstPicture();
    run(startScript);
    paint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.advanceTimersToNextTimer();
    expect(requests()).toEqual(expect.arrayContaining(FETCHED));
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests()).toEqual(ALL);
  });

  test('in a hidden tab modules are evaluated at once, in turns, the entry last, also after one that failed; without the entry the page stands as without scripts', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    root.dataset['script'] = '';
    const link = document.createElement('noscript');
    link.textContent = '<a href="/film.mp4">Film</a>';
    document.body.append(link);
    run(startScript);
    // Each in a task of its own; these are all that are due.
    expect(requests()).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(requests()).toEqual([...FETCHED, 'module /a.js']);
    // No script loads in this environment: each ends with an error.
    expect(root.hasAttribute('data-script')).toBe(true);
    await vi.advanceTimersByTimeAsync(50);
    expect(requests()).toEqual(ALL);
    expect(root.hasAttribute('data-script')).toBe(false);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/film.mp4');
  });
});
