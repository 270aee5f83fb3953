/** A slice on its way to another place of its zone. */
export interface SliceDrag {
  readonly zone: string;
  readonly index: number;
  /** All of them in order, where several rows of the outline are dragged together. */
  readonly indexes?: readonly number[];
  /** The slice before which it would land, as the order is now; null: it stays. */
  readonly seam: number | null;
  /** In px of the window; null while a row of the outline is dragged, which the browser draws. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
}

/** What is dragged, shown by page, spine and outline at once. Others do not render while it moves. */
export interface DragStore {
  readonly get: () => SliceDrag | null;
  readonly set: (drag: SliceDrag | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDragStore(): DragStore {
  const listeners = new Set<() => void>();
  let drag: SliceDrag | null = null;
  return {
    get: () => drag,
    set(next) {
      drag = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
