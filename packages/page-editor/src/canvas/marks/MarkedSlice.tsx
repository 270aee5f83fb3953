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
import type { Elements } from '../../kit/Elements.ts';
import type { AroundSlice } from '../draft/createDraft.ts';
import { BOX, BOX_NAME } from '../pageStyles.ts';
import { BOX_ATTRIBUTE, type SliceMarks } from './sliceMarks.ts';

/** What the slices of the page are marked in. */
export const MarksContext = createContext<SliceMarks | null>(null);

/** What is edited in a text of a held slice is seen there already, and its elements are not React's meanwhile. */
const Held = memo(
  ({ rendered }: { rendered: Elements; isHeld: boolean }) => rendered,
  (_before, { isHeld }) => isHeld,
);

interface MarkedSliceProps extends Omit<AroundSlice, 'value'> {
  /** Why the slice renders nothing, if it failed. */
  readonly failure?: string | undefined;
  readonly children?: Elements;
}

/** A slice of the page whose elements can be found. */
export function MarkedSlice({ slice, index, failure, children }: MarkedSliceProps) {
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
      {isEmpty && (
        <EmptySlice type={slice.slice_type} isUnknown={children === undefined} failure={failure} />
      )}
    </Fragment>
  );
}

interface EmptySliceProps {
  readonly type: string;
  /** Whether the site has no slice of this type. */
  readonly isUnknown: boolean;
  readonly failure: string | undefined;
}

/** `card_list` → `Card list`. */
const words = (type: string) => {
  const text = type.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Stands for a slice that renders nothing; visitors never see it. */
function EmptySlice({ type, isUnknown, failure }: EmptySliceProps) {
  return (
    <div className={BOX} data-unknown={isUnknown || undefined} {...{ [BOX_ATTRIBUTE]: '' }}>
      <span className={BOX_NAME}>
        {isUnknown ? `A slice the site does not know: ${type}` : words(type)}
      </span>
      <span>
        {isUnknown
          ? 'It stays in the file and is not shown. You can move or delete it.'
          : failure === undefined
            ? 'Nothing to show yet.'
            : `Its component failed, so it is left out: ${failure}`}
      </span>
    </div>
  );
}
