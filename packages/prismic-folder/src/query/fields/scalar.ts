import { isRecord } from '../../json.ts';
import { cachedPerView, type View } from '../View.ts';
import { moment } from './moment.ts';
import { readValues } from './readValues.ts';
import type { Target, TargetKind } from './Target.ts';

/** What equality compares: dates as milliseconds, links as the id of the document they lead to. */
export type Scalar = string | number | boolean;

/** The comparable forms of one stored value; a repeatable link has one for each of its links. */
export function scalarsOf(kind: TargetKind, value: unknown): readonly Scalar[] {
  if (Array.isArray(value)) return kind === 'link' ? value.flatMap((one) => linkId(one)) : [];
  if (kind === 'link') return linkId(value);
  if (typeof value === 'number' || typeof value === 'boolean') return [value];
  if (typeof value !== 'string') return [];
  if (kind !== 'date' && kind !== 'timestamp') return [value];
  const time = moment(value);
  return time === undefined ? [] : [time];
}

function linkId(value: unknown): readonly string[] {
  const id = isRecord(value) && value['link_type'] === 'Document' ? value['id'] : undefined;
  return typeof id === 'string' ? [id] : [];
}

/**
 * The comparable values of a view's documents at a target, by the documents' places. A search reads
 * them for every document, so they are parsed once, and equal ones share an array: that keeps a
 * scan of many documents within the processor's cache.
 */
const scalarsAt: (view: View, target: Target) => readonly (readonly Scalar[])[] = cachedPerView(
  ({ path }: Target) => path,
  ({ documents }, target) => {
    const shared = new Map<Scalar | undefined, readonly Scalar[]>();
    return documents.map((document) => {
      const scalars = readValues(document, target).flatMap((one) => scalarsOf(target.kind, one));
      if (scalars.length > 1) return scalars;
      const known = shared.get(scalars[0]);
      if (!known) shared.set(scalars[0], scalars);
      return known ?? scalars;
    });
  },
);

const NONE: readonly Scalar[] = [];

/** Reads those values by place. */
export function scalarReader(view: View, target: Target): (place: number) => readonly Scalar[] {
  const scalars = scalarsAt(view, target);
  return (place) => scalars[place] ?? NONE;
}
