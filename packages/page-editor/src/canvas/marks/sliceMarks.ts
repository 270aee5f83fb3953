/// <reference types="react-dom" />
import type { FragmentInstance } from 'react';

/** Marks what stands on the page for editing only, such as the box of an empty slice. */
export const BOX_ATTRIBUTE = 'data-editor-box';

/** The elements of one slice on the page. */
export interface SliceMark {
  readonly slice: object;
  /** Its own elements, or the box that stands for it. */
  readonly elements: ReadonlySet<Element>;
  /** Whether it is on the page and renders nothing of its own. */
  readonly isEmpty: () => boolean;
  /** Whether it is not to be rendered, as one of its texts is edited where it stands. */
  readonly isHeld: () => boolean;
  readonly hold: (isHeld: boolean) => void;
}

/** One slice's place on the page. */
interface SliceEntry extends SliceMark {
  /** Follows the elements of a fragment. */
  readonly follow: (fragment: FragmentInstance) => () => void;
  /** Calls back when its elements come and go, and when it is held or free. */
  readonly onElements: (listener: () => void) => () => void;
  /** Names the slice it holds now, and its position on the page. */
  readonly update: (slice: object, index: number) => void;
  readonly remove: () => void;
}

/**
 * The slices on the page by their elements. React tells a fragment's observer which elements it has, so
 * no element is added to the page, whose layout stays that of visitors.
 */
export interface SliceMarks {
  readonly add: (slice: object) => SliceEntry;
  readonly find: (slice: object) => SliceMark | null;
  /** The slices around an element, the innermost first. */
  readonly around: (element: Element) => SliceMark[];
  /** Calls back when slices come, go, move among the others or change their size. */
  readonly onChange: (listener: () => void) => () => void;
  /** Says that something on the page changed its size. */
  readonly report: () => void;
}

interface Mark extends SliceMark {
  slice: object;
  readonly elements: Set<Element>;
}

export function createSliceMarks(): SliceMarks {
  const bySlice = new Map<object, Mark>();
  const byElement = new WeakMap<Element, Mark>();
  const listeners = new Set<() => void>();
  const report = () => {
    for (const listener of listeners) listener();
  };

  class ElementObserver extends ResizeObserver {
    readonly mark: Mark;
    readonly onElements: () => void;
    constructor(mark: Mark, onElements: () => void) {
      super(report);
      this.mark = mark;
      this.onElements = onElements;
    }
    override observe(element: Element) {
      this.mark.elements.add(element);
      byElement.set(element, this.mark);
      super.observe(element);
      this.onElements();
      report();
    }
    override unobserve(element: Element) {
      if (!this.mark.elements.delete(element)) return;
      super.unobserve(element);
      this.onElements();
      report();
    }
  }

  return {
    add(slice) {
      const elements = new Set<Element>();
      const followers = new Set<() => void>();
      let isFollowed = false;
      let position: number | null = null;
      const isEmpty = () =>
        isFollowed && [...elements].every((one) => one.hasAttribute(BOX_ATTRIBUTE));
      let isHeld = false;
      const tell = () => {
        for (const follower of followers) follower();
      };
      const mark: Mark = {
        slice,
        elements,
        isEmpty,
        isHeld: () => isHeld,
        hold(next) {
          isHeld = next;
          tell();
        },
      };
      const observer = new ElementObserver(mark, tell);
      const forget = () => {
        if (bySlice.get(mark.slice) === mark) bySlice.delete(mark.slice);
      };
      return {
        ...mark,
        follow(fragment) {
          fragment.observeUsing(observer);
          isFollowed = true;
          tell();
          return () => fragment.unobserveUsing(observer);
        },
        onElements(listener) {
          followers.add(listener);
          return () => followers.delete(listener);
        },
        update(next, index) {
          forget();
          mark.slice = next;
          bySlice.set(next, mark);
          // Slices that change places keep their elements and sizes.
          if (position !== null && position !== index) report();
          position = index;
        },
        remove() {
          observer.disconnect();
          forget();
          report();
        },
      };
    },
    report,
    find: (slice) => bySlice.get(slice) ?? null,
    around(element) {
      const found: SliceMark[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const mark = byElement.get(at);
        if (mark && found.at(-1) !== mark) found.push(mark);
      }
      return found;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
