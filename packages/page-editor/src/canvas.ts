/** The page in the editor's frame: the project's own, fed with the draft, and its slices marked. */
export { markSlices } from './canvas/mount/markSlices.tsx';
export {
  mountCanvas,
  type MountOptions,
  type PageClient,
  type PageOf,
  reportUnmounted,
} from './canvas/mount/mountCanvas.tsx';
/* What a site mounts by itself that answers its queries otherwise. */
export { CANVAS_READY, type CanvasApi, type CanvasLook } from './canvas/CanvasApi.ts';
export { createCanvas, type CanvasPorts } from './canvas/createCanvas.ts';
export { createDraft, type Draft, type DraftRules } from './canvas/draft/createDraft.ts';
export { MarkedSlice, MarksContext } from './canvas/marks/MarkedSlice.tsx';
export { createSliceMarks } from './canvas/marks/sliceMarks.ts';
export { setStill } from './canvas/stillMotion.ts';
