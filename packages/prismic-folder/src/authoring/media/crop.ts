/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of an image, in its own pixels from the upper left corner. */
export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

/** The part of an image that must stay visible: from 0 (left, top) to 1 (right, bottom). */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The crop as Prismic stores it: the corner of the rectangle in pixels of the image, and how many
 * times smaller it is than the largest rectangle in the view's aspect ratio.
 */
export interface Edit {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly background: string;
}

/** An image or a thumbnail in a document, without its texts. */
export interface ImageView {
  readonly url: string;
  readonly dimensions: Size;
  readonly edit: Edit;
}

/** What is cropped, and to which size; lengths in pixels. */
export interface CropRequest {
  /** The image's address. Parameters other than those of the crop stay. */
  readonly url: string;
  readonly size: Size;
  /** Size of the view; a missing side follows from the image, and without both it is free. */
  readonly target?: { readonly width?: number | undefined; readonly height?: number | undefined };
  /** Extended to the target's aspect ratio and moved into the image. */
  readonly rectangle?: Rectangle;
  /** Center of the crop if there is no rectangle. */
  readonly focalPoint?: FocalPoint;
  /** From 1, the default: the largest rectangle. Ignored if there is a rectangle. */
  readonly zoom?: number;
  readonly background?: string;
}

/** Crops an image for a view, in the form in which Prismic stores and serves it. */
export function cropImage(request: CropRequest): ImageView {
  const { url, size, background = 'transparent' } = request;
  const target = targetSize(size, request.target);
  const rectangle = target === undefined ? freeRectangle(request) : placed(request, target);
  const dimensions = target ?? { width: rectangle.width, height: rectangle.height };
  const isWhole = rectangle.width === size.width && rectangle.height === size.height;
  const { x, y } = rectangle;
  return {
    url: cropUrl(url, target === undefined && isWhole ? undefined : rectangle, dimensions),
    dimensions,
    edit: { x, y, zoom: zoomOf(rectangle, size, dimensions), background },
  };
}

/**
 * The part of the image that a view shows. The `rect` of its address decides, because that is what
 * is served; without one its `edit`, also in the form that Prismic's older editor wrote: negative
 * coordinates in pixels of the view, and the scale of the image as zoom.
 */
export function rectangleOf(
  view: { readonly url: string; readonly dimensions: Size; readonly edit?: Edit | undefined },
  size: Size,
): Rectangle {
  const { url, dimensions, edit } = view;
  const rect = rectOf(url);
  if (rect !== undefined) return inside(rect, size);
  if (edit === undefined || edit.zoom <= 0) return { x: 0, y: 0, ...size };
  const { x, y, zoom } = edit;
  if (zoom < 1 || x < 0 || y < 0) {
    const scaled = { width: dimensions.width / zoom, height: dimensions.height / zoom };
    return inside({ x: Math.abs(x / zoom), y: Math.abs(y / zoom), ...scaled }, size);
  }
  return inside({ x, y, ...croppedSize(size, dimensions, zoom) }, size);
}

/** Adapts a crop to a new file of the image: the same part of it, at the same zoom. */
export function recrop(view: ImageView, from: Size, to: Size): ImageView {
  const { url, dimensions, edit } = view;
  const rectangle = rectangleOf(view, from);
  return cropImage({
    url,
    size: to,
    target: dimensions,
    zoom: Math.max(1, zoomOf(rectangle, from, dimensions)),
    focalPoint: {
      x: (rectangle.x + rectangle.width / 2) / from.width,
      y: (rectangle.y + rectangle.height / 2) / from.height,
    },
    background: edit.background,
  });
}

