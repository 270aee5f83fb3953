import { cachedPerView, type View } from '../View.ts';
import { readValues } from './readValues.ts';
import { type Scalar, scalarsOf } from './scalar.ts';
import type { Target } from './Target.ts';

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
