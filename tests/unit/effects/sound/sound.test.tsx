// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi, describe } from 'vitest';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';
import type { SoundOptions, Stem, SoundEngine, SoundState } from '#effects/sound/types.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { FakeAudioContext, setHidden, stubAudio } from './fakeAudio.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SoundContext } from '#effects/sound/useSound.ts';
import { bindInterfaceSounds } from '#effects/sound/bindInterfaceSounds.ts';
import { SoundToggle } from '#shell/SoundToggle.tsx';
import { find } from '../../ui/mount.tsx';

const library = vi.hoisted(() => ({ loads: true, scenes: 0 }));

vi.mock('resonance-audio', () => {
  const node = () => ({ connect() {}, disconnect() {}, gain: { value: 1 } });
  class ResonanceAudio {
    readonly output = node();
    readonly _listener = { _renderer: { initialize: async () => {} } };
    readonly setListenerOrientation = () => {};
    readonly createSource = () => ({ input: node() });
    constructor() {
      library.scenes += 1;
      if (!library.loads) throw new Error('No library');
    }
  }
  return { default: { ResonanceAudio } };
});

const stem = (name: string): Stem => ({
  name,
  sources: [`/${name}.ogg`, `/${name}.m4a`],
  position: { x: 0, y: 0, z: -2 },
  gainDb: -6,
});

const FILES = { '/a.ogg': 'a', '/b.ogg': 'b', '/hover.ogg': 'hover' };
const interfaceSounds = { hover: ['/hover.ogg'] };

const log = vi.fn();
const engines: ReturnType<typeof createSoundEngine>[] = [];

function create(options: Partial<SoundOptions> = {}) {
  const stems = [stem('a'), stem('b')];
  const engine = createSoundEngine({ stems, interfaceSounds, log, ...options });
  engines.push(engine);
  return engine;
}

async function running(options: Partial<SoundOptions> = {}) {
  const engine = create(options);
  engine.on();
  await until(engine, 'running');
  return engine;
}

const until = (engine: ReturnType<typeof create>, state: string) =>
  waitFor(() => expect(engine.getSnapshot()).toBe(state));

/** A page without a gesture so far. */
function withoutGesture() {
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { ...navigator, userActivation: activation });
  return activation;
}

let audio: ReturnType<typeof stubAudio>;

// Compiles what the engine loads here, not within the second a test waits.
beforeAll(async () => {
  await import('#effects/sound/createMix.ts');
  await import('#effects/sound/createRoom.ts');
});

beforeEach(() => {
  log.mockReset();
  Object.assign(library, { loads: true, scenes: 0 });
  audio = stubAudio(FILES);
});

afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nothing is created or fetched before the start', async () => {
  const engine = create();
  engine.subscribe(() => {});
  engine.play('hover');
  engine.off();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(engine.getSnapshot()).toBe('idle');
  expect([FakeAudioContext.made.length, audio.fetched, library.scenes]).toEqual([0, [], 0]);
});

test('all stems start at the same moment, in a loop, at their gain', async () => {
  const engine = create();
  engine.on();
  // At once, as browsers require of a gesture.
  expect(audio.context().resume).toHaveBeenCalledOnce();
  expect(engine.getSnapshot()).toBe('loading');
  await until(engine, 'running');
  const { sources, gains } = audio.context();
  expect(sources.map(({ buffer, loop }) => [buffer?.name, loop])).toEqual([
    ['a', true],
    ['b', true],
  ]);
  expect(new Set(sources.map(({ start }) => start.mock.calls[0]?.[0])).size).toBe(1);
  expect(sources[0]?.start.mock.calls[0]?.[0]).toBeGreaterThan(audio.context().currentTime);
  expect(gains.filter(({ gain }) => Math.abs(gain.value - 0.501) < 0.001)).toHaveLength(2);
  expect(gains[0]?.gain.setValueAtTime.mock.calls[0]).toEqual([0, 5]);
  expect(gains[0]?.gain.linearRampToValueAtTime.mock.lastCall?.[0]).toBe(0.3);
});

test('stems may begin later in their loop, and be measured at the last node', async () => {
  const tap = vi.fn();
  await running({ startAt: 33, tap });
  const { sources, gains } = audio.context();
  expect(sources[0]?.start.mock.calls[0]?.[1]).toBe(1);
  expect(tap).toHaveBeenCalledExactlyOnceWith(audio.context(), gains[0]);
});

