import type { RoomShape } from './types.ts';

/** A quiet studio that holds every stem within its walls: about half a second of reverb. */
export const defaultRoom: RoomShape = {
  dimensions: { width: 6, height: 3.2, depth: 7 },
  materials: {
    left: 'curtain-heavy',
    right: 'curtain-heavy',
    front: 'wood-panel',
    back: 'wood-panel',
    down: 'parquet-on-concrete',
    up: 'acoustic-ceiling-tiles',
  },
};
