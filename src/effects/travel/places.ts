import { bootIds } from '../boot/gate.ts';

/** An edge of an ancestor that cuts an element, in px of the window; null where none is in view. */
export interface Edges {
  readonly top: number | null;
  readonly right: number | null;
  readonly bottom: number | null;
  readonly left: number | null;
}

/** Where something that travels is drawn, in px of the window. */
export interface Place {
  readonly rect: DOMRectReadOnly;
  /** Of its ancestors together, 0 to 1; its own is part of its picture. */
  readonly opacity: number;
  readonly edges: Edges;
  /** CSS `border-radius` of its frame. */
  readonly corners: string;
}

/** Marks of what travels. */
const LIGHT = '[data-light]';
const COVER = '[data-cover]';

/** A project in a list. */
export const CARD = `li:has(> ${COVER})`;

/** A project or a case study. */
const PROJECT = 'article[aria-label]';

/** Least share of a thing that must be in view, so that the eye can follow it. */
const LEAST = 0.08;

const ancestors = (element: Element): Element[] => {
  const { parentElement: parent } = element;
  return parent ? [parent, ...ancestors(parent)] : [];
};

function edgesOf(element: Element): Edges {
  const { clientWidth, clientHeight } = document.documentElement;
  const edges = { top: 0, right: clientWidth, bottom: clientHeight, left: 0 };
  for (const ancestor of ancestors(element)) {
    if (getComputedStyle(ancestor).overflowX === 'visible') continue;
    if (ancestor === document.documentElement) continue;
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
  const project = element.closest(PROJECT);
  const rect = element.getBoundingClientRect();
  // At its start the project's own frame cuts the upper corners.
  const isFirst =
    project !== null && rect.top - project.getBoundingClientRect().top < rect.width / 8;
  const { borderRadius } = getComputedStyle(element);
  const frame = getComputedStyle(element.parentElement ?? element).borderRadius;
  const own = Number.parseFloat(borderRadius) > 0 ? borderRadius : frame;
  return {
    rect,
    opacity: inPage.reduce(
      (opacity, parent) => opacity * Number(getComputedStyle(parent).opacity),
      1,
    ),
    edges: edgesOf(element),
    corners: isFirst && Number.parseFloat(own) === 0 ? '24px 24px 0 0' : own,
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

/** The one that has most of the window, if any is in view. */
function mostInView(elements: Iterable<Element>): HTMLElement | null {
  let most: HTMLElement | null = null;
  let area = 0;
  for (const element of elements) {
    const own = element instanceof HTMLElement ? areaInView(element) : 0;
    if (own <= area) continue;
    area = own;
    // Cast: only an element of HTML has an area here.
    most = element as HTMLElement;
  }
  return most;
}

/** The page's disc, if it is in view. */
export const findLight = () => mostInView(document.querySelectorAll(LIGHT));

/** The cover of a card. */
export const coverOf = (card: Element | null | undefined) =>
  mostInView(card?.querySelectorAll(`${COVER} > *`) ?? []);

/** The cover of the card that leads to a path. */
export function findCover(path: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#content ${CARD} a[href]`);
  return coverOf([...links].find(({ pathname }) => pathname === path)?.closest(CARD));
}

/** A project's first image or video, if it is in view. */
export function findOpening(): HTMLElement | null {
  const media = document.querySelector(`${PROJECT} :is(img, video)`);
  return media ? mostInView([media.closest('[data-variant]') ?? media]) : null;
}