test('a stem with a loop repeats that part of its file', async () => {
  await running({ stems: [{ ...stem('a'), loop: { start: 4, end: 28 } }], startAt: 25 });
  const { sources } = audio.context();
  expect(sources[0]?.buffer).toMatchObject({ name: 'part', duration: 24 });
  expect(sources[0]?.start.mock.calls[0]?.[1]).toBe(1);
});

test('interface sounds load after the stems and sound only while running', async () => {
  const engine = await running();
  await waitFor(() => expect(audio.fetched).toContain('/hover.ogg'));
  expect(audio.fetched.indexOf('/hover.ogg')).toBeGreaterThan(audio.fetched.indexOf('/b.ogg'));
  const { sources } = audio.context();
  await waitFor(() => {
    engine.play('hover');
    expect(sources.at(-1)?.buffer?.name).toBe('hover');
  });
  const heard = sources.length;
  engine.play('press');
  engine.off();
  engine.play('hover');
  expect(sources).toHaveLength(heard);
});

test('sounds of the same use keep a minimum interval', async () => {
  const engine = await running();
  const context = audio.context();
  await waitFor(() => {
    engine.play('hover');
    expect(context.sources).toHaveLength(3);
  });
  engine.play('hover');
  context.currentTime += 0.03;
  engine.play('hover');
  expect(context.sources).toHaveLength(3);
  context.currentTime += 0.05;
  engine.play('hover');
  expect(context.sources).toHaveLength(4);
});

test('the toggle fades the sound and suspends the context, resumes it, and notifies subscribers', async () => {
  const engine = await running();
  const heard: string[] = [];
  engine.subscribe(() => heard.push(engine.getSnapshot()));
  engine.toggle();
  expect(engine.getSnapshot()).toBe('suspended');
  const { gains, suspend } = audio.context();
  expect(gains[0]?.gain.linearRampToValueAtTime.mock.lastCall?.[0]).toBe(0);
  expect(suspend).not.toHaveBeenCalled();
  await waitFor(() => expect(audio.context().state).toBe('suspended'));
  engine.toggle();
  await until(engine, 'running');
  expect([heard[0], heard.at(-1)]).toEqual(['suspended', 'running']);
});

type Act = 'on' | 'off' | 'hide' | 'show' | 'suspended' | 'interrupted' | 'running';

test.each<[what: string, acts: Act[], end: 'running' | 'suspended']>([
  ['turned on again during the fade', ['off', 'on'], 'running'],
  ['interrupted by the system', ['interrupted'], 'suspended'],
  ['run again by the system', ['interrupted', 'running'], 'running'],
  ['in a hidden tab', ['hide'], 'suspended'],
  ['in a tab that is shown again', ['hide', 'show'], 'running'],
  ['suspended before its tab was hidden', ['suspended', 'hide', 'show'], 'suspended'],
  ['turned off in a hidden tab', ['hide', 'off', 'show'], 'suspended'],
])('a sound %s, by %j, is %s', async (_what, acts, end) => {
  const engine = await running();
  for (const act of acts) {
    if (act === 'on' || act === 'off') engine[act]();
    else if (act === 'hide' || act === 'show') setHidden(act === 'hide');
    else audio.context().become(act);
  }
  // Longer than the fade.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(engine.getSnapshot()).toBe(end);
  const { state } = audio.context();
  expect(state === 'interrupted' ? 'suspended' : state).toBe(end);
});

test('turned off while it loads it stays off when everything has loaded', async () => {
  const engine = create();
  engine.on();
  engine.off();
  expect(engine.getSnapshot()).toBe('suspended');
  await waitFor(() => expect(audio.context().sources).toHaveLength(2));
  expect(engine.getSnapshot()).toBe('suspended');
  engine.on();
  await until(engine, 'running');
  expect(audio.fetched.filter((address) => address === '/a.ogg')).toHaveLength(1);
});

test('a browser may refuse the start, and the next gesture tries again', async () => {
  FakeAudioContext.allows = false;
  const engine = create();
  engine.on();
  await waitFor(() => expect(audio.context().sources).toHaveLength(2));
  await until(engine, 'suspended');
  FakeAudioContext.allows = true;
  document.body.click();
  await until(engine, 'running');
});

