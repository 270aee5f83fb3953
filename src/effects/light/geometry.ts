/** Centre and half axes. */
export type Oval = readonly [x: number, y: number, across: number, down: number];

/** Where the browser has drawn the room's parts, in CSS px from its upper left corner. */
export interface Geometry {
  /** Of the room, in whole px of the canvas. */
  readonly width: number;
  readonly height: number;
  /** Px of the canvas in one CSS px. */
  readonly ratio: number;
  /** Centre and radius of the light, as the styles say. */
  readonly light: readonly [x: number, y: number, r: number];
  /** Centre and half axes of the disc, whose box ends at whole device px, as browsers draw it. */
  readonly disc: Oval;
  readonly mirror: Oval;
  readonly horizon: number;
  /** Where the mirror image has faded, and how far above that it begins to. */
  readonly end: readonly [at: number, over: number];
  /** Opacities of floor and mirror image. */
  readonly shares: readonly [floor: number, mirror: number];
}

/** More than a screen is high, for what does not fade. */
const FAR = 1e6;

const SHARPEST = 2;

const px = (length: string) => Number.parseFloat(length);

/** Reads the room's geometry from its drawn parts; null while it is not laid out. */
export function readGeometry(room: HTMLElement): Geometry | null {
  const [wall, floor, mirror, , sun] = Array.from(room.children, (part) => getComputedStyle(part));
  const own = getComputedStyle(room);
  // Without a box these are no lengths.
  const [across, down] = [px(own.width), px(own.height)];
  if (!wall || !floor || !mirror || !sun || !(across > 0) || !(down > 0)) return null;
  const ratio = Math.min(SHARPEST, window.devicePixelRatio);
  const snap = (length: number) => Math.round(length * ratio) / ratio;
  const size = px(sun.width);
  const r = size / 2;
  const oval = ({ left, top }: CSSStyleDeclaration): Oval => {
    const [from, to] = [snap(px(left)), snap(px(left) + size)];
    const [above, below] = [snap(px(top)), snap(px(top) + size)];
    return [(from + to) / 2, (above + below) / 2, (to - from) / 2, (below - above) / 2];
  };
  return {
    width: Math.round(across * ratio),
    height: Math.round(down * ratio),
    ratio,
    light: [px(sun.left) + r, px(sun.top) + r, r],
    disc: oval(sun),
    mirror: oval(mirror),
    horizon: snap(px(wall.height)),
    // Beside the text a second mask ends it where the room does.
    end: mirror.maskImage.includes('linear-gradient') ? [down, r / 4] : [FAR, 1],
    shares: [Number(floor.opacity), Number(mirror.opacity)],
  };
}
