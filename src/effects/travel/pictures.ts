import { duration, easing, radius } from '#ui/theme/tokens.ts';
import { CARD, framesOf, PROJECT, type Media } from './places.ts';
import { animatePart, drawnAt } from './play.ts';

/** Sides in px of the window, or of something in it. */
type Sides = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** A picture where it is drawn: all of its file, of which a frame shows a part. */
export interface Picture {
  /** Its middle, in px of the window. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In degrees. */
  readonly angle: number;
  /** The box of its element, in px from its upper left corner. */
  readonly box: DOMRectReadOnly;
  /** How far inside it the frame begins, in px. */
  readonly frame: Sides;
  /** The frame's corners in px, from the upper left one around. */
  readonly corners: readonly number[];
}

/** The image of a picture: a video has its poster beside it. */
const stillOf = (media: Media): HTMLImageElement | null =>
  media instanceof HTMLImageElement ? media : (media.parentElement?.querySelector('img') ?? null);

/** Tells whether two pictures are of the same file, at whatever size. */
export function isSame(one: Media, other: Media): boolean {
  const [a, b] = [stillOf(one), stillOf(other)];
  return Boolean(a && b && (a.srcset || a.src) === (b.srcset || b.src));
}

/** Where in an element's box all of its file is drawn, most of which the box may cut off. */
function drawnIn(media: Media, width: number, height: number): DOMRectReadOnly {
  const still = stillOf(media);
  const own = (side: string, other: number) => Number(still?.getAttribute(side)) || other;
  const { objectFit, objectPosition } = getComputedStyle(media);
  const scales = [width / own('width', width), height / own('height', height)];
  const scale = Math[objectFit === 'cover' ? 'max' : 'min'](...scales);
  const [w, h] = [own('width', width) * scale, own('height', height) * scale];
  const [x = 50, y = 50] = objectPosition.split(' ').map(Number.parseFloat);
  return new DOMRectReadOnly(((width - w) * x) / 100, ((height - h) * y) / 100, w, h);
}

/** The sides at each corner, from the upper left one around. */
const CORNERS = [
  ['top', 'left'],
  ['top', 'right'],
  ['bottom', 'right'],
  ['bottom', 'left'],
] as const;

/** In px; those of a disc are given in shares of its width. */
const cornersOf = (
  {
    borderTopLeftRadius,
    borderTopRightRadius,
    borderBottomRightRadius,
    borderBottomLeftRadius,
  }: CSSStyleDeclaration,
  width: number,
) =>
  [borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius].map(
    (corner) => Number.parseFloat(corner) * (corner.endsWith('%') ? width / 100 : 1),
  );

/** The corners of what a project begins with: its outline lies over them. */
function firstCorners({ top, width }: DOMRect, media: Media): number[] | null {
  const project = media.closest(PROJECT);
  if (!project || top - project.getBoundingClientRect().top > width / 8) return null;
  const { fontSize } = getComputedStyle(document.documentElement);
  const corner = (radius.page * Number.parseFloat(fontSize)) / 16;
  return [corner, corner, 0, 0];
}

/** Where a picture is drawn now. */
export function pictureAt(media: Media): Picture {
  const style = getComputedStyle(media);
  const angle = Number.parseFloat(style.rotate) || 0;
  const rect = media.getBoundingClientRect();
  const grown = angle ? 1 : rect.width / media.offsetWidth;
  const [width, height] = [media.offsetWidth * grown, media.offsetHeight * grown];
  const file = drawnIn(media, width, height);
  const box = new DOMRectReadOnly(-file.x, -file.y, width, height);
  const frame = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  let corners = cornersOf(style, width);
  // Nothing cuts what is turned.
  for (const parent of angle ? [] : framesOf(media)) {
    const edges = parent.getBoundingClientRect();
    const [left, top] = [rect.left + file.x, rect.top + file.y];
    const cut = {
      left: edges.left - left,
      top: edges.top - top,
      right: edges.right - left,
      bottom: edges.bottom - top,
    };
    frame.left = Math.max(frame.left, cut.left);
    frame.top = Math.max(frame.top, cut.top);
    frame.right = Math.min(frame.right, cut.right);
    frame.bottom = Math.min(frame.bottom, cut.bottom);
    if (corners.some((corner) => corner > 0)) continue;
    const round = cornersOf(getComputedStyle(parent), edges.width);
    // A corner beyond the picture is none of it.
    corners = CORNERS.map((sides, index) =>
      sides.every((side) => Math.abs(cut[side] - frame[side]) < 1) ? (round[index] ?? 0) : 0,
    );
  }
  if (!angle && corners.every((corner) => corner === 0))
    corners = firstCorners(rect, media) ?? corners;
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [file.x + (file.width - width) / 2, file.y + (file.height - height) / 2];
  return {
    x: rect.x + rect.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: rect.y + rect.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
    width: file.width,
    height: file.height,
    angle,
    box,
    frame: {
      top: frame.top,
      right: file.width - frame.right,
      bottom: file.height - frame.bottom,
      left: frame.left,
    },
    corners,
  };
}

