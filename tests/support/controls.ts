import type { Page } from '@playwright/test';

/** Roles of controls; each needs an accessible name. */
const ROLES = new Set([
  'button',
  'link',
  'checkbox',
  'switch',
  'radio',
  'textbox',
  'searchbox',
  'combobox',
  'slider',
  'tab',
  'menuitem',
  'dialog',
  'image',
  'Iframe',
  'video',
]);

/** Roles of controls, images and frames without a name in the browser's accessibility tree. */
export async function unnamed(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const fault = nodes.filter(({ ignored, role }) => !ignored && ROLES.has(String(role?.value)));
  if (fault.length === 0) throw new Error('The accessibility tree has no control at all');
  return fault
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role, backendDOMNodeId }) => `${role?.value} (node ${backendDOMNodeId})`);
}

/** A focus stop, as it is on the screen. */
export interface Stop {
  readonly name: string;
  /** The fixed part of the page that covers it. */
  readonly coveredBy: string | null;
  readonly isInWindow: boolean;
  /** Whether a square of 24 px around its middle hits it, or it is inside a sentence. */
  readonly isLarge: boolean;
  /** Whether it looks different while it has the focus. */
  readonly hasRing: boolean;
}

/** Walks a page from its start with Tab until the focus leaves it or starts over. */
export async function walkByKeyboard(page: Page, limit = 250): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => document.body.focus());
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === null) return stops;
    if (stop !== 'frame') stops.push(stop);
  }
  throw new Error(`The keyboard did not come to an end in ${limit} stops`);
}

/**
 * Runs in the page; null where nothing has the focus, or an element visited before. What has it in a
 * frame is the other site's; without a browser window around it Chromium stops at an empty frame, too.
 */
async function readStop(): Promise<Stop | 'frame' | null> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  if (element.dataset['walked'] === 'yes') return null;
  element.dataset['walked'] = 'yes';
  if (element instanceof HTMLIFrameElement) return 'frame';
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
  const own = (hit: Element | null) =>
    hit !== null && (element.contains(hit) || hit.contains(element));
  const fixedPart = (hit: Element | null): Element | null => {
    for (let at = hit; at && !at.contains(element); at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const points = boxes.flatMap(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // What nearly fills the window cannot keep clear of what floats over it.
    if (bottom - top > 0.8 * innerHeight) return [[x, y] as const];
    return [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
  });
  const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const cover = inside
    .map(([x, y]) => fixedPart(document.elementFromPoint(x, y)))
    .find((part) => part !== null);
  const box = element.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isHit = (dx: number, dy: number) => own(document.elementFromPoint(x + dx, y + dy));
  const style = getComputedStyle(element);
  const isInSentence =
    style.display === 'inline' &&
    (element.parentElement?.textContent?.trim() ?? '') !== (element.textContent?.trim() ?? '');
  const ringOf = (at: Element) =>
    [null, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(at, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  // A card shows on its cover that its title has the focus.
  const card = [...(element.closest('li:has(> [data-cover])')?.children ?? [])];
  const around = [...element.querySelectorAll('*'), element.parentElement, ...card];
  return {
    // A field has its label's words, a picture its description.
    name:
      [
        element.getAttribute('aria-label'),
        (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.textContent?.trim(),
        element.querySelector('img')?.alt,
      ]
        .find((words) => words)
        ?.slice(0, 60) ?? '',
    coveredBy: cover ? (cover.getAttribute('aria-label') ?? cover.outerHTML.slice(0, 120)) : null,
    isInWindow: inside.length > 0,
    isLarge:
      isInSentence ||
      (box.width >= 24 && box.height >= 24) ||
      [-11, 11].every((d) => isHit(d, 0) && isHit(0, d)),
    hasRing: ringOf(element) || around.some((at) => at !== null && ringOf(at)),
  };
}
