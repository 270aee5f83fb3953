import { expect, test } from 'vitest';
import { createCardPainter } from '#server/platforms/node/cards/paintCard.ts';
import { CARD_SIZE } from '#server/cards/Card.ts';

const card = { title: 'Work', name: 'Ada Example', lang: 'en', isClosed: false };
const paint = createCardPainter();
/** The card with each grain. */
const cards = {
  0: paint({ ...card, grain: 0 }, []),
  0.5: paint({ ...card, grain: 0.5 }, []),
  1: paint({ ...card, grain: 1 }, []),
};

const SIDE = 40;

/** How much green differs from pixel to pixel, and what red is on average, in a square of the card. */
async function measure(grain: 0 | 0.5 | 1, left: number, top: number) {
  const bytes = await cards[grain];
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [left + (at % SIDE), top + Math.floor(at / SIDE)];
    return bytes.subarray(4 * (y * CARD_SIZE.width + x));
  });
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    grain: mean(pixels.map(([, green = 0, , , , next = 0]) => Math.abs(green - next))),
    red: mean(pixels.map(([red = 0]) => red)),
  };
}

test.each([
  ['wall', 780, 200, [1, 0.5, 0]],
  // A fine grain is over the room alone.
  ['disc', 1060, 240, [1, 0, 0]],
] as const)(
  'the %s of a card has the grain of the site, and the same light',
  async (_, x, y, shares) => {
    const full = await measure(1, x, y);
    for (const [at, chosen] of ([1, 0.5, 0] as const).entries()) {
      const { grain, red } = await measure(chosen, x, y);
      expect(Math.abs(grain / full.grain - (shares[at] ?? 1))).toBeLessThan(0.1);
      expect(Math.abs(red - full.red)).toBeLessThan(2);
    }
  },
);
