import { useRef, useState, type RefObject } from 'react';
import { useDrag, useDrop } from 'react-aria-components';
import { moveTarget } from '../../../kit/lists/moveTarget.ts';

/** Position in its list of the entry that is dragged: no two are at once. null: none in this window. */
let dragged: number | null = null;

type EntryDrag = {
  /** Names the list: an entry can be dropped in its own list only. */
  listId: string;
  index: number;
  text: string;
  isDisabled: boolean;
  onMove: (from: number, to: number) => void;
};

type Side = 'before' | 'after';

/** Dragging an entry by its grip, and dropping others on it, by pointer and by keyboard. */
export function useEntryDrag({ listId, index, text, isDisabled, onMove }: EntryDrag): {
  readonly headRef: RefObject<HTMLFieldSetElement | null>;
  readonly drag: ReturnType<typeof useDrag>;
  readonly dropProps: ReturnType<typeof useDrop>['dropProps'];
  /** Where a drop would land; null while nothing is over it. */
  readonly dropSide: Side | null;
} {
  const headRef = useRef<HTMLFieldSetElement>(null);
  const [side, setSide] = useState<Side>('before');
  // Types of dragged data are in lower case.
  const type = `application/x-slicefolio-entry-${listId.replaceAll(/\W/g, '')}`.toLowerCase();
  const sideAt = (y: number): Side => {
    const { top, height } = headRef.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
    const middle = height / 2;
    // The keyboard drops in the middle, counted from the window's edge and not from the row's: the
    // entry takes the place of this one.
    const isByKeyboard = Math.abs(y - top - middle) < 1;
    if (isByKeyboard) return (dragged ?? 0) < index ? 'after' : 'before';
    return y < middle ? 'before' : 'after';
  };
  const showSide = ({ y }: { readonly y: number }) => setSide(sideAt(y));
  const drag = useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [{ [type]: String(index), 'text/plain': text }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => {
      dragged = index;
    },
    onDragEnd: () => {
      dragged = null;
    },
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: headRef,
    isDisabled,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    onDropEnter: showSide,
    onDropMove: showSide,
    onDrop: ({ y }) => {
      if (dragged !== null) onMove(dragged, moveTarget(dragged, index, sideAt(y)));
    },
  });
  return { headRef, drag, dropProps, dropSide: isDropTarget && !drag.isDragging ? side : null };
}
