import { png } from '#server/lib/png.ts';
import { crescentIn } from '#ui/look/favicon.ts';
import type { Turn } from '#ui/look/turn.ts';
import { channels, type Rgb } from '#ui/theme/contrast.ts';
import { darkPalette } from '#ui/theme/tokens.ts';

/** Side in px, as Apple asks for. */
const SIZE = 180;

/** Px of a unit of the site's icon, which has 32: room around it is left, as home screens cut the corners. */
const UNIT = 3.65;

const rgb = (hex: string): Rgb => channels(hex) ?? [0, 0, 0];

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How much of a pixel is inside of a circle, by its place from the middle of that, in units. */
const cover = (x: number, y: number, radius: number) =>
  clamp(0.5 + (radius - Math.hypot(x, y)) * UNIT);

/** The picture for home screens, a PNG: the site's icon in the colours of a light, on the ground of the night. */
export function touchIcon(turn: Turn | null): Promise<Uint8Array<ArrayBuffer>> {
  const [from, to] = crescentIn(turn).map(rgb) as [Rgb, Rgb];
  const ground = rgb(darkPalette.background);
  const rows = new Uint8Array(SIZE * (1 + 3 * SIZE));
  const place = (at: number) => (at + 0.5 - SIZE / 2) / UNIT;
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const [x, y] = [place(column), place(row)];
      const lit = cover(x, y, 14.8) * (1 - cover(x - 5.6, y + 3.1, 11.1));
      // Along the gradient of the icon, over the box of its disc.
      const part = clamp((0.6 * (x + 14.8) + (y + 14.8)) / 29.6 / 1.36);
      for (const channel of [0, 1, 2] as const) {
        const own = from[channel] + (to[channel] - from[channel]) * part;
        const under = ground[channel];
        rows[row * (1 + 3 * SIZE) + 1 + 3 * column + channel] = under + (own - under) * lit + 0.5;
      }
    }
  }
  return png(SIZE, SIZE, rows);
}
