import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';
import { noise, wave } from '../support/sound/wave.ts';
import { gate } from '../support/visit.ts';

/** The sound settings of an owner, as a visitor hears them. */

const SETTINGS = 'documents/settings/settings.json';
const file = (name: string) => ({ link_type: 'Media', url: `/media/${name}` });

/** One even noise to the right of the listener instead of the demo's four stems. */
const STEMS = [{ name: 'noise', audio: file('noise.wav'), x: 2, y: 0, z: 0 }];

const muted = (count: number) => Array.from({ length: count }, () => ({ audio: file('mute.wav') }));

// Each test starts its own site.
test.describe.configure({ timeout: 90_000 });

/** The settings each site of these tests changes. */
const SITES = {
  ambisonic: { stems: STEMS },
  bypass: { stems: STEMS, sound_rendering: 'bypass' },
  off: { stems: STEMS, sound_rendering: 'off' },
  // Swaps the omnidirectional channel (W) with the one from left to right (Y).
  'order 2': {
    stems: [{ ...STEMS[0], x: 0, z: -2 }],
    ambisonic_order: 2,
    channel_map: '1, 0, 2, 3',
  },
  responses: { stems: STEMS, impulse_responses: muted(8) },
  faulty: {
    stems: [...STEMS, { name: 'broken', audio: file('broken.ogg'), gain_db: 1e6, x: 1e9 }],
    ambisonic_order: 5,
    channel_map: '0, 1, 2',
    impulse_responses: muted(3),
  },
} as const;

type Name = keyof typeof SITES;

/** Opens a site with these settings; beside them its folder differs by three sounds only. */
async function open(name: Name): Promise<RunningSite & { readonly close: () => Promise<void> }> {
  const contentDir = await mkdtemp(join(tmpdir(), 'sound-'));
  await cp('content', contentDir, { recursive: true });
  const settings = JSON.parse(await readFile(join(contentDir, SETTINGS), 'utf8'));
  Object.assign(settings.data, SITES[name]);
  await writeFile(join(contentDir, SETTINGS), JSON.stringify(settings));
  await writeFile(join(contentDir, 'media/noise.wav'), wave(1, 1, noise()));
  await writeFile(
    join(contentDir, 'media/mute.wav'),
    wave(2, 0.005, () => 0),
  );
  await writeFile(join(contentDir, 'media/broken.ogg'), 'no sound');
  const site = await startSite({ CONTENT_DIR: contentDir });
  return {
    ...site,
    close: async () => {
      await site.stop();
      await rm(contentDir, { recursive: true });
    },
  };
}

/** The output of the page's own context. */
interface Ears {
  readonly context: BaseAudioContext;
  readonly analysers: readonly AnalyserNode[];
}

declare global {
  interface Window {
    ears?: Ears;
    convolvers: number;
  }
}

/** Taps the destination of the page's context, unnoticed by the page. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.convolvers = 0;
    const make = BaseAudioContext.prototype.createConvolver;
    BaseAudioContext.prototype.createConvolver = function createConvolver() {
      window.convolvers += 1;
      return make.call(this);
    };
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (this: AudioNode, target: never, ...rest: never[]) {
      if ((target as unknown) === this.context.destination && !window.ears) {
        const stereo = new GainNode(this.context, {
          channelCount: 2,
          channelCountMode: 'explicit',
        });
        const splitter = this.context.createChannelSplitter(2);
        const analysers = [0, 1].map((channel) => {
          const analyser = new AnalyserNode(this.context, { fftSize: 32_768 });
          splitter.connect(analyser, channel);
          return analyser;
        });
        window.ears = { context: this.context, analysers };
        connect.call(this, stereo as never);
        stereo.connect(splitter);
      }
      return connect.call(this, target, ...rest);
    } as typeof connect;
  });

/** The loudness of each ear over the last 0.7 s, once the context has run for a second. */
async function heard(page: Page): Promise<{ left: number; right: number }> {
  const from = await page.evaluate(() => window.ears?.context.currentTime ?? 0);
  await page.waitForFunction((start) => (window.ears?.context.currentTime ?? 0) > start + 1, from);
  return page.evaluate(() => {
    const [left = 0, right = 0] = (window.ears?.analysers ?? []).map((analyser) => {
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
    });
    return { left, right };
  });
}

