import { duration, easing, stagger } from '#ui/theme/tokens.ts';
import { reducedMotion } from '#ui/mediaSwitch.ts';
import { findLight } from './places.ts';

/** The menu's round window, on screens that have one. */
const WINDOW = '#menu [data-window]';

/** A copy of the page's disc over everything: the page itself leaves below the menu. */
function copyOf(light: HTMLElement, rect: DOMRectReadOnly): HTMLElement {
  const copy = document.createElement('span');
  const { background } = getComputedStyle(light.firstElementChild ?? light);
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${rect.top}px auto auto ${rect.left}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    borderRadius: '50%',
    pointerEvents: 'none',
    background,
  });
  return copy;
}

/** When in ms the disc has passed the rows. */
const PASSED = 0.85 * duration.medium;

/** The rows come one after the other when the disc has passed: it never lies on words. */
function holdRows(menu: Element): void {
  for (const [index, row] of menu.querySelectorAll(':scope > ul > li').entries())
    row.animate([{ opacity: 0, translate: '0 1.75rem' }, {}], {
      delay: PASSED + index * stagger.rows,
      duration: duration.medium,
      easing: easing.out,
      fill: 'backwards',
    });
}

/** Moves the copy to the window. */
function land(copy: HTMLElement, from: DOMRectReadOnly, goal: Element): Promise<unknown> {
  const to = goal.getBoundingClientRect();
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const timing = { duration: duration.medium, easing: easing.inOut };
  goal.animate([{ opacity: 0 }, { opacity: 0 }], duration.medium);
  return copy.animate([{}, { translate: `${x}px ${y}px`, scale: to.width / from.width }], timing)
    .finished;
}

/** Resolves with the window once the menu has been rendered; with null if it is not at once. */
async function findWindow(): Promise<Element | null> {
  for (let frame = 0; frame < 12; frame += 1) {
    const found = document.querySelector(WINDOW);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return null;
}

async function open(isOpen: () => boolean): Promise<void> {
  const light = findLight();
  if (!light || reducedMotion.isOn()) return;
  const from = light.getBoundingClientRect();
  const copy = copyOf(light, from);
  const goal = await findWindow();
  if (!goal || !isOpen() || !goal.checkVisibility()) return;
  light.animate([{ opacity: 0 }, { opacity: 0 }], duration.medium);
  // After the menu in the document, it lies over it.
  const menu = goal.closest('dialog');
  if (menu) {
    copy.style.zIndex = getComputedStyle(menu).zIndex;
    holdRows(menu);
  }
  document.body.append(copy);
  const closing = new MutationObserver(() => copy.remove());
  closing.observe(document.documentElement, { attributeFilter: ['data-menu'] });
  await land(copy, from, goal).catch(() => {});
  closing.disconnect();
  copy.remove();
}

/** Moves the page's disc into the menu's round window when it opens. */
export function followMenu(): void {
  const isOpen = () => document.documentElement.dataset['menu'] === 'open';
  new MutationObserver(() => {
    if (isOpen()) void open(isOpen);
  }).observe(document.documentElement, { attributeFilter: ['data-menu'] });
}