/** The same picture where an interrupted travel has brought it to. */
export function pictureOnItsWay(picture: Picture): Picture {
  const drawn = drawnAt('cover');
  if (!drawn) return picture;
  const { width, height, matrix } = drawn;
  const { a, b, e, f } = matrix;
  const scale = Math.hypot(a, b);
  return {
    ...picture,
    x: e + width / 2,
    y: f + height / 2,
    width: width * scale,
    height: height * scale,
    angle: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Shows the image that the visitor has pressed until the same one has loaded in its new size. */
function lend(from: Media, to: Media): void {
  const [given, image] = [stillOf(from), stillOf(to)];
  if (!given || !image || image.complete) return;
  const { objectFit, objectPosition } = getComputedStyle(image);
  const size = objectFit === 'contain' ? 'contain' : 'cover';
  image.style.background = `url(${JSON.stringify(given.currentSrc)}) ${objectPosition} / ${size} no-repeat`;
  const end = () => (image.style.background = '');
  image.decode().then(end, end);
}

/**
 * An element's snapshot has the size of its box; the part that moves has that of the file. Moved by other than
 * `translate`, browsers would count it as a shift of the layout.
 */
function boxIn({ box, width, height }: Picture): Keyframe {
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  return {
    translate: `${share(box.x, box.width)} ${share(box.y, box.height)}`,
    width: share(box.width, width),
    height: share(box.height, height),
  };
}

/** Leaves a picture in its frame while it fades, where the next page has another one. */
export function keepFrame({ width, height, box, frame, corners }: Picture): void {
  const insets = [
    frame.top - box.top,
    frame.right + box.right - width,
    frame.bottom + box.bottom - height,
    frame.left - box.left,
  ];
  const clip = {
    clipPath: `inset(${insets.map((inset) => `${inset}px`).join(' ')} round ${corners.map((corner) => `${corner}px`).join(' ')})`,
  };
  animatePart('image-pair', 'cover', [clip, clip]);
}

/** When in ms the words beside a picture come: it has passed them by then. */
const PASSED = 0.7 * duration.phaseTick;

/** What is beside a picture on its card, or in view in its project. */
function besides(media: Media): Element[] {
  const found: Element[] = [];
  const start: Element = media.closest('[data-cover]') ?? media;
  for (
    let part = start;
    !part.matches(CARD) && part.parentElement && !part.parentElement.matches(PROJECT);
    part = part.parentElement
  )
    for (const other of part.parentElement.children)
      if (other !== part && other.getBoundingClientRect().top < window.innerHeight)
        found.push(other);
  return found;
}

/**
 * Moves a picture, turns it on its way, and opens or closes its frame. Only one of it is seen: the next page's,
 * over which a video that has played fades out.
 */
export function movePicture(media: [from: Media, to: Media], from: Picture, to: Picture): void {
  lend(...media);
  const { width, height } = to;
  const way = ({ x, y, angle, width: wide, frame, corners }: Picture) => {
    const scale = wide / width;
    const px = (length: number) => `${length / scale}px`;
    const insets = [frame.top, frame.right, frame.bottom, frame.left].map(px).join(' ');
    return {
      group: {
        width: `${width}px`,
        height: `${height}px`,
        transform: `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${angle}deg) scale(${scale})`,
      },
      pair: { clipPath: `inset(${insets} round ${corners.map(px).join(' ')})` },
    };
  };
  const [start, end] = [way(from), way(to)];
  animatePart('group', 'cover', [start.group, end.group]);
  animatePart('image-pair', 'cover', [start.pair, end.pair]);
  const hold = (part: 'old' | 'new', picture: Picture, opacities: [number, number]) =>
    animatePart(
      part,
      'cover',
      opacities.map((opacity) => ({ ...boxIn(picture), opacity })),
      { duration: duration.quick, easing: easing.linear },
    );
  const hasPlayed = media[0] instanceof HTMLVideoElement;
  hold('old', from, [hasPlayed ? 1 : 0, 0]);
  hold('new', to, [1, 1]);
  for (const part of besides(media[1]))
    part.animate([{ opacity: 0 }, {}], {
      delay: PASSED,
      duration: duration.base,
      easing: easing.out,
      fill: 'backwards',
    });
}
