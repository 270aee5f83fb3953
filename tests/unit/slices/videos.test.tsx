import { createRequire } from 'node:module';
import type { Content } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { isScriptFailure } from '#ui/player/EmbedPlayer.tsx';
import { type Provider, providerOf } from '#ui/player/providers.ts';
import { renderSlices, sample } from '../../support/slices.tsx';

const noFile = { video_file: { link_type: 'Any' } };
const noPoster = { poster: {} };

describe.each(['video', 'video_file', 'video_file1'] as const)('a %s of a file', (type) => {
  test('loops and plays by itself only on Yes', async () => {
    const html = await renderSlices([sample(type, { loop: null, auto_play: null })]);
    expect(html).toContain('aria-label="Play ');
    expect(html).not.toContain(' loop=""');
  });

  test('has the aspect ratio and the alternative text of its poster', async () => {
    const html = await renderSlices([sample(type)]);
    expect(html).toContain('aspect-ratio:1280 / 720');
    expect(html).toContain('Thin metal rings turning around a small bright sphere.');
  });

  test('shows its poster without a file, and nothing without either', async () => {
    expect(await renderSlices([sample(type, noFile)])).toContain('<img');
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
    const shape = (width: unknown, height: unknown) =>
      renderSlices([embed({ embed_url: 'https://vimeo.com/1', width, height })]);
    expect(await shape(1080, 1920)).toContain('aspect-ratio:1080 / 1920');
    expect(await shape('100%', null)).toContain('aspect-ratio:16 / 9');
  });

  test.each([{}, { embed_url: 'javascript:alert(1)' }])(
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

  test('has its text at the left where nothing is chosen', async () => {
    expect(await render({ content_side: null })).toContain('data-side="left"');
  });

  test.each([
    ['page', 'h2'],
    ['case_study', 'h3'],
  ] as const)('has a title that fits the headings of a %s', async (variant, heading) => {
    expect(await render({}, variant)).toMatch(new RegExp(`<${heading}[^>]*>How I start`));
  });

  test('is in one column without text or without video, and nothing without either', async () => {
    const noText = { content_title: null, body_text: [] };
    expect(await render()).not.toContain('data-alone');
    expect(await render(noText)).toContain('data-alone');
    expect(await render({ ...noFile, ...noPoster })).toContain('data-alone');
    expect(await render({ ...noText, ...noFile, ...noPoster })).toBe('');
  });
});

// Cast: the library ships no types for this part of it.
const { canPlay } = createRequire(import.meta.url)('react-player/lazy/patterns.js') as {
  canPlay: Readonly<Record<Provider['key'], (address: string) => boolean>>;
};

const known: readonly (readonly [Provider['key'], string])[] = [
  ['youtube', 'https://www.youtube.com/watch?feature=share&v=aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/live/aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/playlist?list=PLabc'],
  ['soundcloud', 'https://soundcloud.com/artist/track'],
  ['soundcloud', 'https://snd.sc/abc'],
  ['vimeo', 'https://vimeo.com/76979871'],
  ['mux', 'https://stream.mux.com/maVbJv2GSYNRgS02kPXOOGdJMWGU1mkA019ZUjYE7VU7k'],
  ['facebook', 'https://www.facebook.com/studio/videos/10152454700553553/'],
  ['facebook', 'https://fb.watch/abc123/'],
  ['streamable', 'https://streamable.com/moo'],
  ['wistia', 'https://home.wistia.com/medias/e4a27b971d'],
  ['twitch', 'https://www.twitch.tv/videos/106400740'],
  ['dailymotion', 'https://www.dailymotion.com/video/x5e9eog'],
  ['dailymotion', 'https://dai.ly/x5e9eog'],
  ['mixcloud', 'https://www.mixcloud.com/mixcloud/meet-the-curators/'],
  ['vidyard', 'https://video.vidyard.com/watch/YBvcF2BEfvKdowmfrRwk57'],
  [
    'kaltura',
    'https://cdnapisec.kaltura.com/p/2507381/sp/250738100/embedIframeJs/uiconf_id/44372392/partner_id/2507381?iframeembed=true&playerId=kaltura_player&entry_id=1_jz404fbl',
  ],
  ['file', '/media/loop-tide.mp4'],
  ['file', 'https://films.example.com/live/index.m3u8'],
  ['file', 'https://films.example.com/live/manifest.mpd'],
  ['file', 'https://vimeo.com/external/film.mp4'],
];

test.each(known)('the player of %s plays %s', (key, address) => {
  expect(providerOf(address)?.key).toBe(key);
  expect(canPlay[key](address)).toBe(true);
});

test.each([
  null,
  ' ',
  'not an address',
  'javascript:alert(1)//youtube.com/embed/aqz-KE-bpKQ',
  'data:video/mp4;base64,AAAA',
  'https://example.com/?from=vimeo.com/76979871',
  'https://vimeo.com.example.com/76979871',
  'https://notstreamable.com/moo',
  'https://www.youtube.com/',
])('no player plays %s', (address) => expect(providerOf(address)).toBeNull());

const soundcloud = providerOf('https://soundcloud.com/artist/track') as Provider;
const vimeo = providerOf('https://vimeo.com/1') as Provider;

test.each([
  ['belongs to its provider', soundcloud, 'https://w.soundcloud.com/player/api.js', true],
  ['belongs to no other', soundcloud, 'https://connect.facebook.net/en_US/sdk.js', false],
  ['is caught by the library for most', vimeo, 'https://player.vimeo.com/api/player.js', false],
])('the failure of a script %s', (_rule, provider, message, expected) => {
  expect(isScriptFailure(new Error(`Failed to load ${message}`), provider)).toBe(expected);
});
