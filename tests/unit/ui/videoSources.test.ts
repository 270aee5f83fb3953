import { expect, test } from 'vitest';
import { videoSources } from '#ui/video/videoSources.ts';

test.each([
  [
    '/media/loop.mp4',
    [
      { src: '/media/loop.webm', type: 'video/webm' },
      { src: '/media/loop.mp4', type: 'video/mp4' },
    ],
  ],
  ['/media/loop.webm', [{ src: '/media/loop.webm', type: 'video/webm' }]],
  ['https://example.com/a.mp4', [{ src: 'https://example.com/a.mp4', type: 'video/mp4' }]],
  ['https://example.com/a.MP4?x=1', [{ src: 'https://example.com/a.MP4?x=1', type: 'video/mp4' }]],
  ['https://example.com/a.constructor', [{ src: 'https://example.com/a.constructor' }]],
  ['https://example.com/stream', [{ src: 'https://example.com/stream' }]],
])('%s is offered as its files', (address, sources) => {
  expect(videoSources(address)).toEqual(sources);
});
