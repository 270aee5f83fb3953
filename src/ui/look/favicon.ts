import { toHex } from './oklch.ts';
import type { Turn } from './turn.ts';
import { channels, type Rgb } from '../theme/contrast.ts';

/** The lit crescent, from its upper left to its lower right. */
export const crescent = ['#FFAA7D', '#FF4A20'] as const;

/** The crescent in the colours of a light. */
export const crescentIn = (turn: Turn | null): readonly [string, string] => {
  const turned = (hex: string) => {
    const rgb: Rgb | null = turn && channels(hex);
    return turn && rgb ? toHex(turn(rgb)) : hex;
  };
  const [from, to] = crescent;
  return [turned(from), turned(to)];
};

/** Address of the icon in the colours of a light: all of it, unless it is the design's. */
export const faviconAddress = (turn: Turn | null): string =>
  turn ? `data:image/svg+xml,${encodeURIComponent(favicon(crescentIn(turn)))}` : '/favicon.svg';

/** The picture for home screens. */
export const TOUCH_ICON = '/apple-touch-icon.png';

/** The site's icon, an SVG; `public/favicon.svg` is the design's own. */
export const favicon = ([from, to]: readonly [string, string]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs><linearGradient id="g" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><mask id="m"><rect width="32" height="32" fill="#fff"/><circle cx="21.600" cy="12.900" r="11.100" fill="#000"/></mask></defs><circle cx="16" cy="16" r="14.800" fill="url(#g)" mask="url(#m)"/></svg>`;
