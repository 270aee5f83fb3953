import type { EmbedField } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { embedPlan } from '#ui/embed/embedPlan.ts';

function oembed(embed_url: string, rest: Record<string, unknown> = {}): EmbedField {
  return {
    type: 'rich',
    version: '1.0',
    embed_url,
    html: '<script>bad()</script>',
    width: 1,
    height: 1,
    ...rest,
  };
}

describe('frames', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=abc-123',
      'https://www.youtube-nocookie.com/embed/abc-123?autoplay=1',
    ],
    ['https://youtu.be/abc-123?t=1', 'https://www.youtube-nocookie.com/embed/abc-123?autoplay=1'],
    ['https://youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
    [
      'https://player.vimeo.com/video/76979871',
      'https://player.vimeo.com/video/76979871?autoplay=1',
    ],
    ['https://www.dailymotion.com/video/x1', 'https://geo.dailymotion.com/player.html?video=x1'],
    ['https://www.loom.com/share/a1', 'https://www.loom.com/embed/a1'],
    ['https://open.spotify.com/track/t1', 'https://open.spotify.com/embed/track/t1'],
    ['https://codepen.io/me/pen/p1', 'https://codepen.io/me/embed/p1?default-tab=result'],
    [
      'https://soundcloud.com/a/b',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb&auto_play=true',
    ],
    [
      'https://www.figma.com/file/f1',
      'https://www.figma.com/embed?embed_host=share&url=https%3A%2F%2Fwww.figma.com%2Ffile%2Ff1',
    ],
  ])('%s plays from %s', (page, address) => {
    expect(embedPlan(oembed(page))).toMatchObject({ kind: 'frame', address });
  });
});

describe('scripts', () => {
  test.each([
    ['https://twitter.com/a/status/1', 'Twitter'],
    ['https://x.com/a/status/1', 'Twitter'],
    ['https://www.facebook.com/a/posts/1', 'Facebook'],
    ['https://www.instagram.com/p/1/', 'Instagram'],
  ])('%s is rendered by the script of %s', (page, name) => {
    expect(embedPlan(oembed(page))).toMatchObject({ kind: 'script', page, provider: { name } });
  });
});

describe('everything else', () => {
  test.each([
    ['https://example.com/work', {}, 'example.com'],
    ['https://example.com/work', { title: 'A work' }, 'A work'],
    ['https://example.com/work', { provider_name: 'Example' }, 'Example'],
    ['https://www.youtube.com/@channel', { title: 'A channel' }, 'A channel'],
    ['https://youtube.com.example.com/watch?v=a', { title: 'A trap' }, 'A trap'],
    ['https://www.youtube.com/watch?v=a%22%3E', { title: 'A bad id' }, 'A bad id'],
  ])('%s with %o is a link saying %s', (page, rest, title) => {
    expect(embedPlan(oembed(page, rest))).toEqual({ kind: 'link', page, title });
  });

  test.each([[{}], [null], [undefined], [oembed('javascript:alert(1)')], [oembed('/relative')]])(
    '%o renders nothing',
    (field) => {
      // The content service sends `{}` for an empty embed.
      expect(embedPlan(field as EmbedField)).toBeNull();
    },
  );
});
