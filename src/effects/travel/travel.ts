import { duration, easing } from '#ui/theme/tokens.ts';
import { passPresses } from '../dom/passPresses.ts';
import { reducedMotion } from '#ui/mediaSwitch.ts';
import { followMenu } from './menu.ts';
import {
  CARD,
  findCover,
  findLight,
  findPictures,
  groundOf,
  pictureOf,
  placeOf,
  type Media,
} from './places.ts';
import { isSame, keepFrame, movePicture, pictureAt, pictureOnItsWay } from './pictures.ts';
import {
  animatePart,
  crossfade,
  dress,
  keepEdges,
  lightOnItsWay,
  lightRoom,
  moveLight,
  stopParts,
  type Traveller,
} from './play.ts';
import { stage, type Ready } from './stage.ts';

/** How long in ms a press may wait for the next page's content. */
const PATIENCE = duration.quick;

/** How long in ms the old page may stand still while React renders the next one. */
const MAX_RENDER = duration.pageFade;

/** How long in ms it may then take until the picture on the next page has been rendered, too. */
const MAX_SEARCH = duration.quick;

/** What of a page travels to the next one. */
interface Start {
  readonly name: Traveller;
  readonly element: HTMLElement;
  /** Finds where it is on the next page. */
  readonly find: () => HTMLElement | null;
  /** Moves it there, from where it is now. */
  readonly to: (goal: HTMLElement) => () => void;
  /** Keeps what cuts it while it fades: it is not on the next page. */
  readonly stay: () => void;
}

interface Run {
  readonly name: Traveller;
  readonly skip: () => void;
}

let running: Run | null = null;
let visits = 0;
let path = window.location.pathname;
let pressed: Element | null = null;

const wait = (ms: number) => new Promise<false>((done) => setTimeout(() => done(false), ms));

function startPicture(element: Media, find: () => (Media | null)[]): Start {
  const now = pictureAt(element);
  const from = running?.name === 'cover' ? pictureOnItsWay(now) : now;
  let goal: Media | null = null;
  return {
    name: 'cover',
    element,
    find: () => (goal = find().find((media) => media && isSame(element, media)) ?? null),
    to: () => {
      const media = goal;
      const to = media && pictureAt(media);
      return () => to && movePicture([element, media], from, to);
    },
    stay: () => keepFrame(now),
  };
}

function startLight(element: HTMLElement): Start {
  const now = placeOf(element);
  const from = running?.name === 'light' ? lightOnItsWay(now) : now;
  const phase = phaseOf(element);
  return {
    name: 'light',
    element,
    find: findLight,
    to: (goal) => {
      const to = placeOf(goal);
      return () => {
        moveLight(from, to);
        if (goal === element) return wax(goal, phase);
        crossfade(from, to);
        lightRoom(goal);
      };
    },
    stay: () => keepEdges(now),
  };
}

/** A card's picture first, then that of a project, then the disc. */
function findStart(from: string, to: string): Start | null {
  const cover = pictureOf(pressed) ?? (pressed ? findCover(to) : null);
  if (cover) return startPicture(cover, findPictures);
  const [opening] = findPictures();
  if (opening) return startPicture(opening, () => [findCover(from)]);
  const light = findLight();
  return light && startLight(light);
}

/** What stays over all that travels: header, rails, controls, and a project's bar and outline. */
const OVER = 'header, nav, [data-behind-menu]:not(:has(main)), article[aria-label] > [aria-hidden]';

const overlays = new WeakMap<Element, string>();
let overlayCount = 0;