test('without a gesture on the page it waits for one before it creates anything', async () => {
  const activation = withoutGesture();
  const engine = create();
  engine.on();
  expect([engine.getSnapshot(), FakeAudioContext.made.length]).toEqual(['idle', 0]);
  activation.hasBeenActive = true;
  // A key press on a control belongs to that control.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(FakeAudioContext.made).toHaveLength(0);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await until(engine, 'running');
});

test('a click on the toggle while it waits for a gesture turns it on once', async () => {
  const activation = withoutGesture();
  const engine = create();
  engine.on();
  activation.hasBeenActive = true;
  const button = document.createElement('button');
  button.addEventListener('click', engine.toggle);
  document.body.append(button);
  button.click();
  await until(engine, 'running');
  button.remove();
});

test('turned off while it waits for a gesture it stays silent', () => {
  withoutGesture();
  const engine = create();
  engine.on();
  engine.off();
  document.body.click();
  expect(FakeAudioContext.made).toHaveLength(0);
});

test('hidden while it loads it starts when the tab is shown', async () => {
  const engine = create();
  engine.on();
  setHidden(true);
  await waitFor(() => expect(audio.context().sources).toHaveLength(2));
  expect(engine.getSnapshot()).toBe('suspended');
  setHidden(false);
  await until(engine, 'running');
});

test.each<[what: string, files: Record<string, string | number>, heard: string[], lost: string[]]>([
  [
    'the second format where the first cannot be decoded',
    { '/a.ogg': 'noise', '/a.m4a': 'A', '/b.ogg': 'b' },
    ['A', 'b'],
    ['/a.ogg'],
  ],
  ['the rest where a stem is lost', { '/a.ogg': 500, '/b.ogg': 'b' }, ['b'], ['/a.ogg', '/a.m4a']],
])('it plays %s, and logs each file that failed', async (_what, files, heard, lost) => {
  audio = stubAudio(files);
  await running();
  expect(audio.context().sources.map(({ buffer }) => buffer?.name)).toEqual(heard);
  const lines = log.mock.calls.map(([line]) => line);
  for (const address of lost) expect(lines).toContain(`Failed to load ${address}`);
  if (heard.length < 2) expect(lines).toContain('The stem a stays silent');
});

test('where no stem can be loaded it says so, and loads them again at the next press', async () => {
  const files: Record<string, string> = {};
  audio = stubAudio(files);
  const engine = create();
  engine.toggle();
  await until(engine, 'failed');
  expect(log.mock.calls.map(([line]) => line)).toContain('Failed to load the sound');
  Object.assign(files, FILES);
  engine.toggle();
  await until(engine, 'running');
  expect(audio.context().sources).toHaveLength(2);
});

test('without the ambisonic library the stems get a plain mix', async () => {
  library.loads = false;
  await running();
  expect(audio.context().sources).toHaveLength(2);
  expect(log.mock.calls[0]?.[0]).toBe('Failed to build the room; the stems are mixed without it');
});

test('invalid settings of the room are logged with what is used in their place', async () => {
  const impulseResponses = ['/a.wav', '/b.wav', '/c.wav'];
  await running({ ambisonicOrder: 5, channelMap: [0, 1, 2], impulseResponses });
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    'The ambisonic order is 2 or 3, not 5: 3 is used',
    'A channel map has the channels 0 to 3 once each, not 0,1,2',
    'Order 3 takes 8 impulse responses, not 3',
  ]);
});

test.each<[what: string, options: Partial<SoundOptions>, scenes: number]>([
  ['stems around the listener', {}, 1],
  ['stems as they are mixed', { rendering: 'bypass' }, 0],
  ['no stems', { stems: [] }, 0],
])('with %s it builds the room or leaves the library aside', async (_what, options, scenes) => {
  await running(options);
  expect(library.scenes).toBe(scenes);
});

test.each([
  ['that there is not', undefined, 0],
  [
    'that cannot be created',
    function noDevice() {
      throw new DOMException('No device', 'NotSupportedError');
    },
    1,
  ],
])('a context %s leaves it unavailable, its methods do nothing', (_what, context, lines) => {
  vi.stubGlobal('AudioContext', context);
  const engine = create();
  engine.on();
  engine.toggle();
  engine.play('hover');
  engine.off();
  expect(engine.getSnapshot()).toBe('unavailable');
  expect(audio.fetched).toEqual([]);
  expect(log).toHaveBeenCalledTimes(lines);
});