/** The `rect` of an image's address; undefined if there is none or it is invalid. */
export function rectOf(url: string): Rectangle | undefined {
  const query = /\?([^#]*)/.exec(url)?.[1];
  const value = new URLSearchParams(query).get('rect');
  const numbers = value?.split(',').map((part) => (part.trim() === '' ? NaN : Number(part))) ?? [];
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
  const isValid = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isValid ? { x, y, width, height } : undefined;
}

function targetSize(size: Size, target: CropRequest['target'] = {}): Size | undefined {
  const { width, height } = target;
  if (width === undefined && height === undefined) return undefined;
  const ratio = size.width / size.height;
  return {
    width: width ?? Math.max(1, Math.round((height ?? 0) * ratio)),
    height: height ?? Math.max(1, Math.round((width ?? 0) / ratio)),
  };
}

function freeRectangle({ size, rectangle, zoom = 1, focalPoint }: CropRequest): Rectangle {
  if (rectangle !== undefined) return inside(rectangle, size);
  return around(focalPoint, roundedSize(size, size, zoom), size);
}

/** The rectangle in the target's aspect ratio that the request describes. */
function placed(request: CropRequest, target: Size): Rectangle {
  const { size, rectangle, zoom = 1, focalPoint } = request;
  if (rectangle === undefined) return around(focalPoint, roundedSize(size, target, zoom), size);
  const part = inside(rectangle, size);
  const exact = roundedSize(size, target, zoomOf(part, size, target));
  // A rectangle of the right aspect ratio stays as it is, so that reading and writing is exact.
  if (exact.width === part.width && exact.height === part.height) return part;
  const aspect = target.width / target.height;
  const width = Math.max(part.width, part.height * aspect);
  const larger = { width, height: width / aspect };
  const center = {
    x: (part.x + part.width / 2) / size.width,
    y: (part.y + part.height / 2) / size.height,
  };
  return around(center, roundedSize(size, target, zoomOf(larger, size, target)), size);
}

/** Size of the rectangle at a zoom. */
function croppedSize(size: Size, target: Size, zoom: number): Size {
  const aspect = target.width / target.height;
  if (isWide(size, target)) {
    const width = size.width / zoom;
    return { width, height: width / aspect };
  }
  const height = size.height / zoom;
  return { width: height * aspect, height };
}

/** The same in whole pixels. The side that `zoom` refers to is rounded first: it is then exact. */
function roundedSize(size: Size, target: Size, zoom: number): Size {
  const side = isWide(size, target) ? size.width : size.height;
  const whole = Math.max(1, Math.round(side / Math.max(1, zoom)));
  const { width, height } = croppedSize(size, target, side / whole);
  return {
    width: clamp(Math.round(width), 1, size.width),
    height: clamp(Math.round(height), 1, size.height),
  };
}

function zoomOf(part: Size, size: Size, target: Size): number {
  return isWide(size, target) ? size.width / part.width : size.height / part.height;
}

/** Whether the largest rectangle in the target's aspect ratio is as wide as the image. */
function isWide(size: Size, target: Size): boolean {
  return target.width / target.height >= size.width / size.height;
}

function around(center: FocalPoint = { x: 0.5, y: 0.5 }, part: Size, size: Size): Rectangle {
  const x = Math.round(center.x * size.width - part.width / 2);
  const y = Math.round(center.y * size.height - part.height / 2);
  return {
    x: clamp(x, 0, size.width - part.width),
    y: clamp(y, 0, size.height - part.height),
    ...part,
  };
}

/** In whole pixels, and within the image. */
function inside({ x, y, width, height }: Rectangle, size: Size): Rectangle {
  const part = {
    width: clamp(Math.round(width), 1, size.width),
    height: clamp(Math.round(height), 1, size.height),
  };
  return {
    x: clamp(Math.round(x), 0, size.width - part.width),
    y: clamp(Math.round(y), 0, size.height - part.height),
    ...part,
  };
}

function clamp(value: number, min: number, max: number): number {
  // Math.max also turns -0 into 0, which JSON cannot tell apart.
  return Math.max(min, Math.min(max, value)) + 0;
}

const CROP_PARAMETERS = new Set(['rect', 'w', 'h', 'width', 'height']);

function cropUrl(url: string, rectangle: Rectangle | undefined, { width, height }: Size): string {
  const [path = url, query = ''] = url.split('?');
  const others = query.split('&').filter((part) => {
    const [name = ''] = part.split('=');
    return name !== '' && !CROP_PARAMETERS.has(name);
  });
  if (rectangle !== undefined) {
    const { x, y, width: w, height: h } = rectangle;
    others.push(`rect=${x},${y},${w},${h}`, `w=${width}`, `h=${height}`);
  }
  return others.length === 0 ? path : `${path}?${others.join('&')}`;
}
