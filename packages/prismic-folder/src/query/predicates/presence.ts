import { isRecord } from '../../json.ts';
import type { RepositoryDocument } from '../../types.ts';
import { ORDERABLE } from '../orderings.ts';
import { readValues, type Target, type TargetKind } from '../targets.ts';
import { expectCount } from './arguments.ts';
import type { Predicate } from './Predicate.ts';

const FIELDS: ReadonlySet<TargetKind> = new Set<TargetKind>([
  ...ORDERABLE,
  'link',
  'image',
  'embed',
  'geopoint',
  'table',
  'integration',
]);

/** The field is not empty, in documents of the path's type. */
export const has: Predicate = {
  name: 'has',
  usage: 'has(path)',
  accepts: FIELDS,
  inGroups: false,
  bind: (target, call) => {
    expectCount(call, 0);
    return (view) => ({ holds: (place) => isFilledAt(view.at(place), target) });
  },
};

/** The field is empty, in documents of the path's type. */
export const missing: Predicate = {
  name: 'missing',
  usage: 'missing(path)',
  accepts: FIELDS,
  inGroups: false,
  bind: (target, call) => {
    expectCount(call, 0);
    return (view) => ({
      holds: (place) => {
        const document = view.at(place);
        return canHold(document, target) && !isFilledAt(document, target);
      },
    });
  },
};

function isFilledAt(document: RepositoryDocument, target: Target): boolean {
  return readValues(document, target).some(isFilled);
}

function canHold({ type }: RepositoryDocument, target: Target): boolean {
  return target.scope !== 'field' || type === target.type;
}

/** Whether a value of the API is not an empty one (null, [], {}, a link without a target). */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.some(isFilled);
  if (!isRecord(value)) return true;
  if ('link_type' in value) return value['id'] !== undefined || value['url'] !== undefined;
  // Rich text editors leave an empty paragraph in an empty field.
  if ('spans' in value) return value['text'] !== '';
  return Object.keys(value).length > 0;
}
