import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { isFatal, isScriptFailure } from '#ui/player/faults.ts';
import { providerOf, type Provider } from '#ui/player/providers.ts';

// Cast: the library ships no types for this part of it.
const { canPlay } = createRequire(import.meta.url)('react-player/lazy/patterns.js') as {
  canPlay: Readonly<Record<Provider['key'], (address: string) => boolean>>;
};

const known: readonly (readonly [Provider['key'], string])[] = [
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/watch?feature=share&v=aqz-KE-bpKQ'],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?t=10'],
  ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['youtube', 'https://m.youtube.com/shorts/aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/live/aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/playlist?list=PLabc'],
  ['soundcloud', 'https://soundcloud.com/artist/track'],
  ['soundcloud', 'https://snd.sc/abc'],
  ['vimeo', 'https://vimeo.com/76979871'],
  ['vimeo', 'https://player.vimeo.com/video/76979871'],
  ['mux', 'https://stream.mux.com/maVbJv2GSYNRgS02kPXOOGdJMWGU1mkA019ZUjYE7VU7k'],
  ['facebook', 'https://www.facebook.com/studio/videos/10152454700553553/'],
  ['facebook', 'https://www.facebook.com/watch/?v=10152454700553553'],
  ['facebook', 'https://fb.watch/abc123/'],
  ['streamable', 'https://streamable.com/moo'],
  ['wistia', 'https://home.wistia.com/medias/e4a27b971d'],
  ['wistia', 'https://fast.wistia.net/embed/iframe/e4a27b971d'],
  ['twitch', 'https://www.twitch.tv/videos/106400740'],
  ['twitch', 'https://www.twitch.tv/somebody'],
  ['dailymotion', 'https://www.dailymotion.com/video/x5e9eog'],
  ['dailymotion', 'https://dai.ly/x5e9eog'],
  ['mixcloud', 'https://www.mixcloud.com/mixcloud/meet-the-curators/'],
  ['vidyard', 'https://video.vidyard.com/watch/YBvcF2BEfvKdowmfrRwk57'],
  [
    'kaltura',
    'https://cdnapisec.kaltura.com/p/2507381/sp/250738100/embedIframeJs/uiconf_id/44372392/partner_id/2507381?iframeembed=true&playerId=kaltura_player&entry_id=1_jz404fbl',
  ],
  ['file', '/media/loop-tide.mp4'],
  ['file', 'https://films.example.com/a/film.webm?token=1'],
  ['file', 'https://films.example.com/live/index.m3u8'],
  ['file', 'https://films.example.com/live/manifest.mpd'],
  ['file', 'https://sounds.example.com/track.mp3'],
  ['file', 'https://stream.mux.com/abc.m3u8'],
  ['file', 'https://vimeo.com/external/film.mp4'],
];

describe('the provider of an address', () => {
  test.each(known)('is %s for %s', (key, address) => {
    expect(providerOf(address)?.key).toBe(key);
  });

  test.each(known)('has a player (%s) that plays %s', (key, address) => {
    expect(canPlay[key](address)).toBe(true);
  });

  test.each([
    null,
    undefined,
    '',
    '   ',
    'not an address',
    'javascript:alert(1)//youtube.com/embed/aqz-KE-bpKQ',
    'data:video/mp4;base64,AAAA',
    'https://example.com/films/1',
    'https://example.com/?from=vimeo.com/76979871',
    'https://vimeo.com.example.com/76979871',
    'https://notstreamable.com/moo',
    'https://www.youtube.com/',
  ])('is none for %s', (address) => {
    expect(providerOf(address)).toBeNull();
  });
});

describe('the failure of a script', () => {
  const soundcloud = providerOf('https://soundcloud.com/artist/track') as Provider;
  const vimeo = providerOf('https://vimeo.com/1') as Provider;

  test.each([
    [
      'belongs to the provider of its host',
      soundcloud,
      'Failed to load https://w.soundcloud.com/player/api.js',
      true,
    ],
    [
      'does not belong to another provider',
      soundcloud,
      'Failed to load https://connect.facebook.net/en_US/sdk.js',
      false,
    ],
    ['is not any error', soundcloud, 'Cannot read properties of null', false],
    [
      'is caught by the library for most',
      vimeo,
      'Failed to load https://player.vimeo.com/api/player.js',
      false,
    ],
  ])('%s', (_rule, provider, message, expected) => {
    expect(isScriptFailure(new Error(message), provider)).toBe(expected);
  });

  test.each([
    ['ends playback without further details', undefined, true],
    ['ends playback when it is fatal', { fatal: true }, true],
    ['is passed over where the stream recovers', { fatal: false }, false],
  ])('of a player %s', (_rule, details, expected) => {
    expect(isFatal(details)).toBe(expected);
  });
});