test('disposed, it closes its context and can start again', async () => {
  const engine = await running();
  const first = audio.context();
  engine.dispose();
  expect([engine.getSnapshot(), first.state]).toEqual(['idle', 'closed']);
  setHidden(true);
  setHidden(false);
  expect(first.resume).toHaveBeenCalledOnce();
  engine.on();
  await until(engine, 'running');
  expect(audio.context()).not.toBe(first);
});

test('disposed while it loads it neither plays nor logs', async () => {
  const engine = create();
  engine.on();
  engine.dispose();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(audio.context().sources).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

const within = (engine: SoundEngine | null) => (
  <SoundContext value={engine}>
    <SoundToggle look="rail" />
  </SoundContext>
);

/** An engine in the state a test sets. */
function puppet(state: SoundState) {
  let current = state;
  let notify = () => {};
  const engine: SoundEngine = {
    ...createSoundEngine({ stems: [] }),
    subscribe: (listener) => {
      notify = listener;
      return () => {};
    },
    getSnapshot: () => current,
    toggle: vi.fn(),
  };
  return { engine, become: (next: SoundState) => ((current = next), notify()) };
}

async function draw(engine: SoundEngine | null) {
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(within(engine)));
  return container;
}

test('the toggle follows the engine, and a press calls it', async () => {
  const { engine, become } = puppet('suspended');
  const button = find<HTMLButtonElement>(await draw(engine), 'button');
  for (const [state, ...words] of [
    ['idle', 'Sound Off', false],
    ['running', 'Sound On', false],
    ['failed', 'No sound came. Try again', false],
    ['unavailable', 'Sound Off', true],
    ['suspended', 'Sound Off', false],
  ] as const) {
    await act(async () => become(state));
    expect([button.textContent, button.disabled]).toEqual(words);
  }
  await act(async () => button.click());
  expect(engine.toggle).toHaveBeenCalledOnce();
});

test('without an engine there is no toggle, and the server renders the sound as idle', async () => {
  expect((await draw(null)).innerHTML).toBe('');
  expect(renderToString(within(puppet('running').engine))).toContain('Sound Off');
});

describe('sounds of the interface', () => {
  const play = vi.fn();
  let stop = () => {};

  beforeEach(() => {
    document.body.innerHTML = `
    <main><p>words</p>
      <a href="#a"><span>link</span><b>more</b></a>
      <button><i>press</i></button>
      <button disabled class="dead">no</button>
      <a aria-disabled="true" class="dead">no</a>
    </main>`;
    stop = bindInterfaceSounds(document, { play });
  });

  afterEach(() => {
    stop();
    play.mockReset();
  });

  function point(type: string, selector: string, init: PointerEventInit & { from?: string } = {}) {
    const { from, ...rest } = init;
    const relatedTarget = from ? document.querySelector(from) : null;
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerType: 'mouse',
      button: 0,
      ...rest,
      relatedTarget,
    });
    document.querySelector(selector)?.dispatchEvent(event);
  }

  const click = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  test.each<[what: string, act: () => void, heard: string[]]>([
    ['entering a link', () => point('pointerover', 'a span', { from: 'p' }), ['hover']],
    ['moving inside a link', () => point('pointerover', 'a b', { from: 'a span' }), []],
    ['moving from link to button', () => point('pointerover', 'i', { from: 'a span' }), ['hover']],
    ['entering a disabled link', () => point('pointerover', 'a.dead'), []],
    ['a finger on a link', () => point('pointerover', 'a', { pointerType: 'touch' }), []],
    ['a press', () => point('pointerdown', 'i'), ['press']],
    ['a press with another button', () => point('pointerdown', 'i', { button: 2 }), []],
    ['a click by keyboard', () => click('button'), ['press']],
    ['a click on text', () => click('p'), []],
  ])('%s is heard as %j', (_what, act, heard) => {
    act();
    expect(play.mock.calls.flat()).toEqual(heard);
  });

  test('a press and its click sound once, a tap when it ends', () => {
    point('pointerdown', 'i');
    click('i');
    click('i');
    point('pointerdown', 'i', { pointerType: 'touch' });
    click('i');
    expect(play.mock.calls.flat()).toEqual(['press', 'press', 'press']);
  });

  test('after unbinding it is silent', () => {
    stop();
    point('pointerover', 'a');
    click('a');
    expect(play).not.toHaveBeenCalled();
  });
});
