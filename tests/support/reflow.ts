import type { Page } from '@playwright/test';

/** In a page: how much wider than its window it is, in px, and which elements overflow. */
export function overflowHere(): string[] {
  const overhang = document.documentElement.scrollWidth - innerWidth;
  if (overhang <= 0) return [];
  const outside = [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      // What is beyond the side that writing starts at cannot be scrolled to.
      return document.dir === 'rtl' ? left < -1 : right > innerWidth + 1;
    })
    .slice(0, 5)
    .map((element) => `${overhang} px: ${element.outerHTML.slice(0, 100)}`);
  return outside.length > 0 ? outside : [`${overhang} px, by no element`];
}

export const overflow = (page: Page) => page.evaluate(overflowHere);

/** Dialogs that are partly outside of the window, or wider than the sheet they are on, with how far in px. */
export const dialogsOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog]')].flatMap((dialog) => {
      const { left, top, right, bottom } = dialog.getBoundingClientRect();
      const { scrollWidth = 0, clientWidth = 0 } = dialog.parentElement ?? {};
      const cut = scrollWidth - clientWidth;
      const outside = Math.max(-left, -top, right - innerWidth, bottom - innerHeight, cut);
      return outside > 1 ? [`${dialog.getAttribute('aria-label')}: ${Math.round(outside)} px`] : [];
    }),
  );

/**
 * In a page: texts that their own box or one around it cuts off without an ellipsis. Text for screen readers
 * only, text that moves by itself, and rows that have no layout yet are left out.
 */
export function cutTextsHere(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('script, style, noscript')) continue;
    const isShown = parent.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    });
    if (!isShown) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      // For screen readers only.
      if (style.color === 'rgba(0, 0, 0, 0)') break;
      if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis') break;
      if (style.webkitLineClamp !== 'none') break;
      if (style.position === 'fixed') break;
      const frame = at.getBoundingClientRect();
      // What is out of view there can be scrolled to; the lines over a page follow its scrolling.
      const isScrolled = at instanceof HTMLElement && 'scrolled' in at.dataset;
      if (isScrolled || /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) {
        box = frame;
        continue;
      }
      const isCutX =
        /hidden|clip/.test(style.overflowX) &&
        (box.right > frame.right + 2 || box.left < frame.left - 2);
      const isCutY =
        /hidden|clip/.test(style.overflowY) &&
        (box.bottom > frame.bottom + box.height / 4 || box.top < frame.top - box.height / 4);
      if (isCutX || isCutY) {
        cut.push(`${node.textContent.trim().slice(0, 50)} in ${at.outerHTML.slice(0, 80)}`);
        break;
      }
    }
  }
  return cut;
}

export const cutTexts = (page: Page) => page.evaluate(cutTextsHere);
