// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';
import type { SoundOptions, Stem } from '#effects/sound/types.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { FakeAudioContext, setHidden, stubAudio } from './fakeAudio.ts';

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

test('the context is created and resumed synchronously, as browsers require of a gesture', async () => {
  const engine = create();
  engine.on();
  expect(audio.context().resume).toHaveBeenCalledOnce();
  expect(engine.getSnapshot()).toBe('loading');
  await until(engine, 'running');
});

test('all stems start at the same moment, in a loop, at their gain', async () => {
  await running();
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

test('the toggle suspends and resumes the context, and notifies subscribers', async () => {
  const engine = await running();
  const heard: string[] = [];
  engine.subscribe(() => heard.push(engine.getSnapshot()));
  engine.toggle();
  expect(engine.getSnapshot()).toBe('suspended');
  await waitFor(() => expect(audio.context().state).toBe('suspended'));
  engine.toggle();
  await until(engine, 'running');
  expect(heard[0]).toBe('suspended');
  expect(heard.at(-1)).toBe('running');
  expect(new Set(heard)).toEqual(new Set(['suspended', 'running']));
});

test('the sound fades before it is suspended', async () => {
  const engine = await running();
  const context = audio.context();
  engine.off();
  expect(context.gains[0]?.gain.linearRampToValueAtTime.mock.lastCall?.[0]).toBe(0);
  expect(context.suspend).not.toHaveBeenCalled();
  await waitFor(() => expect(context.suspend).toHaveBeenCalledOnce());
});

type Act = 'on' | 'off' | 'hide' | 'show' | 'suspended' | 'interrupted' | 'running';

test.each<[what: string, acts: Act[], end: 'running' | 'suspended']>([
  ['turned on again during the fade', ['off', 'on'], 'running'],
  ['suspended by the system', ['suspended'], 'suspended'],
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

test.each<[what: string, options: Partial<SoundOptions>, scenes: number]>([
  ['stems around the listener', {}, 1],
  ['stems as they are mixed', { rendering: 'bypass' }, 0],
  ['no stems', { stems: [] }, 0],
])('with %s it builds the room or leaves the library aside', async (_what, options, scenes) => {
  await running(options);
  expect(library.scenes).toBe(scenes);
});

test('without an AudioContext it is unavailable and its methods do nothing', () => {
  vi.stubGlobal('AudioContext', undefined);
  const engine = create();
  engine.on();
  engine.toggle();
  engine.play('hover');
  engine.off();
  expect(engine.getSnapshot()).toBe('unavailable');
  expect(audio.fetched).toEqual([]);
});

test('a context that cannot be created leaves it unavailable, with a line in the log', () => {
  vi.stubGlobal('AudioContext', function noDevice() {
    throw new DOMException('No device', 'NotSupportedError');
  });
  const engine = create();
  engine.on();
  expect(engine.getSnapshot()).toBe('unavailable');
  expect(log).toHaveBeenCalledOnce();
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
