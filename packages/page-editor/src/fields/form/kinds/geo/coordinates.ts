/** Degrees north and east. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const LIMITS = { latitude: 90, longitude: 180 } as const;

const NUMBER = String.raw`[+−-]?\d+(?:\.\d+)?`;
const PLAIN = new RegExp(
  String.raw`^\(?\s*(${NUMBER})°?\s*([NS])?\s*[,;\s]\s*(${NUMBER})°?\s*([EW])?\s*\)?$`,
  'i',
);
const ANGLE = String.raw`(\d+(?:\.\d+)?)\s*°\s*(?:(\d+(?:\.\d+)?)\s*['′’]\s*)?(?:(\d+(?:\.\d+)?)\s*(?:["″”]|'')\s*)?`;
const ANGLES = new RegExp(String.raw`^${ANGLE}([NS])[\s,;]*${ANGLE}([EW])$`, 'i');
const IN_ADDRESS = new RegExp(
  String.raw`(?:@|[?&](?:q|ll|query|mlat)=|!3d|#map=\d+/)(${NUMBER})(?:,|%2C|/|&mlon=|!4d)(${NUMBER})`,
);

/**
 * Reads pasted coordinates: '51.5, -0.12', '51°30′N 0°7′W', or an address of a map with them.
 * null: there are none, or they are not on Earth.
 */
export function readCoordinates(text: string): Coordinates | null {
  const typed = text.trim();
  const plain = PLAIN.exec(typed);
  if (plain) return place(signed(plain[1], plain[2]), signed(plain[3], plain[4]));
  const angles = ANGLES.exec(typed);
  if (angles) {
    const [, d, m, s, ns, d2, m2, s2, ew] = angles;
    return place(signed(String(degrees(d, m, s)), ns), signed(String(degrees(d2, m2, s2)), ew));
  }
  const [, north, east] = IN_ADDRESS.exec(typed) ?? [];
  return north === undefined ? null : place(signed(north), signed(east));
}

function degrees(whole = '0', minutes = '0', seconds = '0'): number {
  return Math.round((Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600) * 1e7) / 1e7;
}

function signed(number = '', side = ''): number {
  const value = Number(number.replace('−', '-'));
  return /[SW]/i.test(side) ? -Math.abs(value) : value;
}

function place(latitude: number, longitude: number): Coordinates | null {
  const isOnEarth = isWithin('latitude', latitude) && isWithin('longitude', longitude);
  return isOnEarth ? { latitude, longitude } : null;
}

export function isWithin(part: keyof Coordinates, degrees: number): boolean {
  return Math.abs(degrees) <= LIMITS[part];
}

/** What is wrong with typed degrees, as a sentence; null if nothing is. */
export function degreesFault(part: keyof Coordinates, number: number | null): string | null {
  if (number !== null && isWithin(part, number)) return null;
  const name = part === 'latitude' ? 'Latitude' : 'Longitude';
  return `${name} is a number from −${LIMITS[part]} to ${LIMITS[part]}.`;
}
