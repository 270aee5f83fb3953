/** `1:04.25`: to the hundredth of a second. */
export function timeWords(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const minutes = Math.floor(hundredths / 6000);
  const rest = ((hundredths % 6000) / 100).toFixed(2).padStart(5, '0');
  return `${minutes}:${rest}`;
}

const toTenths = (metres: number) => Math.abs(Math.round(metres * 10) / 10);

/** One direction of a place: '2.4 m in front'; nothing within 5 cm. */
const along = (metres: number, [more, less]: readonly [string, string]) =>
  toTenths(metres) === 0 ? [] : [`${toTenths(metres)} m ${metres > 0 ? more : less}`];

/** How high a sound is above the ears. */
export const heightWords = (metres: number): string =>
  along(metres, ['above the ears', 'below the ears'])[0] ?? 'level with the ears';

/** Where a sound is as seen from above: '2.4 m in front, 1 m to the left'. */
export function levelWords({ right, back }: Pick<Place3D, 'right' | 'back'>): string {
  const words = [
    ...along(back, ['behind', 'in front']),
    ...along(right, ['to the right', 'to the left']),
  ];
  return words.length === 0 ? 'at the head' : words.join(', ');
}

/** Where a sound is: '2.4 m in front, 0.4 m above the ears'. */
export const placeWords = (place: Place3D): string =>
  `${levelWords(place)}, ${heightWords(place.up)}`;

/** Metres from the listener: to the right, up, and to the back. */
export interface Place3D {
  readonly right: number;
  readonly up: number;
  readonly back: number;
}
