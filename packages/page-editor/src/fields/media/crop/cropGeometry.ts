import type { FocalPoint, Rectangle, Size } from 'prismic-folder/crop';

/** Which corner of the frame is dragged. */
export type Corner = 'nw' | 'ne' | 'sw' | 'se';

export const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];

/** The smallest side of a crop, in pixels of the picture. */
const MIN_SIDE = 16;

/** Moves a part of a picture, and no further than the picture's edges. */
export function moveFrame(frame: Rectangle, dx: number, dy: number, size: Size): Rectangle {
  return {
    ...frame,
    x: clamp(Math.round(frame.x + dx), 0, size.width - frame.width),
    y: clamp(Math.round(frame.y + dy), 0, size.height - frame.height),
  };
}

/**
 * Moves one corner; the opposite one stays. With a ratio (width over height) the longer way of the
 * two decides.
 */
export function resizeFrame(
  frame: Rectangle,
  corner: Corner,
  by: { readonly dx: number; readonly dy: number },
  { size, ratio }: { readonly size: Size; readonly ratio: number | null },
): Rectangle {
  const isLeft = corner.endsWith('w');
  const isTop = corner.startsWith('n');
  const fixed = {
    x: isLeft ? frame.x + frame.width : frame.x,
    y: isTop ? frame.y + frame.height : frame.y,
  };
  const room = {
    width: isLeft ? fixed.x : size.width - fixed.x,
    height: isTop ? fixed.y : size.height - fixed.y,
  };
  const wanted = {
    width: frame.width + (isLeft ? -by.dx : by.dx),
    height: frame.height + (isTop ? -by.dy : by.dy),
  };
  const { width, height } =
    ratio === null ? freeSides(wanted, room) : sides(wanted, room, by, ratio);
  return {
    x: isLeft ? fixed.x - width : fixed.x,
    y: isTop ? fixed.y - height : fixed.y,
    width,
    height,
  };
}

function freeSides(wanted: Size, room: Size): Size {
  return {
    width: clamp(Math.round(wanted.width), Math.min(MIN_SIDE, room.width), room.width),
    height: clamp(Math.round(wanted.height), Math.min(MIN_SIDE, room.height), room.height),
  };
}

function sides(
  wanted: Size,
  room: Size,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  ratio: number,
): Size {
  const byWidth = Math.abs(dx) >= Math.abs(dy * ratio);
  const largest = Math.min(room.width, room.height * ratio);
  const smallest = Math.min(largest, Math.max(MIN_SIDE, MIN_SIDE * ratio));
  const width = clamp(byWidth ? wanted.width : wanted.height * ratio, smallest, largest);
  return wholeSides(width, ratio, room);
}

/** A part in a ratio, so many times smaller than the largest one, with this center as far as the picture allows. */
export function zoomedFrame(
  size: Size,
  ratio: number,
  zoom: number,
  center: FocalPoint,
): Rectangle {
  const largest = Math.min(size.width, size.height * ratio);
  const part = wholeSides(
    Math.max(largest / Math.max(1, zoom), smallestWidth(size, ratio)),
    ratio,
    size,
  );
  return moveFrame(
    { x: 0, y: 0, ...part },
    center.x * size.width - part.width / 2,
    center.y * size.height - part.height / 2,
    size,
  );
}

/** How many times smaller a part is than the largest one in a ratio. */
export function zoomOfFrame(frame: Rectangle, size: Size, ratio: number): number {
  return Math.max(1, Math.min(size.width, size.height * ratio) / frame.width);
}

/** The middle of a part, from 0 to 1 of the picture. */
export function centerOf(frame: Rectangle, size: Size): FocalPoint {
  return {
    x: (frame.x + frame.width / 2) / size.width,
    y: (frame.y + frame.height / 2) / size.height,
  };
}

/** Moves a focal point by parts of the picture; kept in whole thousandths, as files have it. */
export function movePoint(point: FocalPoint, dx: number, dy: number): FocalPoint {
  const moved = (at: number) => clamp(Math.round(at * 1000) / 1000, 0, 1);
  return { x: moved(point.x + dx), y: moved(point.y + dy) };
}

export function isWhole(frame: Rectangle, size: Size): boolean {
  return frame.width === size.width && frame.height === size.height;
}

function smallestWidth(size: Size, ratio: number): number {
  return Math.min(Math.max(MIN_SIDE, MIN_SIDE * ratio), size.width, size.height * ratio);
}

function wholeSides(width: number, ratio: number, room: Size): Size {
  return {
    width: clamp(Math.round(width), 1, room.width),
    height: clamp(Math.round(width / ratio), 1, room.height),
  };
}

function clamp(value: number, min: number, max: number): number {
  // Math.max also turns -0 into 0.
  return Math.max(min, Math.min(max, value)) + 0;
}
