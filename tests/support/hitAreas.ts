import type { Page } from '@playwright/test';

/**
 * Controls that a pointer misses within half of `size` px around their middle, together with the hit
 * areas that reach beyond their boxes. Links in a sentence, and what is out of view, are left out.
 */
export const smallTargets = (page: Page, size: number) =>
  page.evaluate((atLeast) => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, textarea, [role=option], [role=row], [role=switch], [role=radio], [role=tab], [role=slider], [role=menuitem], [role=textbox]',
    );
    for (const control of controls) {
      if (control.matches(':disabled') || control.closest('[inert], [aria-hidden=true]')) continue;
      // The bars of the scale model have 24 px, and the arrow keys as another way.
      const needed = control.closest('[data-part=spine]') ? Math.min(24, atLeast) : atLeast;
      const area = control.closest('label') ?? control;
      const box = area.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const reach = needed / 2 - 1;
      const isInView =
        x >= reach && x <= innerWidth - reach && y >= reach && y <= innerHeight - reach;
      // For screen readers only.
      if (!isInView || box.width < 2 || box.height < 2) continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const hitAt = (dx: number, dy: number) => document.elementFromPoint(x + dx, y + dy);
      const isHit = (dx: number, dy: number) => {
        const hit = hitAt(dx, dy);
        return hit !== null && (area.contains(hit) || (hit.contains(area) && hit.matches('label')));
      };
      // What lies below something else, or below a part of the bar at the lower edge, can be scrolled from there.
      const isBelowBar = [hitAt(-reach, 0), hitAt(reach, 0), hitAt(0, -reach)].some((hit) => {
        const bar = hit?.closest('[aria-label="At hand"]');
        return bar && !bar.contains(area);
      });
      if (!isHit(0, 0) || isBelowBar) continue;
      const isWide = box.width >= needed || (isHit(-reach, 0) && isHit(reach, 0));
      const isHigh = box.height >= needed || (isHit(0, -reach) && isHit(0, reach));
      if (!isWide || !isHigh) {
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
        found.push(
          `${Math.round(box.width)} × ${Math.round(box.height)} ${control.tagName} “${name.slice(0, 40)}” ${control.className.slice(0, 60)}`,
        );
      }
    }
    return [...new Set(found)];
  }, size);
