import { discGrain, grainOver, type Rgb } from './grain.ts';
import {
  BELL_END,
  bellAt,
  bellStops,
  discEllipse,
  discStops,
  floorLight,
  floorShade as floorShades,
  ground as groundColour,
  MIRROR_EDGE,
  mirrorLight,
  mirrorStops,
  rimLight,
  rimStops,
  sheen as sheenEllipse,
  spill as spillEllipse,
  WALL_END,
  WALL_HEIGHT,
  wallShade as wallShades,
  wallStops,
  type Ellipse,
} from './measures.ts';

/** Rounded as far as eight bits can show. */
const short = (value: number) => Number(value.toFixed(3));

const rgb = (channels: Rgb, alpha?: number) =>
  `rgb(${channels.join(' ')}${alpha === undefined ? '' : ` / ${short(alpha)}`})`;

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

const inRadii = (length: number) => `calc(${short(length)} * var(--r))`;

const even = (colour: Rgb, alpha: number) => `linear-gradient(${rgb(colour, alpha)} 0 0)`;

/** The mean of each grain. */
export const roomMean = even([0, 0, 0], grainOver.room);
export const discMean = even(discGrain, grainOver.disc);

export const ground = rgb(groundColour);

const wallColours = wallStops.map(([distance, colour]) =>
  distance === WALL_END ? rgb(colour) : `${rgb(colour)} ${percent(distance / WALL_END)}`,
);

/** The light on the wall around the disc, a little wider than high; to be followed by `at …`. */
export const glow = `radial-gradient(calc(${WALL_END} * var(--r)) calc(${WALL_HEIGHT * WALL_END} * var(--r)) at var(--x) var(--y), ${wallColours.join()})`;

const shade = (alpha: number) => (alpha === 0 ? '#0000' : rgb([0, 0, 0], alpha));

/** The wall darkens towards the floor. */
export const wallShade = `linear-gradient(${wallShades.map(([height, alpha]) => (height === 0 ? shade(alpha) : `${shade(alpha)} calc(100% - ${height} * var(--r))`)).join()})`;

export const floorShade = `linear-gradient(${floorShades.map(([depth, alpha]) => (depth === 0 ? shade(alpha) : `${shade(alpha)} ${inRadii(depth)}`)).join()})`;

const lit = (ellipse: Ellipse) => {
  const [across, down] = ellipse.axes;
  const stops = bellStops.map(
    (at) => `${rgb(floorLight, bellAt(ellipse, at))} ${percent(at / BELL_END)}`,
  );
  return `radial-gradient(${inRadii(across * BELL_END)} ${inRadii(down * BELL_END)} at var(--x) ${inRadii(ellipse.below)}, ${stops.join()}, #0000)`;
};

export const spill = lit(spillEllipse);
export const sheen = lit(sheenEllipse);

/** The disc's mirror image, fading downwards. */
export const mirror = `linear-gradient(${mirrorStops.map(([u, alpha]) => `${rgb(mirrorLight, alpha)} ${percent(u / 2)}`).join()})`;

/** Its soft edge. */
export const mirrorMask = `radial-gradient(closest-side, #000 ${percent(MIRROR_EDGE)}, transparent)`;

const rim = rimStops.map(([distance, alpha]) => `${rgb(rimLight, alpha)} ${percent(distance)}`);

const { across, down, above } = discEllipse;

/**
 * The disc under its grain: a rim, and light from above, in a box of its size. `--scale` and `--above` are those of
 * the light: a disc that is mostly out of view has all of its colours in what is seen.
 */
export const disc = [
  `radial-gradient(closest-side, ${rim.join()})`,
  `radial-gradient(calc(${percent(across / 2)} * var(--scale, 1)) calc(${percent(down / 2)} * var(--scale, 1)) at 50% calc(50% - 50% * var(--above, ${above})), ${discStops.map(([distance, colour]) => `${rgb(colour)} ${percent(distance / down)}`).join()})`,
].join();
