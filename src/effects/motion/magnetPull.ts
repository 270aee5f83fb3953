import { magnet } from '#ui/theme/tokens.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>;

/**
 * Distance in px from the box at which the pointer still pulls: the smallest control's hit area.
 */
const MARGIN = 12;

const isNear = (distance: number, size: number) => Math.abs(distance) <= size / 2 + MARGIN;

/**
 * How far an element follows the pointer, in px from its resting place: 0 at its centre, the full
 * reach of 8 px at its edge. A pointer elsewhere on a control larger than the element does not
 * pull.
 */
export function magnetPull(pointer: Point, { left, top, width, height }: Box): Point {
  const fromCentre = { x: pointer.x - left - width / 2, y: pointer.y - top - height / 2 };
  if (!isNear(fromCentre.x, width) || !isNear(fromCentre.y, height)) return { x: 0, y: 0 };
  const x = width > 0 ? fromCentre.x / (width / 2) : 0;
  const y = height > 0 ? fromCentre.y / (height / 2) : 0;
  const length = Math.max(Math.hypot(x, y), 1);
  return { x: (x / length) * magnet.reach, y: (y / length) * magnet.reach };
}
