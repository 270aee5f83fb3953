import type { ElementHandle, Page } from '@playwright/test';
import { contrastRatio } from '#ui/contrast.ts';
import { colorsIn, hex, laidOver, paintedColor, takePicture, type Picture } from './colors.ts';
import { readDrawnText } from './drawnText.ts';

/** The contrast of a text with what was really drawn behind it. */
export interface TextContrast {
  /** A CSS selector of the element. */
  readonly target: string;
  readonly text: string;
  /** At the worst of all pixels behind the text; null where nothing of it is drawn. */
  readonly ratio: number | null;
  /** WCAG 2.2, 1.4.3: 4.5, or 3 for large text. */
  readonly needed: number;
}

/** Whether a text is readable, or not there to be read. */
export const isReadable = ({ ratio, needed }: TextContrast) => ratio === null || ratio >= needed;

const MARK = 'data-audit-clear';

/**
 * Takes all letters away, and from what is measured its own border, which underlines it: another
 * line's letters, or a line's own, are not what it has to stand out from.
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

/** Time in ms for what follows the scroll position to have followed it. */
const SETTLED = 150;

/** A page without its letters, pictured anew wherever it is scrolled to. */
interface Stage {
  readonly page: Page;
  readonly scrollBy: (y: number) => Promise<void>;
  readonly picture: () => Promise<Picture>;
}

/**
 * Measures the texts that axe could not decide: pictures of the window are taken without any letter,
 * and each text's colour is laid over every pixel that lies behind it.
 */
export async function measureContrasts(
  page: Page,
  targets: readonly string[],
): Promise<TextContrast[]> {
  // Found before anything is marked: a selector may count on the attributes an element has.
  const found = await Promise.all(
    targets.map(async (target) => ({
      target,
      element: await page.locator(target).elementHandle(),
    })),
  );
  const texts = found.flatMap(({ target, element }) => (element ? [{ target, element }] : []));
  const style = await page.addStyleTag({ content: CLEAR });
  const mark = (isOn: boolean) =>
    Promise.all(
      texts.map(({ element }) =>
        // Cast: what a selector finds is an element.
        element.evaluate((node, [name, on]) => (node as Element).toggleAttribute(name, on), [
          MARK,
          isOn,
        ] as const),
      ),
    );
  await mark(true);
  const stage = createStage(page);
  await stage.scrollBy(-1e6);
  const results: TextContrast[] = [];
  for (const { target, element } of texts)
    // Cast: as above.
    results.push({ target, ...(await measure(stage, element as ElementHandle<Element>)) });
  await mark(false);
  await style.evaluate((node) => node.parentNode?.removeChild(node));
  return results;
}

function createStage(page: Page): Stage {
  let picture: Picture | null = null;
  return {
    page,
    async scrollBy(y) {
      picture = null;
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), y);
      await page.waitForTimeout(SETTLED);
    },
    async picture() {
      picture ??= await takePicture(page);
      return picture;
    },
  };
}

/** Line by line; one that is covered, or out of the window, is brought to the window's middle. */
async function measure({ page, scrollBy, picture }: Stage, element: ElementHandle<Element>) {
  const { text, color, opacity, isLarge, lines } = await element.evaluate(readDrawnText);
  const ink = await paintedColor(page, color);
  let worst = Number.POSITIVE_INFINITY;
  let now = lines;
  for (const index of lines.keys()) {
    const middle = (page.viewportSize()?.height ?? 0) / 2;
    const at = now[index];
    if (at && !at.isFree) {
      await scrollBy(at.box.y + at.box.height / 2 - middle);
      now = (await element.evaluate(readDrawnText)).lines;
    }
    const line = now[index];
    if (!line) continue;
    for (const ground of colorsIn(await picture(), line.box)) {
      const over = laidOver(ink.rgb, ground, ink.alpha * opacity);
      worst = Math.min(worst, contrastRatio(hex(over), hex(ground)));
    }
  }
  const isDrawn = ink.alpha * opacity > 0 && Number.isFinite(worst);
  return { text, ratio: isDrawn ? worst : null, needed: isLarge ? 3 : 4.5 };
}
