import type { JSHandle, Page } from '@playwright/test';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { colorsIn, hex, laidOver, takePicture, type Rgb } from './colors.ts';
import { readDrawnTexts, type DrawnText } from './drawnText.ts';

/** The contrast of a text with the pixels behind it. */
interface TextContrast {
  /** A CSS selector of the element. */
  readonly target: string;
  readonly text: string;
  /** The lowest of all pixels behind the text; null if the text is not painted. */
  readonly ratio: number | null;
  /** WCAG 2.2, 1.4.3: 4.5, or 3 for large text. */
  readonly needed: number;
}

/** Whether a text is readable, or not painted at all. */
export const isReadable = ({ ratio, needed }: TextContrast) => ratio === null || ratio >= needed;

const MARK = 'data-audit-clear';

/**
 * Hides all text, and the borders of measured elements, which underline them: neither is part of the
 * background.
 */
const CLEAR = `
  * {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
  }
  [${MARK}] {
    border-color: transparent !important;
  }`;

/**
 * Measures texts on one screenshot of the page without text: each text's colour is compared with every
 * pixel behind it. Lines covered by something fixed, such as the header, need another screenshot from
 * another scroll position.
 */
export async function measureContrasts(
  page: Page,
  targets: readonly string[],
): Promise<TextContrast[]> {
  const present = await page.evaluate(
    (selectors) => selectors.filter((selector) => document.querySelector(selector)),
    targets,
  );
  // Found before anything is marked: a selector may depend on the attributes of an element.
  const found = await page.evaluateHandle(
    (selectors) => selectors.flatMap((one) => document.querySelector(one) ?? []),
    present,
  );
  const style = await page.addStyleTag({ content: CLEAR });
  const mark = (isOn: boolean) =>
    found.evaluate(
      (elements, [name, on]) => {
        for (const element of elements) element.toggleAttribute(name, on);
      },
      [MARK, isOn] as const,
    );
  await mark(true);
  const { texts, grounds } = await photograph(page, found);
  await mark(false);
  await style.evaluate((node) => node.parentNode?.removeChild(node));
  await found.dispose();
  return texts.map((text, at) => ({
    target: present[at] ?? '',
    ...contrastOf(text, grounds[at] ?? []),
  }));
}

/** Every text, with the colours behind its lines. */
async function photograph(page: Page, found: JSHandle<Element[]>) {
  const height = page.viewportSize()?.height ?? 0;
  await scrollTo(page, 0);
  const texts = await found.evaluate(readDrawnTexts);
  const isWhole = texts.every(({ lines }) => lines.every(({ isInWindow }) => isInWindow));
  const first = await takePicture(page, { fullPage: !isWhole });
  const covered: [text: number, line: number][] = [];
  const grounds = texts.map(({ lines }, text) =>
    lines.flatMap(({ box, isCovered }, line) => {
      if (isCovered) covered.push([text, line]);
      return isCovered ? [] : colorsIn(first, box);
    }),
  );
  // From each position as many lines as are uncovered there; the first one in any case.
  while (covered.length > 0) {
    const [text = 0, line = 0] = covered[0] ?? [];
    const top = await scrollTo(page, (texts[text]?.lines[line]?.box.y ?? 0) - height / 2);
    const now = await found.evaluate(readDrawnTexts);
    const picture = await takePicture(page);
    const rest = covered.splice(0);
    for (const [index, [text, line]] of rest.entries()) {
      const at = now[text]?.lines[line];
      if (!at) continue;
      const isFree = at.isInWindow && !at.isCovered;
      if (index > 0 && !isFree) covered.push([text, line]);
      else grounds[text]?.push(...colorsIn(picture, { ...at.box, y: at.box.y - top }));
    }
  }
  return { texts, grounds };
}

/** Scrolls without animation, waits for what follows the scroll position, and resolves with the position. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    const running = () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.playState === 'running');
    // Observers and handlers run within a few frames and may start more transitions.
    for (let quiet = 0; quiet < 10; quiet += 1) {
      await new Promise(requestAnimationFrame);
      const transitions = running();
      if (transitions.length > 0) quiet = 0;
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }
    return scrollY;
  }, y);

function contrastOf({ text, color, opacity, isLarge }: DrawnText, grounds: readonly Rgb[]) {
  const [red, green, blue, alpha] = color;
  let worst = Number.POSITIVE_INFINITY;
  for (const ground of grounds) {
    const over = laidOver([red, green, blue], ground, alpha * opacity);
    worst = Math.min(worst, contrastRatio(hex(over), hex(ground)));
  }
  const isRendered = alpha * opacity > 0 && Number.isFinite(worst);
  return { text, ratio: isRendered ? worst : null, needed: isLarge ? 3 : 4.5 };
}
