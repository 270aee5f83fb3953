import {
  createContext,
  Fragment,
  memo,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type FragmentInstance,
} from 'react';
import type { Elements } from '#ui/Elements.ts';
import type { AroundSliceProps } from '#screens/SliceZone.tsx';
import { EmptySlice } from './EmptySlice.tsx';
import type { SliceMarks } from './sliceMarks.ts';

/** What the slices of the page are marked in. */
export const MarksContext = createContext<SliceMarks | null>(null);

/** What is edited in a text of a held slice is seen there already, and its elements are not React's meanwhile. */
const Held = memo(
  ({ rendered }: { rendered: Elements; isHeld: boolean }) => rendered,
  (_before, { isHeld }) => isHeld,
);

/** A slice of the page whose elements can be found. */
export function MarkedSlice({ slice, index, children }: Omit<AroundSliceProps, 'value'>) {
  const marks = use(MarksContext);
  if (!marks) throw new Error('MarkedSlice is used outside MarksContext');
  const [entry] = useState(() => marks.add(slice));
  const isEmpty = useSyncExternalStore(entry.onElements, entry.isEmpty);
  const isHeld = useSyncExternalStore(entry.onElements, entry.isHeld);
  useLayoutEffect(() => entry.update(slice, index), [entry, slice, index]);
  useLayoutEffect(() => entry.remove, [entry]);
  const ref = useMemo(
    () => (fragment: FragmentInstance | null) => (fragment ? entry.follow(fragment) : undefined),
    [entry],
  );
  return (
    <Fragment ref={ref}>
      <Held rendered={children} isHeld={isHeld} />
      {isEmpty && <EmptySlice type={slice.slice_type} isUnknown={children === undefined} />}
    </Fragment>
  );
}
