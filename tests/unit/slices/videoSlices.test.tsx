import type { Content } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { renderSlices as renderZone, sampleSlices } from '../../support/slices.tsx';

const samples = await sampleSlices();

/** The rendered HTML, without React's comments. */
const renderSlices = async (...parameters: Parameters<typeof renderZone>) =>
  (await renderZone(...parameters)).replaceAll(/<!--.*?-->/g, '');

/** The mock data of a slice with some of its fields changed. */
function sample(
  type: AnySlice['slice_type'],
  fields: object = {},
  variation = 'default',
): AnySlice {
  const found = samples.find((one) => one.type === type && one.variation === variation)?.filled;
  // Cast: fields of the same slice replace its own.
  return { ...found, primary: { ...found?.primary, ...fields } } as AnySlice;
}

const noFile = { video_file: { link_type: 'Any' } };
const noPoster = { poster: {} };

describe.each(['video', 'video_file', 'video_file1'] as const)('a %s of a file', (type) => {
  test.each([
    ['Yes', true],
    ['No', false],
    [null, false],
  ])('loops only on Yes: %s', async (loop, expected) => {
    expect((await renderSlices([sample(type, { loop })])).includes(' loop=""')).toBe(expected);
  });

  test.each([
    ['Yes', 'Pause'],
    ['No', 'Play'],
    [null, 'Play'],
  ])('plays by itself only on Yes: %s', async (auto_play, word) => {
    expect(await renderSlices([sample(type, { auto_play })])).toContain(`aria-label="${word} `);
  });

  test.each([
    ['Yes', true],
    ['No', false],
  ])('leaves the container only on Yes: %s', async (full_bleed, expected) => {
    const html = await renderSlices([sample(type, { full_bleed })]);
    expect(html.includes('data-bleed')).toBe(expected);
  });

  test('has the aspect ratio and the alternative text of its poster', async () => {
    const html = await renderSlices([sample(type)]);
    expect(html).toContain('aspect-ratio:1280 / 720');
    expect(html).toContain('Thin metal rings turning around a small bright sphere.');
  });

  test('shows its poster without a file', async () => {
    expect(await renderSlices([sample(type, noFile)])).toContain('<img');
  });

  test('renders nothing without file and poster', async () => {
    expect(await renderSlices([sample(type, { ...noFile, ...noPoster })])).toBe('');
  });
});

describe('a video embedded from another site', () => {
  const embed = (fields: object) => sample('video', { embed: fields }, 'embed');

  test('is named by its provider and reachable without JavaScript', async () => {
    const html = await renderSlices([sample('video', {}, 'embed')], { variant: 'spread' });
    expect(html).toContain('aria-label="Vimeo"');
    expect(html).toMatch(/<noscript>.*https:\/\/vimeo.com\/76979871/);
  });

  test('has the aspect ratio its provider reports', async () => {
    const address = 'https://vimeo.com/1';
    expect(
      await renderSlices([embed({ embed_url: address, width: 1080, height: 1920 })]),
    ).toContain('aspect-ratio:1080 / 1920');
    expect(
      await renderSlices([embed({ embed_url: address, width: '100%', height: null })]),
    ).toContain('aspect-ratio:16 / 9');
  });

  test.each([{}, { embed_url: null }, { embed_url: '' }, { embed_url: 'javascript:alert(1)' }])(
    'renders nothing for %j',
    async (fields) => {
      expect(await renderSlices([embed(fields)])).toBe('');
    },
  );
});

describe('a video with text', () => {
  type Fields = Partial<Content.VideoWithTextSlice['primary']>;
  const render = (fields: Fields | object = {}, variant: 'page' | 'case_study' = 'page') =>
    renderSlices([sample('video_with_text', fields)], { variant });

  test.each([
    ['Left', 'left'],
    ['Right', 'right'],
    [null, 'left'],
  ])('puts the text %s', async (content_side, side) => {
    expect(await render({ content_side })).toContain(`data-side="${side}"`);
  });

  test.each([
    ['page', 'h2'],
    ['case_study', 'h3'],
  ] as const)('has a title that fits the headings of a %s', async (variant, heading) => {
    expect(await render({}, variant)).toMatch(new RegExp(`<${heading}[^>]*>How I start`));
  });

  test('is in one column without text or without video', async () => {
    expect(await render()).not.toContain('data-alone');
    expect(await render({ content_title: null, body_text: [] })).toContain('data-alone');
    expect(await render({ ...noFile, ...noPoster })).toContain('data-alone');
  });

  test('renders nothing without either', async () => {
    expect(await render({ content_title: null, body_text: [], ...noFile, ...noPoster })).toBe('');
  });
});
