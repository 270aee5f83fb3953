import type { Place3D } from './soundWords.ts';

/** A place on the plan, in metres from the listener: to the right and to the back. */
export type Spot = Pick<Place3D, 'right' | 'back'>;

/** Metres from the listener to a side of the plan, at least: half the depth of the site's room. */
const LEAST_M = 3.5;

/** How far the plan reaches: all places are on it. */
export function reachOf(spots: readonly Spot[]): number {
  const farthest = Math.max(
    ...spots.map(({ right, back }) => Math.max(Math.abs(right), Math.abs(back))),
  );
  return farthest > LEAST_M ? Math.ceil(farthest) : LEAST_M;
}

/** A place moved by so many metres, within the plan, to tenths of a metre. */
export function moved({ right, back }: Spot, dx: number, dy: number, reach: number): Spot {
  const within = (metres: number) =>
    Math.round(Math.min(Math.max(metres, -reach), reach) * 10) / 10;
  return { right: within(right + dx), back: within(back + dy) };
}
