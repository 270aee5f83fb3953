import { discGrain, grainOver, type Rgb } from './grain.ts';

/**
 * The numbers of the dark room's light, for the styles that draw it and for the shader that moves it.
 * Distances are in radii of the disc, colours as they are seen: with grain, which darkens what it
 * covers.
 */

const rounded = ([red, green, blue]: Rgb): Rgb => [
  Math.round(red),
  Math.round(green),
  Math.round(blue),
];

/** A colour under the grain of the room: lighter by as much as the grain darkens it. */
const inRoom = ([red, green, blue]: Rgb): Rgb => {
  const kept = 1 - grainOver.room;
  return rounded([red / kept, green / kept, blue / kept]);
};

const underGrain = (seen: number, added: number) =>
  (seen - grainOver.disc * added) / (1 - grainOver.disc);

const inDisc = ([red, green, blue]: Rgb): Rgb =>
  rounded([
    underGrain(red, discGrain[0]),
    underGrain(green, discGrain[1]),
    underGrain(blue, discGrain[2]),
  ]);

/** A colour, or an opacity, and the distance at which it is reached. */
export type Stop<Value> = readonly [distance: number, value: Value];

export const ground: Rgb = inRoom([12, 11, 10]);

/** The glow on the wall is wider than high by this. */
export const WALL_HEIGHT = 0.92;

/** Where the glow has become the ground. */
export const WALL_END = 7;

const fall = (distance: number, reach: number) => Math.exp(-(distance - 1) / reach);

/** The wall's colour at a distance from the disc's centre: a corona and a wide glow. */
const wallAt = (distance: number): Rgb => [
  11 + 61.8 * fall(distance, 0.177) + 83.3 * fall(distance, 1.354),
  10 + 26.6 * fall(distance, 0.21) + 29.5 * fall(distance, 0.752),
  9 + 24 * fall(distance, 0.37),
];

/** Where the wall is hidden by the disc it is dark: until a disc arrives, the light waits in a ring. */
const WALL_HIDDEN = 0.6;

const wallDistances = [0.9, 1, 1.1, 1.22, 1.4, 1.66, 2, 2.55, 3.3, 4.4, 5.5];

export const wallStops: readonly Stop<Rgb>[] = [
  [WALL_HIDDEN, ground],
  ...wallDistances.map((distance): Stop<Rgb> => [distance, inRoom(wallAt(distance))]),
  [WALL_END, ground],
];

/** Shade on the wall, by the height over the floor. */
export const wallShade: readonly Stop<number>[] = [
  [0.22, 0],
  [0.14, 0.06],
  [0.05, 0.17],
  [0, 0.28],
];

/** Shade on the floor, by the distance from the wall. */
export const floorShade: readonly Stop<number>[] = [
  [0, 0.36],
  [0.05, 0.14],
  [0.12, 0],
];

export const floorLight: Rgb = [255, 92, 46];

/** An ellipse of light on the floor; its strength falls in a bell curve. */
export interface Ellipse {
  readonly strength: number;
  /** Of the bell curve, in the size of the ellipse. */
  readonly width: number;
  readonly axes: readonly [across: number, down: number];
  /** How far below the horizon it is. */
  readonly below: number;
}

/** What the disc spills where it touches, and a wide sheen. */
export const spill: Ellipse = { strength: 0.6, width: 0.47, axes: [3.4, 0.31], below: 0.11 };
export const sheen: Ellipse = { strength: 0.085, width: 0.55, axes: [4.5, 1.5], below: 0 };

/** Where the bell curve has faded, in the size of its ellipse. */
export const BELL_END = 1.3;

export const bellStops: readonly number[] = [
  0, 0.08, 0.16, 0.24, 0.32, 0.4, 0.48, 0.56, 0.66, 0.76, 0.88, 1, 1.15,
];

export const bellAt = ({ strength, width }: Ellipse, distance: number): number =>
  strength * Math.exp(-((distance / width) ** 2));

export const mirrorLight: Rgb = [226, 56, 24];

/** Opacity of the mirror image, by the distance below the disc. */
export const mirrorStops: readonly Stop<number>[] = [0, 0.14, 0.36, 0.66, 1.05, 1.5, 2].map((u) => [
  u,
  0.84 * (Math.exp(-u / 0.66) - (0.0483 * u) / 2),
]);

/** Where the mirror image becomes soft at its edge. */
export const MIRROR_EDGE = 0.975;

/** Half axes of the ellipse of light on the disc, and how far above its middle it is. */
export const discEllipse = { across: 2.338, down: 1.7, above: 0.46 } as const;

/** The disc's colours, by the distance in that ellipse (down). */
export const discStops: readonly Stop<Rgb>[] = (
  [
    [0, [248, 194, 130]],
    [0.34, [248, 187, 118]],
    [0.506, [248, 177, 108]],
    [0.675, [248, 159, 93]],
    [0.844, [247, 133, 75]],
    [1.18, [244, 80, 39]],
    [1.35, [240, 54, 22]],
    [1.48, [236, 42, 14]],
    [1.7, [228, 32, 8]],
  ] satisfies readonly Stop<Rgb>[]
).map(([distance, seen]) => [distance, inDisc(seen)]);

export const rimLight: Rgb = [232, 104, 48];

/** Opacity of the rim, by the distance from the centre. */
export const rimStops: readonly Stop<number>[] = [
  [0.8, 0],
  [0.92, 0.09],
  [1, 0.28],
];

/**
 * What the loudest sound adds: to the reach of the glow, to the light of wall and disc, and to the
 * opacity of the spill; of the range of luminance at most `BREATH_MOST`, wherever one looks.
 */
export const breath = { reach: 0.3, wall: 0.2, disc: 0.03, spill: 0.35 } as const;
export const BREATH_MOST = 0.12;
