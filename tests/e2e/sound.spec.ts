import { expect, test, type Page } from '@playwright/test';
import type { Position, SoundOptions, Stem } from '../../src/effects/sound/types.ts';
import { frames, quiet } from '../support/visit.ts';
import { serveSoundBench, type SoundBench } from '../support/sound/serve.ts';

/** The stems of the demo, where its settings place them. */
const PLACES: Record<string, [position: Position, gainDb: number]> = {
  pad: [{ x: 0, y: 0.4, z: -2.4 }, 0],
  bells: [{ x: 2.2, y: 0.9, z: -0.6 }, -2],
  air: [{ x: -0.4, y: 0.6, z: 2.6 }, -9],
  pulse: [{ x: -1.8, y: -0.5, z: -0.5 }, -5],
};

const stems = Object.entries(PLACES).map(([name, [position, gainDb]]): Stem => ({
  name,
  sources: [`/media/stem-${name}.ogg`, `/media/stem-${name}.m4a`],
  position,
  gainDb,
}));

/** One stem of even noise at a position. */
const noiseAt = (x: number, y: number, z: number): Stem[] => [
  { name: 'noise', sources: ['/noise.wav'], position: { x, y, z }, gainDb: 0 },
];

type Options = Omit<SoundOptions, 'log' | 'tap'>;

let bench: SoundBench;
test.beforeAll(async () => {
  bench = await serveSoundBench();
});
test.afterAll(() => bench.close());

/** Opens the bench; returns live lists of the URLs it requests and the errors it throws. */
async function open(page: Page, options: Options) {
  const requested: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(bench.address(options));
  await expect(page.locator('#state')).not.toBeEmpty();
  return { requested, errors };
}

const state = (page: Page) => page.locator('#state');

/** Presses the toggle and waits until the sound runs. */
async function turnOn(page: Page) {
  await page.locator('#toggle').click();
  await expect(state(page)).toHaveText('running');
}

const level = (page: Page) =>
  page.evaluate(() => window.bench.meter?.level() ?? { left: 0, right: 0 });

/** The level once the analysers hold only samples from after the call. */
async function settledLevel(page: Page) {
  const from = await page.evaluate(() => window.bench.context?.currentTime ?? 0);
  await page.waitForFunction((start) => (window.bench.context?.currentTime ?? 0) > start + 1, from);
  return level(page);
}

const lines = (page: Page) => page.evaluate(() => window.bench.lines);

test('before a visitor turns sound on there is no context and no file; then there is a signal, silence after Sound Off, and a signal again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        document.documentElement.dataset['contexts'] = 'made';
      }
    };
  });
  const { requested, errors } = await open(page, {
    stems,
    interfaceSounds: { hover: ['/media/ui-hover.ogg'] },
  });
  await page.getByRole('link').hover();
  await page.mouse.click(300, 300);
  await quiet(page);
  await expect(state(page)).toHaveText('idle');
  await expect(page.locator('html')).not.toHaveAttribute('data-contexts');
  expect(requested).toHaveLength(2);

  await expect(page.locator('#toggle')).toHaveText('Sound Off');
  await turnOn(page);
  await expect(page.locator('#toggle')).toHaveText('Sound On');
  expect(requested.filter((path) => path.includes('resonance-audio'))).toHaveLength(1);
  const { left, right } = await settledLevel(page);
  expect(Math.min(left, right)).toBeGreaterThan(0.002);
  expect(Math.max(left, right)).toBeLessThan(0.3);

  await page.locator('#toggle').click();
  await expect(page.locator('#toggle')).toHaveText('Sound Off');
  await page.waitForFunction(() => window.bench.context?.state === 'suspended');
  const stopped = await page.evaluate(() => window.bench.context?.currentTime);
  await frames(page, 20);
  expect(await page.evaluate(() => window.bench.context?.currentTime)).toBe(stopped);

  await turnOn(page);
  expect((await settledLevel(page)).left).toBeGreaterThan(0.002);
  expect(errors).toEqual([]);
});

test('a stem is louder in the ear on its side, weaker from behind, and turned by a channel map @full', async ({
  page,
}) => {
  const heardAt = async (position: readonly [number, number, number], options = {}) => {
    await open(page, { stems: noiseAt(...position), ...options });
    await turnOn(page);
    return settledLevel(page);
  };
  const right = await heardAt([2, 0, 0]);
  expect(right.right / right.left).toBeGreaterThan(1.5);
  const left = await heardAt([-2, 0, 0]);
  expect(left.left / left.right).toBeGreaterThan(1.5);
  // The head attenuates sound from behind.
  const front = await heardAt([0, 0, -2]);
  const behind = await heardAt([0, 0, 2]);
  expect(front.left / behind.left).toBeGreaterThan(1.2);
  // Swaps the omnidirectional channel (W) with the one from left to right (Y).
  const turned = await heardAt([0, 0, -2], { channelMap: [1, 0, 2, 3] });
  expect(Math.max(turned.left / turned.right, turned.right / turned.left)).toBeGreaterThan(1.25);
});

test('impulse responses come from other addresses in each order; those that fail are logged, and the library uses its own @full', async ({
  page,
}) => {
  for (const [order, count] of [
    [2, 5],
    [3, 8],
  ] as const) {
    const { requested } = await open(page, {
      stems: noiseAt(0, 0, -2),
      ambisonicOrder: order,
      impulseResponses: Array.from({ length: count }, () => '/mute.wav'),
    });
    await turnOn(page);
    expect(requested.filter((path) => path === '/mute.wav').length).toBeGreaterThan(0);
    expect((await settledLevel(page)).left).toBeLessThan(1e-6);
    expect(await lines(page)).toEqual([]);
  }
  await open(page, {
    stems: noiseAt(0, 0, -2),
    impulseResponses: Array.from({ length: 8 }, () => '/nowhere.wav'),
  });
  await turnOn(page);
  expect((await settledLevel(page)).left).toBeGreaterThan(0.01);
  expect(await lines(page)).toEqual(['Failed to load the impulse responses']);
});
