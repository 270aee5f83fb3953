/** `1:04.25`: to the hundredth of a second. */
export function timeWords(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const minutes = Math.floor(hundredths / 6000);
  const rest = ((hundredths % 6000) / 100).toFixed(2).padStart(5, '0');
  return `${minutes}:${rest}`;
}

/** Metres from the listener: to the right, up, and to the back. */
interface Place3D {
  readonly right: number;
  readonly up: number;
  readonly back: number;
}

/** A place on the plan, in metres from the listener: to the right and to the back. */
export type Spot = Pick<Place3D, 'right' | 'back'>;

const toTenths = (metres: number) => Math.abs(Math.round(metres * 10) / 10);

/** One direction of a place: '2.4 m in front'; nothing within 5 cm. */
const along = (metres: number, [more, less]: readonly [string, string]) =>
  toTenths(metres) === 0 ? [] : [`${toTenths(metres)} m ${metres > 0 ? more : less}`];

/** How high a sound is above the ears. */
export const heightWords = (metres: number): string =>
  along(metres, ['above the ears', 'below the ears'])[0] ?? 'level with the ears';

/** Where a sound is as seen from above: '2.4 m in front, 1 m to the left'. */
export function levelWords({ right, back }: Spot): string {
  const words = [
    ...along(back, ['behind', 'in front']),
    ...along(right, ['to the right', 'to the left']),
  ];
  return words.length === 0 ? 'at the head' : words.join(', ');
}

/** Where a sound is: '2.4 m in front, 0.4 m above the ears'. */
export const placeWords = (place: Place3D): string =>
  `${levelWords(place)}, ${heightWords(place.up)}`;

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
