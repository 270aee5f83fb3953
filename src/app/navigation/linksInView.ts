import { isSaving } from '#effects/dom/isSaving.ts';
import { whenIdle } from '#effects/dom/whenIdle.ts';
import { leadsOn } from './nearLinks.ts';

/** Milliseconds that a link must stay in view: scrolling past it prepares nothing. */
const STAY = 300;

/** Pages prepared before they are asked for, in a visit. */
const MOST = 12;

/**
 * Reports the paths of links in the page that stay in view, one after the other while the browser is
 * idle, each once: their pages are there before the press. Watches `page` for new links.
 */
export function linksInView(page: HTMLElement, report: (pathname: string) => void): void {
  if (isSaving()) return;
  const reported = new Set<string>();
  const seen = new Map<Element, number>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      window.clearTimeout(seen.get(target));
      seen.delete(target);
      if (isIntersecting && target instanceof HTMLAnchorElement)
        seen.set(
          target,
          window.setTimeout(() => void prepare(target), STAY),
        );
    }
  });
  const prepare = async (link: HTMLAnchorElement) => {
    observer.unobserve(link);
    await whenIdle();
    if (!leadsOn(link) || reported.has(link.pathname) || reported.size >= MOST) return;
    reported.add(link.pathname);
    report(link.pathname);
  };
  const watch = () => {
    for (const link of page.querySelectorAll('a[href]')) observer.observe(link);
  };
  watch();
  new MutationObserver(watch).observe(page, { childList: true, subtree: true });
}