/** Enters with sound; returns the requested files and the console's warnings. */
async function enterWithSound(page: Page, { origin }: RunningSite) {
  const requested: string[] = [];
  // The interface's sounds are requested once the stems have started.
  const started = page.waitForResponse(/ui-unlock/);
  const warnings: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await listen(page);
  await page.goto(origin);
  await gate(page).getByRole('button', { name: 'Sound On' }).click();
  const toggle = page.getByRole('button', { name: 'Sound On' }).first();
  await expect(toggle).toBeVisible();
  await page.waitForFunction(() => window.ears?.context.state === 'running');
  await started;
  return { requested, warnings };
}

const convolvers = (page: Page) => page.evaluate(() => window.convolvers);
const requestCount = (requested: readonly string[], part: string) =>
  requested.filter((path) => path.includes(part)).length;

/** Opens the site of a test and closes it after. */
const withSite =
  (name: Name, journey: (page: Page, site: RunningSite) => Promise<void>) =>
  async ({ page }: { page: Page }) => {
    const site = await open(name);
    try {
      await journey(page, site);
    } finally {
      await site.close();
    }
  };

test(
  'a custom stem is heard at its position, rendered in the third order @full',
  withSite('ambisonic', async (page, site) => {
    const { requested } = await enterWithSound(page, site);
    await expect.poll(async () => (await heard(page)).right).toBeGreaterThan(0.01);
    const { left, right } = await heard(page);
    expect(right / left).toBeGreaterThan(1.5);
    expect(requestCount(requested, 'noise.wav')).toBe(1);
    expect(requestCount(requested, 'stem-')).toBe(0);
    // Eight for the field of the third order, one for the reverb.
    expect(await convolvers(page)).toBe(9);
  }),
);

test(
  'bypass mixes the files unprocessed, without the library @full',
  withSite('bypass', async (page, site) => {
    const { requested } = await enterWithSound(page, site);
    await expect.poll(async () => (await heard(page)).right).toBeGreaterThan(0.01);
    const { left, right } = await heard(page);
    expect(left).toBeCloseTo(right, 3);
    expect(requestCount(requested, 'resonance-audio')).toBe(0);
    expect(await convolvers(page)).toBe(0);
  }),
);

test(
  'off loads no soundtrack and no library; interface sounds still play @full',
  withSite('off', async (page, site) => {
    const { requested } = await enterWithSound(page, site);
    expect(requestCount(requested, 'noise.wav') + requestCount(requested, 'resonance-audio')).toBe(
      0,
    );
    expect((await heard(page)).left).toBe(0);
  }),
);

test(
  'order 2 renders with five stereo responses and the reverb, and a channel map turns its field @full',
  withSite('order 2', async (page, site) => {
    await enterWithSound(page, site);
    await expect.poll(async () => (await heard(page)).right).toBeGreaterThan(0.005);
    const { left, right } = await heard(page);
    // Without the map a stem in front is equally loud in both ears.
    expect(Math.max(left / right, right / left)).toBeGreaterThan(1.05);
    expect(await convolvers(page)).toBe(6);
  }),
);

test(
  'impulse responses of the owner replace those of the library @full',
  withSite('responses', async (page, site) => {
    const { requested, warnings } = await enterWithSound(page, site);
    expect(requestCount(requested, 'mute.wav')).toBeGreaterThan(0);
    // They are silent.
    expect((await heard(page)).right).toBeLessThan(1e-6);
    expect(warnings).toEqual([]);
  }),
);

test(
  'invalid settings are logged, the defaults apply and the sound plays @full',
  withSite('faulty', async (page, site) => {
    const { warnings } = await enterWithSound(page, site);
    await expect.poll(async () => (await heard(page)).right).toBeGreaterThan(0.01);
    const { left, right } = await heard(page);
    expect(right / left).toBeGreaterThan(1.5);
    expect(await convolvers(page)).toBe(9);
    expect(warnings.join('\n')).toContain('The ambisonic order is 2 or 3, not 5: 3 is used');
    expect(warnings.join('\n')).toContain('A channel map has the channels 0 to 3 once each');
    expect(warnings.join('\n')).toContain('Order 3 takes 8 impulse responses, not 3');
    expect(warnings.join('\n')).toContain('The stem broken stays silent');
  }),
);
