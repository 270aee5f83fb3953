import {
  cropImage,
  rectangleOf,
  type FocalPoint,
  type Rectangle,
  type Size,
} from 'prismic-folder/crop';
import type { FieldModel } from 'prismic-folder/models';
import {
  readImage,
  type ImageValue,
  constraintOf,
  viewsOf,
  type ViewTarget,
} from '../value/imageValue.ts';
import { isWhole } from './cropGeometry.ts';

/** One picture cut for one place: the image itself or a responsive view. */
export interface DraftView {
  /** null: the image itself. */
  readonly name: string | null;
  /** What the model asks for; null if any size will do. */
  readonly target: ViewTarget | null;
  /** The part that someone chose; null: the view follows the focal point. */
  readonly byHand: Rectangle | null;
}

/** How a picture is cut, while someone works on it. */
export interface CropDraft {
  readonly size: Size;
  readonly focal: FocalPoint;
  /** The image itself is the first one. */
  readonly views: readonly DraftView[];
}

const CENTER: FocalPoint = { x: 0.5, y: 0.5 };

/** Rounding may move an edge by one pixel. */
const TOLERANCE = 1;

/** The crops of a field's image. Those that are where the focal point puts them follow it. */
export function readCrops(
  image: ImageValue | null,
  model: FieldModel,
  { size, focal = CENTER }: { readonly size: Size; readonly focal?: FocalPoint | undefined },
): CropDraft {
  const main = { name: null, target: constraintOf(model) };
  const views = [main, ...viewsOf(model).map(({ name, ...target }) => ({ name, target }))];
  return {
    size,
    focal,
    views: views.map((view) => {
      const written = view.name === null ? image : readImage(image?.json[view.name]);
      const part = written === null ? null : partOf(written, size);
      const isFollowing =
        part === null || isNear(part, followed({ ...view, byHand: null }, size, focal));
      return { ...view, byHand: isFollowing ? null : part };
    }),
  };
}

/** The part of the picture that a view shows. */
export function frameOf({ size, focal }: CropDraft, view: DraftView): Rectangle {
  return view.byHand ?? followed(view, size, focal);
}

/** The size in which a view is served. */
export function viewSize(draft: CropDraft, view: DraftView): Size {
  return cropImage({
    url: '',
    size: draft.size,
    rectangle: frameOf(draft, view),
    ...(view.target !== null && { target: view.target }),
  }).dimensions;
}

/** Width over height of a view; null if it is free. */
export function ratioOf(draft: CropDraft, view: DraftView): number | null {
  if (view.target === null) return null;
  const { width, height } = viewSize(draft, view);
  return width / height;
}

/** Whether a view shows all of the picture in the picture's own size. */
export function isPlain({ size, ...draft }: CropDraft, view: DraftView): boolean {
  const { width = size.width, height = size.height } = view.target ?? {};
  const isOwnSize = width === size.width && height === size.height;
  return isOwnSize && isWhole(frameOf({ size, ...draft }, view), size);
}

/** Whether nothing is cut, so that the file needs to say nothing of it. */
export function isUncut(draft: CropDraft): boolean {
  const [main, ...views] = draft.views;
  const isCentered = draft.focal.x === CENTER.x && draft.focal.y === CENTER.y;
  const isMainPlain = main === undefined || isPlain(draft, main);
  return isMainPlain && views.every(({ byHand }) => byHand === null && isCentered);
}

/** Without a target the whole picture, else the largest part in its ratio around the point. */
function followed({ target }: DraftView, size: Size, focal: FocalPoint): Rectangle {
  const whole = { x: 0, y: 0, ...size };
  if (target === null || (target.width === undefined && target.height === undefined)) return whole;
  return rectangleOf(cropImage({ url: '', size, target, focalPoint: focal }), size);
}

function partOf(image: ImageValue, size: Size): Rectangle {
  const { url, edit } = image;
  const dimensions = image.dimensions ?? size;
  return rectangleOf({ url, dimensions, ...(edit !== null && { edit }) }, size);
}

function isNear(one: Rectangle, other: Rectangle): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return sides.every((side) => Math.abs(one[side] - other[side]) <= TOLERANCE);
}
