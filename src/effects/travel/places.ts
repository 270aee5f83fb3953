import { bootIds } from '../boot/gate.ts';

/** An edge of an ancestor that cuts an element, in px of the window; null where none is in view. */
export interface Edges {
  readonly top: number | null;
  readonly right: number | null;
  readonly bottom: number | null;
  readonly left: number | null;
}

/** Where the disc is drawn, in px of the window. */
export interface Place {
  readonly rect: DOMRectReadOnly;
  /** Of its ancestors together, 0 to 1; its own is part of its picture. */
  readonly opacity: number;
  readonly edges: Edges;
}

/** A picture of a project. */
export type Media = HTMLImageElement | HTMLVideoElement;

/** Marks of what travels. */
const LIGHT = '[data-light]';
const COVER = '[data-cover]';
const MEDIA = ':is(img, video)';

/** A project in a list. */
export const CARD = `li:has(> ${COVER})`;

/** A project or a case study. */
export const PROJECT = 'article[aria-label]';

/** Least share of a thing that must be in view, so that the eye can follow it. */
const LEAST = 0.08;

const ancestors = (element: Element): Element[] => {
  const { parentElement: parent } = element;
  return parent ? [parent, ...ancestors(parent)] : [];
};

const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible';

/** What cuts a picture on its card or in its project, from the inside out. */
export function framesOf(media: Media): Element[] {
  const parents = ancestors(media);
  return parents
    .slice(
      0,
      parents.findIndex((parent) => parent.matches(`${CARD}, ${PROJECT} > *`)),
    )
    .filter(cuts);
}

function edgesOf(element: Element): Edges {
  const { clientWidth, clientHeight } = document.documentElement;
  const edges = { top: 0, right: clientWidth, bottom: clientHeight, left: 0 };
  for (const ancestor of ancestors(element)) {
    if (ancestor === document.documentElement || !cuts(ancestor)) continue;
    const { top, right, bottom, left } = ancestor.getBoundingClientRect();
    edges.top = Math.max(edges.top, top);
    edges.right = Math.min(edges.right, right);
    edges.bottom = Math.min(edges.bottom, bottom);
    edges.left = Math.max(edges.left, left);
  }
  const { top, right, bottom, left } = edges;
  const own = element.getBoundingClientRect();
  return {
    top: top > Math.max(0, own.top) ? top : null,
    right: right < Math.min(clientWidth, own.right) ? right : null,
    bottom: bottom < Math.min(clientHeight, own.bottom) ? bottom : null,
    left: left > Math.max(0, own.left) ? left : null,
  };
}

/** Where an element is drawn now. */
export function placeOf(element: Element): Place {
  const parents = ancestors(element);
  // The fade of a new page is not one of what has travelled there.
  const inPage = parents.slice(
    0,
    parents.findIndex(({ id }) => id === bootIds.content),
  );
  return {
    rect: element.getBoundingClientRect(),
    opacity: inPage.reduce(
      (opacity, parent) => opacity * Number(getComputedStyle(parent).opacity),
      1,
    ),
    edges: edgesOf(element),
  };
}

/** How many square px of an element are in view; 0 if so little that it cannot be followed. */
function areaInView(element: Element): number {
  if (!element.checkVisibility({ visibilityProperty: true })) return 0;
  const { clientWidth, clientHeight } = document.documentElement;
  const { rect, edges, opacity } = placeOf(element);
  const width =
    Math.min(rect.right, edges.right ?? clientWidth) - Math.max(rect.left, edges.left ?? 0);
  const height =
    Math.min(rect.bottom, edges.bottom ?? clientHeight) - Math.max(rect.top, edges.top ?? 0);
  const area = Math.max(0, width) * Math.max(0, height);
  return opacity > LEAST && area > LEAST * rect.width * rect.height ? area : 0;
}

/** The page's disc, if it is in view: the one that has most of the window. */
export function findLight(): HTMLElement | null {
  let most: HTMLElement | null = null;
  let area = 0;
  for (const light of document.querySelectorAll<HTMLElement>(LIGHT)) {
    const own = areaInView(light);
    if (own > area) [most, area] = [light, own];
  }
  return most;
}

/** The pictures in an element that are in view, from the back to the front. */
const picturesIn = (element: ParentNode | null | undefined, inside = '') =>
  [...(element?.querySelectorAll<Media>(`${inside} ${MEDIA}`) ?? [])].filter(areaInView);

/** The picture of a card: its cover's foreground. */
export const pictureOf = (card: Element | null | undefined): Media | null =>
  picturesIn(card, COVER).at(-1) ?? null;

/** The picture of the card that leads to a path. */
export function findCover(path: string): Media | null {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#content ${CARD} a[href]`);
  return pictureOf([...links].find(({ pathname }) => pathname === path)?.closest(CARD));
}

/** What a picture stands before on its card, if it has a ground of its own. */
export const groundOf = (picture: Element): HTMLElement | null =>
  picture.closest('[data-overflows]')?.querySelector<HTMLElement>(':scope > :first-child') ?? null;

/** A project's pictures in view. */
export const findPictures = (): Media[] => picturesIn(document.querySelector(PROJECT));
