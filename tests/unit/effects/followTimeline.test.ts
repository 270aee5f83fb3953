import { describe, expect, test } from 'vitest';
import { viewProgress } from '#effects/scroll/followTimeline.ts';

describe('the progress of a box through a window of 900 px', () => {
  test.each([
    ['still below', 1000, 300, 0],
    ['its top at the lower edge', 900, 300, 0],
    ['in the middle', 300, 300, 0.5],
    ['its bottom at the upper edge', -300, 300, 1],
    ['scrolled past', -500, 300, 1],
    ['higher than the window, covering it', -300, 1500, 0.5],
  ])('%s', (_, top, height, share) => {
    expect(viewProgress(top, height, 900)).toBe(share);
  });
});
