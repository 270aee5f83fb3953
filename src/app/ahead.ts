import { bootIds } from '#effects/boot/gate.ts';
import { addOtherStyles } from '#effects/dom/otherStyles.ts';
import { whenIdle } from '#effects/dom/whenIdle.ts';
import { showGrain } from '#effects/light/grain/showGrain.ts';
import { followRooms } from '#effects/light/startLight.ts';
import { addManifest } from './addManifest.ts';
import { isSaving } from '#effects/dom/isSaving.ts';
import { leadsOn } from './navigation/nearLinks.ts';

/**
 * Does ahead what a visitor may need next, once there is one: other pages' styles, the content client's code, the pages
 * that links in view lead to; brings the light to life, and offers the site to be installed.
 */
export async function workAhead(
  prepare: (pathname: string) => void,
  loadClient: () => Promise<unknown>,
): Promise<void> {
  const page = document.getElementById(bootIds.content);
  if (!page) return;
  await whenIdle();
  // Whoever needs them tries again.
  addOtherStyles().catch(() => {});
  // Its failure is reported by the query that needs it.
  await loadClient().catch(() => {});
  linksInView(page, prepare);
  followRooms(page);
  if (!isSaving())
    import('#effects/answers.ts').then(
      ({ startAnswers }) => startAnswers(page, prepare),
      console.warn,
    );
  showGrain().catch(console.warn);
  addManifest();
}

/** Milliseconds that a link must stay in view: scrolling past it prepares nothing. */
const STAY = 300;

/** Pages prepared before they are asked for, in a visit. */
const MOST = 12;

/**
 * Reports the paths of links in the page that stay in view, one after the other while the browser is
 * idle, each once: their pages are there before the press. Watches `page` for new links.
 */
function linksInView(page: HTMLElement, report: (pathname: string) => void): void {
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
