import { useEffect, useRef, type RefObject } from 'react';
import { afterTwoFrames } from '../afterTwoFrames.ts';

/** Attribute of a button that only changes the size of a part: nobody begins there. */
export const GRIP = 'data-grip';

/** Attribute of a line that goes with what it says: one comes from what one works on, and goes back there. */
const PASSING = 'data-passing';

/** What takes the focus where a part is entered. */
export const FOCUSABLE =
  'a[href], button:not([disabled], [data-grip]), input:not([disabled]), textarea, select, iframe, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

/** A note is an alertdialog, too, but one that takes no focus away. */
const DIALOGS = '[role=dialog], [role=alertdialog]:not([aria-modal=false])';

const isShown = (element: Element) => element.getClientRects().length > 0;

const isNothing = (element: Element | null) => element === null || element === document.body;

const focusableIn = (element: Element | null | undefined): HTMLElement | null => {
  if (element instanceof HTMLElement && element.matches(FOCUSABLE) && isShown(element))
    return element;
  return [...(element?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(isShown) ?? null;
};

/**
 * What is around an element, from inside out, to its dialog or part: what follows, what comes before, and what they are
 * in. Nothing for what only passes.
 */
function around(element: Element): readonly Element[] {
  const end = element.closest(`${DIALOGS}, [data-part]`);
  if (!end || element.closest(`[${PASSING}]`)) return [];
  const found: (Element | null)[] = [];
  for (let one: Element | null = element; one && one !== end; one = one.parentElement)
    found.push(one.nextElementSibling, one.previousElementSibling, one.parentElement);
  return found.filter((one) => one !== null);
}

/** The last element of a part that had the focus, such as the button that opened a dialog. */
interface Last {
  readonly element: HTMLElement;
  readonly part: Element;
}

/**
 * What has the focus next, where the element that had it went: what is left around it, such as the next row; else
 * something in the dialog that is open, else what had it last in a part, else something in this part. On another screen
 * that is its form, or its title.
 */
function placeNear(
  root: Element,
  last: Last | null,
  surroundings: readonly Element[],
): HTMLElement | null {
  const isThere = surroundings.at(-1)?.isConnected === true;
  for (const one of isThere ? surroundings : []) {
    const near = one.isConnected ? focusableIn(one) : null;
    if (near) return near;
  }
  const dialog = [...document.querySelectorAll(DIALOGS)].at(-1);
  if (!dialog && last?.element.isConnected && isShown(last.element)) return last.element;
  const form = last && root.querySelector('[data-part=form]');
  const own = last?.part.isConnected ? last.part : form;
  return focusableIn(dialog ?? own) ?? root.querySelector<HTMLElement>('h1[tabindex]');
}

/**
 * Gives the focus a place when the element that has it is removed: with a deleted entry, or with the screen
 * that another one replaces. Dialogs and lists take care of themselves first.
 */
export function useFocusReturn(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    let last: Element | null = null;
    let surroundings: readonly Element[] = [];
    let lastInPart: Last | null = null;
    let cancel = () => {};
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      surroundings = around(target);
      const part = target.closest('[data-part]');
      if (part && target instanceof HTMLElement && !target.closest(`[${PASSING}]`))
        lastInPart = { element: target, part };
    };
    const isLost = () => last !== null && !last.isConnected && isNothing(document.activeElement);
    const giveBack = () => {
      if (isLost()) placeNear(current, lastInPart, surroundings)?.focus({ preventScroll: true });
    };
    // Two frames: widgets give the focus back within the first.
    const check = () => {
      if (!isLost()) return;
      cancel();
      cancel = afterTwoFrames(giveBack);
    };
    document.addEventListener('focusin', note);
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancel();
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return root;
}
