import type { Place } from '../model/place.ts';
import { editsText } from '../kit/editsText.ts';
import type { CanvasEvents } from './CanvasApi.ts';

/** What the page is listened to with. */
interface PageRules {
  readonly events: CanvasEvents;
  /** The place of an element of the page. */
  readonly placeOf: (element: Element) => Place | null;
  /** The same object until slices come, go or move. */
  readonly order: () => object;
  /** Whether the page behaves as for visitors. */
  readonly isPlaying: () => boolean;
  /** Whether an element is in a text that is edited where it stands, which has its events. */
  readonly isEdited: (element: Element) => boolean;
}

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

/**
 * What is seen where the pointer is. A link that is laid over all of its card would be pressed instead of the picture
 * below it: what has no box of its own there is looked through.
 */
function seenAt(event: Event): Element | null {
  const target = elementOf(event);
  // A press by a key has no point.
  if (!(event instanceof MouseEvent) || !target || (event.type === 'click' && event.detail === 0))
    return target;
  const { clientX: x, clientY: y } = event;
  const isThere = (element: Element) =>
    [...element.getClientRects()].some(
      ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  if (isThere(target)) return target;
  return document.elementsFromPoint(x, y).find(isThere) ?? target;
}

const pointOf = (event: Event) =>
  event instanceof MouseEvent ? { left: event.clientX, top: event.clientY } : { left: 0, top: 0 };

/** Tells the window of the editor what is done on the page, and holds links and buttons. */
export function listenToPage(rules: PageRules): () => void {
  const { events, placeOf, order, isPlaying, isEdited } = rules;
  const off = new AbortController();
  const capture = { capture: true, signal: off.signal };
  const isOwn = (event: Event) => {
    const element = elementOf(event);
    return element !== null && isEdited(element);
  };
  const held = (listener: (event: Event) => void) => (event: Event) => {
    if (isPlaying() || isOwn(event)) return;
    listener(event);
  };
  /** Whether the pointer went down in a text that is edited: what it selects may end elsewhere. */
  let isSelecting = false;
  let last: { readonly element: Element | null; readonly order: object } | null = null;
  let place: Place | null = null;

  const hold = held((event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener('mousedown', (event) => void (isSelecting = isOwn(event)), capture);
  for (const name of ['mousedown', 'submit', 'dragstart']) {
    document.addEventListener(name, hold, capture);
  }
  // Held like a mouse, a tap would be no click.
  document.addEventListener(
    'touchend',
    held((event) => event.stopPropagation()),
    capture,
  );
  document.addEventListener(
    'click',
    held((event) => {
      event.preventDefault();
      event.stopPropagation();
      if (isSelecting) return;
      const element = seenAt(event);
      const link = elementOf(event)?.closest<HTMLAnchorElement>('a[href]');
      const isFollowed = event instanceof MouseEvent && event.altKey;
      const follow = isFollowed && link ? link.href : null;
      events.select(element && placeOf(element), follow, pointOf(event));
    }),
    capture,
  );
  document.addEventListener(
    'dblclick',
    held((event) => {
      const element = seenAt(event);
      const place = element && placeOf(element);
      if (place) events.enter(place, pointOf(event));
    }),
    capture,
  );
  document.addEventListener(
    'pointermove',
    held((event) => {
      const element = seenAt(event);
      if (element !== last?.element || order() !== last.order) {
        last = { element, order: order() };
        place = element && placeOf(element);
      }
      events.hover(place, event instanceof MouseEvent ? event.clientY : 0);
    }),
    { ...capture, passive: true },
  );
  document.documentElement.addEventListener(
    'pointerleave',
    () => {
      last = null;
      events.hover(null, 0);
    },
    { signal: off.signal },
  );
  for (const name of ['copy', 'cut', 'paste'] as const) {
    document.addEventListener(
      name,
      (event) => {
        if (!editsText(elementOf(event)) && !isPlaying()) events.clipboard(event);
      },
      capture,
    );
  }
  window.addEventListener(
    'dragenter',
    ({ dataTransfer }) => {
      if (dataTransfer?.types.includes('Files') === true) events.files();
    },
    capture,
  );
  window.addEventListener('keydown', (event) => isOwn(event) || events.key(event), capture);
  window.addEventListener('scroll', () => events.layout(true), { ...capture, passive: true });
  return () => off.abort();
}
