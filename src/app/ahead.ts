import { bootIds } from '#effects/boot/gate.ts';
import { addOtherStyles } from '#effects/dom/otherStyles.ts';
import { whenIdle } from '#effects/dom/whenIdle.ts';
import { showGrain } from '#effects/light/grain/showGrain.ts';
import { followRooms } from '#effects/light/startLight.ts';
import { addManifest } from './addManifest.ts';
import { linksInView } from './navigation/linksInView.ts';

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
  showGrain().catch(console.warn);
  addManifest();
}
