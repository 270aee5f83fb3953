import type { Dials } from '../../../model/LookHost.ts';
import type { ControlOf } from '../lookValues.ts';

type Colors = Pick<ControlOf<'accent'>, 'toHex'>;

const list = (count: number, colorAt: (part: number) => string) =>
  Array.from({ length: count }, (_, at) => colorAt(at / (count - 1))).join(', ');

/** Colours from one end of a track to the other. */
export const fadeOf = ({ toHex }: Colors, count: number, at: (part: number) => Dials): string =>
  `linear-gradient(90deg, ${list(count, (part) => toHex(at(part)))})`;

/** All hues in the light of a colour: round, from the top clockwise, or along a strip. Greys show them, too. */
export function hues(
  { toHex }: Colors,
  { lightness, chroma }: Dials,
  shape: 'ring' | 'strip' = 'ring',
): string {
  const shown = Math.min(0.16, Math.max(0.09, chroma));
  const seen = Math.min(0.85, Math.max(0.45, lightness));
  const colors = list(25, (part) => toHex({ lightness: seen, chroma: shown, hue: part * 360 }));
  return shape === 'ring' ? `conic-gradient(${colors})` : `linear-gradient(90deg, ${colors})`;
}
