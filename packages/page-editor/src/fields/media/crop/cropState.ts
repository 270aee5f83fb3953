import type { FocalPoint, Rectangle } from 'prismic-folder/crop';
import { frameOf, ratioOf, type CropDraft, type DraftView } from './cropDraft.ts';
import {
  centerOf,
  isWhole,
  moveFrame,
  movePoint,
  resizeFrame,
  zoomedFrame,
  zoomOfFrame,
  type Corner,
} from './cropGeometry.ts';

/** The shapes that someone may choose where the model asks for none. */
export const RATIOS = [
  { id: 'whole', label: 'As it is', ratio: null },
  { id: '16:9', label: '16:9', ratio: 16 / 9 },
  { id: '4:3', label: '4:3', ratio: 4 / 3 },
  { id: '1:1', label: '1:1', ratio: 1 },
  { id: 'free', label: 'Free', ratio: null },
] as const;

type RatioId = (typeof RATIOS)[number]['id'];

/** A crop while someone works on it. */
export interface CropState {
  readonly draft: CropDraft;
  /** Index of the view that is worked on. */
  readonly active: number;
  /** The shape of the image itself. */
  readonly shape: RatioId;
}

export type CropAction =
  | { readonly type: 'choose'; readonly view: number }
  | { readonly type: 'shape'; readonly shape: RatioId }
  | { readonly type: 'move'; readonly from: Rectangle; readonly dx: number; readonly dy: number }
  | {
      readonly type: 'resize';
      readonly from: Rectangle;
      readonly corner: Corner;
      readonly dx: number;
      readonly dy: number;
    }
  | { readonly type: 'zoom'; readonly zoom: number }
  /** By parts of the picture. */
  | { readonly type: 'point'; readonly from: FocalPoint; readonly dx: number; readonly dy: number }
  | { readonly type: 'byHand' }
  | { readonly type: 'follow' };

/** The smallest difference between the sides of two shapes, in pixels. */
const TOLERANCE = 1.5;

/** The state in which work on a crop begins. */
export function startCrop(draft: CropDraft): CropState {
  const [main] = draft.views;
  return { draft, active: 0, shape: main === undefined ? 'whole' : shapeOf(draft, main) };
}

export function activeView({ draft, active }: CropState): DraftView {
  // Cast: there is always the image itself.
  return (draft.views[active] ?? draft.views[0]) as DraftView;
}

/** Width over height that the frame must keep; null if it may have any shape. */
export function frameRatio(state: CropState): number | null {
  const view = activeView(state);
  if (view.target !== null) return ratioOf(state.draft, view);
  return RATIOS.find(({ id }) => id === state.shape)?.ratio ?? null;
}

/** How far the picture is zoomed in the active view, from 1. */
export function zoomOf(state: CropState): number {
  const frame = frameOf(state.draft, activeView(state));
  return zoomOfFrame(frame, state.draft.size, frameRatio(state) ?? frame.width / frame.height);
}

export function changeCrop(state: CropState, action: CropAction): CropState {
  const { draft } = state;
  const { size } = draft;
  const view = activeView(state);
  const frame = frameOf(draft, view);
  switch (action.type) {
    case 'choose':
      return { ...state, active: action.view };
    case 'shape': {
      const ratio = RATIOS.find(({ id }) => id === action.shape)?.ratio ?? null;
      const next = { ...state, shape: action.shape };
      if (action.shape === 'whole') return withFrame(next, null);
      return ratio === null
        ? next
        : withFrame(next, zoomedFrame(size, ratio, 1, centerOf(frame, size)));
    }
    case 'move':
      return withFrame(state, moveFrame(action.from, action.dx, action.dy, size));
    case 'resize': {
      const { from, corner, dx, dy } = action;
      const next = resizeFrame(from, corner, { dx, dy }, { size, ratio: frameRatio(state) });
      const isFree = view.target === null && state.shape === 'whole';
      return withFrame(isFree ? { ...state, shape: 'free' } : state, next);
    }
    case 'zoom': {
      const ratio = frameRatio(state) ?? frame.width / frame.height;
      const next = zoomedFrame(size, ratio, action.zoom, centerOf(frame, size));
      const isFree = view.target === null && state.shape === 'whole' && !isWhole(next, size);
      return withFrame(isFree ? { ...state, shape: 'free' } : state, next);
    }
    case 'point': {
      const focal = movePoint(action.from, action.dx, action.dy);
      return { ...state, draft: { ...draft, focal } };
    }
    case 'byHand':
      return withFrame(state, frame);
    case 'follow':
      return withFrame(state, null);
  }
}

function withFrame(state: CropState, byHand: Rectangle | null): CropState {
  const { draft, active } = state;
  const views = draft.views.map((view, index) => (index === active ? { ...view, byHand } : view));
  return { ...state, draft: { ...draft, views } };
}

function shapeOf(draft: CropDraft, view: DraftView): RatioId {
  const frame = frameOf(draft, view);
  if (isWhole(frame, draft.size)) return 'whole';
  const found = RATIOS.find(
    ({ ratio }) => ratio !== null && Math.abs(frame.width - frame.height * ratio) <= TOLERANCE,
  );
  return found?.id ?? 'free';
}
