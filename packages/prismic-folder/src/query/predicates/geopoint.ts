import { isRecord } from '../../json.ts';
import type { RepositoryDocument } from '../../types.ts';
import { readValues, type Target, type TargetKind } from '../targets.ts';
import { expectCount, numberArgument } from './arguments.ts';
import type { BoundCall, Predicate } from './Predicate.ts';

/** In degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The point is within a radius in kilometres; the nearest comes first. */
export const near: Predicate = {
  name: 'geopoint.near',
  usage: 'geopoint.near(path, latitude, longitude, kilometres)',
  accepts: new Set<TargetKind>(['geopoint']),
  bind: (target, call) => {
    expectCount(call, 3);
    const latitude = degreesArgument(call, 0, 'latitude', 90);
    const longitude = degreesArgument(call, 1, 'longitude', 180);
    const radius = numberArgument(call, 2);
    const centre = { latitude, longitude };
    return (view) => {
      const distance = (place: number) =>
        Math.min(...readPoints(view.at(place), target).map((point) => kilometres(centre, point)));
      return { holds: (place) => distance(place) <= radius, rank: distance };
    };
  },
};

function readPoints(document: RepositoryDocument, target: Target): readonly Point[] {
  return readValues(document, target).flatMap((value) => {
    if (!isRecord(value)) return [];
    const { latitude, longitude } = value;
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return [{ latitude, longitude }];
  });
}

function degreesArgument(call: BoundCall, index: number, name: string, limit: number): number {
  const degrees = numberArgument(call, index);
  if (Math.abs(degrees) <= limit) return degrees;
  return call.fail(call.args[index], `a ${name} is between -${limit} and ${limit}`);
}

/** Mean radius of the earth in kilometres. */
const EARTH = 6371;

/** Great-circle distance (haversine). */
function kilometres(one: Point, other: Point): number {
  const [south, north] = [radians(one.latitude), radians(other.latitude)];
  const height = Math.sin((north - south) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(height + Math.cos(south) * Math.cos(north) * width));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
