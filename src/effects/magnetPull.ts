import { magnet } from '#ui/tokens.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>;

/**
 * How far an element follows the pointer, in px from where it rests: nothing at its centre, the
 * whole reach of 8 px at its edge, and never more.
 */
export function magnetPull(pointer: Point, box: Box): Point {
  const x = box.width > 0 ? ((pointer.x - box.left) / box.width - 0.5) * 2 : 0;
  const y = box.height > 0 ? ((pointer.y - box.top) / box.height - 0.5) * 2 : 0;
  const length = Math.max(Math.hypot(x, y), 1);
  return { x: (x / length) * magnet.reach, y: (y / length) * magnet.reach };
}
