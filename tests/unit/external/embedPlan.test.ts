import { describe, expect, test } from 'vitest';
import { isEmbedHost } from '#external/markup/embedHosts.ts';
import { embedPlan } from '#external/markup/embedPlan.ts';

const plan = (src: string | null, title = '') => embedPlan({ src, title });

test.each([
  ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
  ['//www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
  [' https://www-ccv.adobe.io/v1/player/ccv/1 ', 'https://www-ccv.adobe.io/v1/player/ccv/1'],
  ['https://cdnapisec.kaltura.com/p/1', 'https://cdnapisec.kaltura.com/p/1'],
  ['https://embed.figma.com/design/1', 'https://embed.figma.com/design/1'],
])('%s is framed', (src, address) => {
  expect(plan(src, ' A film ')).toEqual({ kind: 'frame', src: address, title: 'A film' });
});

test.each([
  'http://player.vimeo.com/video/1',
  'https://player.vimeo.com:8443/video/1',
  'https://player.vimeo.com.example.com/video/1',
  'https://evil-kaltura.com/p/1',
  'https://example.com/?player.vimeo.com',
])('%s becomes a plain link', (src) => {
  expect(plan(src)).toMatchObject({ kind: 'link', href: src });
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '/admin',
  'video/1',
  'https://',
  'https://user:secret@player.vimeo.com/video/1',
])('%j cannot be shown', (src) => {
  expect(plan(src)).toBeNull();
});

test('a link inside an embed never becomes a frame', () => {
  expect(embedPlan({ src: 'https://player.vimeo.com/video/1', title: '' }, 'a')).toEqual({
    kind: 'link',
    href: 'https://player.vimeo.com/video/1',
    label: 'player.vimeo.com',
  });
});

describe('a frame', () => {
  test('without a title leaves its name to the page, which knows the language', () => {
    expect(plan('https://codepen.io/a/embed/b')).toMatchObject({ title: '' });
  });

  test.each([
    ['kaltura.com', false],
    ['a.kaltura.com', true],
    ['a.b.kaltura.com', true],
    ['codepen.io', true],
    ['a.codepen.io', false],
  ])('of %s is allowed: %j', (host, expected) => {
    expect(isEmbedHost(host)).toBe(expected);
  });
});