/** Names the parts that stay over what travels, each the same on both pages. */
function nameOverlays(): HTMLElement[] {
  const fixed = [...document.querySelectorAll<HTMLElement>(OVER)].filter(
    (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
  );
  for (const element of fixed) {
    const name = overlays.get(element) ?? `over-${(overlayCount += 1)}`;
    overlays.set(element, name);
    element.style.viewTransitionName = name;
  }
  return fixed;
}

const unname = (elements: Iterable<HTMLElement>) => {
  for (const element of elements) element.style.viewTransitionName = '';
};

/** Input after which nothing must be in the way; a press on a link starts the next travel itself. */
const ENDS = ['wheel', 'touchmove', 'keydown'] as const;
const KEYS_THAT_STAY = new Set(['Tab', 'Enter', 'Shift', 'Control', 'Alt', 'Meta']);

/** Shows the next page; resolves with what the traveller becomes there, if it is in view. */
async function arrival(start: Start, change: () => void, isWhole: boolean) {
  const shown = new Promise<true>((done) => {
    stage.shown = () => done(true);
  });
  change();
  if (!(await Promise.race([shown, wait(MAX_RENDER)]))) return null;
  let isLate = start.name === 'light' || !isWhole;
  if (!isLate) void wait(MAX_SEARCH).then(() => (isLate = true));
  for (let goal = start.find(); ; goal = start.find()) {
    // Only a project's slices may come after their page.
    if (goal || isLate) return goal;
    // Frames stand still meanwhile.
    await wait(duration.instant / 4);
  }
}

/** Names a traveller, and the ground that a picture leaves or comes to. */
function nameTraveller(name: Traveller, element: HTMLElement): HTMLElement[] {
  element.style.viewTransitionName = name;
  const ground = name === 'cover' ? groundOf(element) : null;
  if (ground) ground.style.viewTransitionName = 'ground';
  return ground ? [element, ground] : [element];
}

function travel(start: Start, change: () => void, isWhole: boolean): void {
  const { name, element } = start;
  const named = new Set([...nameTraveller(name, element), ...nameOverlays()]);
  const undress = dress();
  const off = new AbortController();
  let move = start.stay;
  const transition = document.startViewTransition(async () => {
    const goal = await arrival(start, change, isWhole);
    unname(named);
    for (const overlay of nameOverlays()) named.add(overlay);
    if (!goal) return;
    for (const part of nameTraveller(name, goal)) named.add(part);
    move = start.to(goal);
  });
  const run: Run = { name, skip: () => transition.skipTransition() };
  running = run;
  for (const event of ENDS)
    window.addEventListener(
      event,
      (input) => {
        if (!(input instanceof KeyboardEvent && KEYS_THAT_STAY.has(input.key))) run.skip();
      },
      { passive: true, signal: off.signal },
    );
  passPresses(run.skip, off.signal);
  // Rejected when it is skipped: the page is there all the same.
  const ignore = () => {};
  transition.updateCallbackDone.catch(ignore);
  transition.ready.then(() => move(), ignore);
  transition.finished.catch(ignore).finally(() => {
    off.abort();
    unname(named);
    undress();
    if (running !== run) return;
    running = null;
    stopParts();
  });
}

/** Shows a page: what it has in common with the old one moves there. */
async function show(change: () => void, to: string, ready: Ready | null): Promise<void> {
  const from = path;
  path = to;
  visits += 1;
  const visit = visits;
  const isWhole = Promise.race([Promise.resolve(ready?.content).then(() => true), wait(PATIENCE)]);
  // The old page stays meanwhile, as it would without a travel.
  await ready?.code;
  const hasContent = await isWhole;
  // The next press has its own page.
  if (visit !== visits) return;
  const start = from !== to && !reducedMotion.isOn() ? findStart(from, to) : null;
  running?.skip();
  stopParts();
  pressed = null;
  if (start) travel(start, change, hasContent);
  else change();
}

function start(): void {
  stage.show = (change, to, ready) => void show(change, to, ready);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      pressed = link && !link.closest('li li') ? link.closest(CARD) : null;
    },
    { capture: true, passive: true },
  );
}

if ('startViewTransition' in document) start();
followMenu();

/** How far in px a disc swings on its way from one phase to the next. */
const ARC = 18;

/** The body of a disc, which its shadow covers. */
const bodyOf = (disc: Element) => disc.firstElementChild;

/** Where a disc's shadow is now; null if it has none. */
function phaseOf(disc: Element): string | null {
  const body = bodyOf(disc);
  const shadow = body && getComputedStyle(body, '::after');
  return shadow && shadow.content !== 'none' ? shadow.translate : null;
}

/** The same disc in its next phase: its shadow moves on. */
function wax(disc: Element, from: string | null): void {
  animatePart('old', 'light', [{ opacity: 0 }, { opacity: 0 }]);
  animatePart('new', 'light', [{ opacity: 1 }, { opacity: 1 }]);
  animatePart('group', 'light', [
    { translate: '0px 0px' },
    { translate: `0px ${ARC}px` },
    { translate: '0px 0px' },
  ]);
  const to = phaseOf(disc);
  if (from === null || to === null || from === to) return;
  bodyOf(disc)?.animate([{ translate: from }, { translate: to }], {
    pseudoElement: '::after',
    duration: duration.pageFade,
    easing: easing.inOut,
  });
}
