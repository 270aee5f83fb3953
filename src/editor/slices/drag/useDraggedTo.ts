import { useMemo, useSyncExternalStore } from 'react';
import type { DragStore, SliceDrag } from './dragStore.ts';

/** From where to where a slice is dragged; the same object while only the pointer moves. */
export function useDraggedTo({ get, subscribe }: DragStore): Omit<SliceDrag, 'pointer'> | null {
  const key = useSyncExternalStore(subscribe, () => {
    const drag = get();
    return drag && JSON.stringify([drag.zone, drag.index, drag.seam, drag.indexes]);
  });
  return useMemo(() => {
    if (key === null) return null;
    // Cast: the text was made of these above, where JSON has null for what is undefined.
    const [zone, index, seam, indexes] = JSON.parse(key) as [
      string,
      number,
      number | null,
      number[] | null,
    ];
    return { zone, index, seam, ...(indexes && { indexes }) };
  }, [key]);
}
