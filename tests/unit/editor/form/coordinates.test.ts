import { describe, expect, test } from 'vitest';
import {
  degreesFault,
  readCoordinates,
} from '../../../../src/editor/form/kinds/geo/coordinates.ts';

describe('pasted coordinates', () => {
  test.each([
    ['51.5007, -0.1246', 51.5007, -0.1246],
    ['51.5007 -0.1246', 51.5007, -0.1246],
    ['(51.5007; −0.1246)', 51.5007, -0.1246],
    ['51.5007° N, 0.1246° W', 51.5007, -0.1246],
    ['33.8568S 151.2153E', -33.8568, 151.2153],
    ['51°30′2.52″N 0°7′28.56″W', 51.5007, -0.1246],
    [`51°30'N, 0°7'W`, 51.5, -0.1166667],
    ['https://www.example.com/maps/@51.5007,-0.1246,17z', 51.5007, -0.1246],
    ['https://example.org/?q=51.5007,-0.1246', 51.5007, -0.1246],
    ['https://example.org/#map=17/51.5007/-0.1246', 51.5007, -0.1246],
  ])('%j', (text, latitude, longitude) => {
    expect(readCoordinates(text)).toEqual({ latitude, longitude });
  });

  test.each(['', '51.5', 'North Bay', '91, 0', '0, 181', '51,5 0,1', 'https://example.com/'])(
    '%j are none',
    (text) => {
      expect(readCoordinates(text)).toBeNull();
    },
  );
});

test('degrees outside of the globe are said', () => {
  expect(degreesFault('latitude', 90)).toBeNull();
  expect(degreesFault('latitude', 90.1)).toBe('Latitude is a number from −90 to 90.');
  expect(degreesFault('longitude', null)).toBe('Longitude is a number from −180 to 180.');
});
