import { expect, test, type Page } from '@playwright/test';
import type { Position, SoundOptions, Stem } from '../../src/effects/sound/types.ts';
import { rms } from '../support/sound/meter.ts';
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

test('before a visitor turns sound on there is no context, no library and no file', async ({
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
  const { requested } = await open(page, {
    stems,
    interfaceSounds: { hover: ['/media/ui-hover.ogg'] },
  });
  await page.getByRole('link').hover();
  await page.mouse.click(300, 300);
  await quiet(page);
  await expect(state(page)).toHaveText('idle');
  await expect(page.locator('html')).not.toHaveAttribute('data-contexts');
  expect(requested).toHaveLength(2);

  await turnOn(page);
  await expect(page.locator('html')).toHaveAttribute('data-contexts', 'made');
  expect(requested.filter((path) => path.includes('resonance-audio'))).toHaveLength(1);
  expect(requested.filter((path) => path.endsWith('.ogg')).length).toBeGreaterThanOrEqual(4);
});

test('there is a signal after Sound On, silence after Sound Off, and a signal again', async ({
  page,
}) => {
  await open(page, { stems });
  await expect(page.locator('#toggle')).toHaveText('Sound Off');
  await turnOn(page);
  await expect(page.locator('#toggle')).toHaveText('Sound On');
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
});

test('the context is suspended after a fade to silence @full', async ({ page }) => {
  await open(page, { stems: noiseAt(0, 0, -2), rendering: 'bypass' });
  await turnOn(page);
  // The recording lasts until the engine has been turned off and on again: it includes the fade.
  const { left = [] } =
    (await page.evaluate(() => {
      const { engine, context, meter } = window.bench;
      return meter?.recordWhile(async () => {
        const suspended = new Promise<void>((done) =>
          context?.addEventListener('statechange', () => context.state === 'suspended' && done()),
        );
        engine.off();
        await suspended;
        engine.on();
      });
    })) ?? {};
  const quietest = Math.min(
    ...Array.from({ length: Math.floor(left.length / 128) }, (_, i) =>
      rms(left.slice(i * 128, i * 128 + 128)),
    ),
  );
  expect(quietest).toBe(0);
});

test('the label follows when the browser suspends and resumes the context by itself @full', async ({
  page,
}) => {
  await open(page, { stems });
  await turnOn(page);
  await page.evaluate(() => window.bench.context?.suspend());
  await expect(page.locator('#toggle')).toHaveText('Sound Off');
  await page.evaluate(() => window.bench.context?.resume());
  await expect(page.locator('#toggle')).toHaveText('Sound On');
});

test('a hidden tab is silent and plays again when it is shown', async ({ page }) => {
  await open(page, { stems });
  await turnOn(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.waitForFunction(() => window.bench.context?.state === 'suspended');
  await hide(false);
  await expect(state(page)).toHaveText('running');
});

test('a loop continues at its seam with the very next sample @full', async ({ page }) => {
  const [pad] = stems;
  await open(page, { stems: pad ? [pad] : [], rendering: 'bypass', startAt: 29 });
  await turnOn(page);
  // The samples are compared in the page, to avoid transferring millions of numbers.
  const { length, before, after, worst } = await page.evaluate(async () => {
    const { context, meter } = window.bench;
    const heard = (await meter?.record(4))?.left ?? [];
    const file = await (await fetch('/media/stem-pad.ogg')).arrayBuffer();
    const loop = (await context?.decodeAudioData(file))?.getChannelData(0) ?? [];
    const expected = (frame: number) => 0.3 * (loop[frame % loop.length] ?? 0);
    const difference = (from: number, i: number) => Math.abs((heard[i] ?? 0) - expected(from + i));
    // The recording began shortly before or after the loop, heard from 29 s on: finds the offset.
    const settled = 9600;
    const probe = Array.from({ length: 64 }, (_, i) => settled + i);
    let from = 28 * 48_000;
    while (from < loop.length && !probe.every((i) => difference(from, i) < 1e-5)) from += 1;
    return {
      length: loop.length,
      before: loop.length - from,
      after: heard.length - (loop.length - from),
      worst: heard.reduce(
        (most, _, i) => (i < settled ? 0 : Math.max(most, difference(from, i))),
        0,
      ),
    };
  });
  // 32 s at 48 kHz: the decoder gives exactly as many samples as were made.
  expect(length).toBe(1_536_000);
  expect(before).toBeGreaterThan(9600);
  expect(after).toBeGreaterThan(9600);
  expect(worst).toBeLessThan(1e-5);
});

test('spatially rendered, the four stems pass their seam without a gap or a jump @full', async ({
  page,
}) => {
  await open(page, { stems, startAt: 29 });
  await turnOn(page);
  const { left = [], right = [] } =
    (await page.evaluate(() => window.bench.meter?.record(4))) ?? {};
  for (const ear of [left, right]) {
    const heard = ear.slice(4800);
    const blocks = Array.from({ length: Math.floor(heard.length / 480) }, (_, i) =>
      rms(heard.slice(i * 480, i * 480 + 480)),
    );
    const mean = blocks.reduce((sum, x) => sum + x, 0) / blocks.length;
    expect(Math.min(...blocks)).toBeGreaterThan(mean / 10);
    const step = heard.reduce((most, x, i) => Math.max(most, Math.abs(x - (heard[i - 1] ?? x))), 0);
    expect(step).toBeLessThan(0.05);
  }
});

test('a stem on the right is louder in the right ear, on the left in the left @full', async ({
  page,
}) => {
  await open(page, { stems: noiseAt(2, 0, 0) });
  await turnOn(page);
  const right = await settledLevel(page);
  expect(right.right / right.left).toBeGreaterThan(1.5);

  await open(page, { stems: noiseAt(-2, 0, 0) });
  await turnOn(page);
  const left = await settledLevel(page);
  expect(left.left / left.right).toBeGreaterThan(1.5);
});

test('a stem in front is not heard from behind @full', async ({ page }) => {
  // The head attenuates sound from behind: the same noise is weaker there.
  const levels: number[] = [];
  for (const z of [-2, 2]) {
    await open(page, { stems: noiseAt(0, 0, z) });
    await turnOn(page);
    levels.push((await settledLevel(page)).left);
  }
  const [front = 0, behind = 0] = levels;
  expect(front / behind).toBeGreaterThan(1.2);
});

test('a channel map rotates the field: a stem in front comes from one side @full', async ({
  page,
}) => {
  // Swaps the omnidirectional channel (W) with the one from left to right (Y).
  await open(page, { stems: noiseAt(0, 0, -2), channelMap: [1, 0, 2, 3] });
  await turnOn(page);
  const { left, right } = await settledLevel(page);
  expect(Math.max(left / right, right / left)).toBeGreaterThan(1.25);
});

test('an invalid channel map is logged and ignored @full', async ({ page }) => {
  await open(page, { stems: noiseAt(0, 0, -2), channelMap: [1, 0, 2] });
  await turnOn(page);
  const { left, right } = await settledLevel(page);
  expect(left / right).toBeCloseTo(1, 1);
  expect(await lines(page)).toEqual(['A channel map has the channels 0 to 3 once each, not 1,0,2']);
});

for (const order of [2, 3]) {
  test(`order ${order} uses impulse responses from other addresses @full`, async ({ page }) => {
    const count = order === 2 ? 5 : 8;
    const { requested } = await open(page, {
      stems: noiseAt(0, 0, -2),
      ambisonicOrder: order,
      impulseResponses: Array.from({ length: count }, () => '/mute.wav'),
    });
    await turnOn(page);
    expect(requested.filter((path) => path === '/mute.wav').length).toBeGreaterThan(0);
    expect((await settledLevel(page)).left).toBeLessThan(1e-6);
    expect(await lines(page)).toEqual([]);
  });
}

test('impulse responses that fail to load are logged, and the library uses its own @full', async ({
  page,
}) => {
  await open(page, {
    stems: noiseAt(0, 0, -2),
    impulseResponses: Array.from({ length: 8 }, () => '/nowhere.wav'),
  });
  await turnOn(page);
  expect((await settledLevel(page)).left).toBeGreaterThan(0.01);
  expect(await lines(page)).toEqual(['Failed to load the impulse responses']);
});

test('the rendering modes are ambisonic, a plain mix and silence @full', async ({ page }) => {
  const { requested } = await open(page, { stems: noiseAt(2, 0, 0), rendering: 'bypass' });
  await turnOn(page);
  expect(requested.some((path) => path.includes('resonance-audio'))).toBe(false);
  const plain = await settledLevel(page);
  expect(plain.left).toBeCloseTo(plain.right, 2);
  expect(plain.left).toBeGreaterThan(0.05);

  await page.evaluate(() => window.bench.engine.setRendering('ambisonic'));
  await expect
    .poll(async () => (await settledLevel(page)).right / (await level(page)).left)
    .toBeGreaterThan(1.5);

  await page.evaluate(() => window.bench.engine.setRendering('off'));
  await expect.poll(async () => (await settledLevel(page)).left).toBe(0);
  await expect(state(page)).toHaveText('running');
});

test('files that fail to load are logged and the rest plays @full', async ({ page }) => {
  await page.route(/\/stem-(pad|air)\.\w+$/, (route) => route.abort());
  const { errors } = await open(page, { stems });
  await turnOn(page);
  expect((await settledLevel(page)).left).toBeGreaterThan(0.0005);
  expect((await lines(page)).toSorted()).toEqual([
    'Failed to load /media/stem-air.m4a',
    'Failed to load /media/stem-air.ogg',
    'Failed to load /media/stem-pad.m4a',
    'Failed to load /media/stem-pad.ogg',
    'The stem air stays silent',
    'The stem pad stays silent',
  ]);
  expect(errors).toEqual([]);
});

test('where the first format does not load or decode, the second plays @full', async ({ page }) => {
  await page.route(/\/stem-(pad|bells)\.ogg$/, (route) => route.fulfill({ body: 'noise' }));
  await page.route(/\/stem-(air|pulse)\.ogg$/, (route) => route.fulfill({ status: 404 }));
  const { requested } = await open(page, { stems });
  await turnOn(page);
  expect(requested.filter((path) => path.endsWith('.m4a'))).toHaveLength(4);
  expect((await settledLevel(page)).left).toBeGreaterThan(0.002);
});

test('without the library the stems play as a plain mix', async ({ page }) => {
  await page.route(/resonance-audio/, (route) => route.abort());
  const { errors } = await open(page, { stems });
  await turnOn(page);
  const { left, right } = await settledLevel(page);
  expect(left).toBeGreaterThan(0.002);
  expect(left / right).toBeCloseTo(1, 1);
  expect(await lines(page)).toEqual(['Failed to build the room; the stems are mixed without it']);
  expect(errors).toEqual([]);
});

test('without an AudioContext the sound is unavailable and the page has no error', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  const { requested, errors } = await open(page, { stems });
  await page.locator('#toggle').click();
  await page.getByRole('link').hover();
  await expect(state(page)).toHaveText('unavailable');
  await expect(page.locator('#toggle')).toHaveText('Sound Off');
  expect(requested).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('a pointer over a link and a key press on it play sounds @full', async ({ page }) => {
  const sounds = { hover: ['/media/ui-hover.ogg'], press: ['/media/ui-press.ogg'] };
  await open(page, { stems: [], interfaceSounds: sounds });
  const loaded = page.waitForResponse(/ui-press/);
  await turnOn(page);
  await (await loaded).finished();
  await page.mouse.move(400, 400);
  // Decoding is not observable: the pointer enters and leaves until a sound plays.
  const heard = async (act: () => Promise<void>) => {
    await expect.poll(async () => (await settledLevel(page)).left).toBe(0);
    await expect
      .poll(async () => {
        await act();
        await page.waitForFunction(
          (from) => (window.bench.context?.currentTime ?? 0) > from + 0.15,
          await page.evaluate(() => window.bench.context?.currentTime ?? 0),
        );
        return (await level(page)).left;
      })
      .toBeGreaterThan(0.0001);
  };
  await heard(async () => {
    await page.mouse.move(400, 400);
    await page.getByRole('link').hover();
  });
  await page.mouse.move(400, 400);
  await page.getByRole('link').focus();
  await heard(() => page.keyboard.press('Enter'));
});
