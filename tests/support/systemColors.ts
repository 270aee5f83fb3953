import type { Page } from '@playwright/test';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { colorsIn, hex, takePicture } from '../../scripts/audit/contrast/colors.ts';

/** Contrast of what carries meaning without being text (WCAG 2.2, 1.4.11). */
const GRAPHIC = 3;

/** Visible controls that have no text, glyph or edge in contrast with their background. */
export async function invisibleControls(page: Page): Promise<string[]> {
  const controls = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'a[href], button, input, textarea, [role=switch], [role=row], [role=option], [role=menuitem], [role=textbox]',
      ),
    ].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(middleX, middleY);
      let isCut = false;
      for (let at = control.parentElement; at; at = at.parentElement) {
        const frame = at.getBoundingClientRect();
        const isOut = middleY < frame.top || middleY > frame.bottom;
        if (isOut && getComputedStyle(at).overflowY !== 'visible') isCut = true;
      }
      const isThere =
        !isCut &&
        width * height > 0 &&
        hit !== null &&
        (control.contains(hit) || hit.contains(control));
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      // Its edge may be just outside.
      const box = { x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
      return isThere && control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        ? [{ name: name.trim() || control.outerHTML.slice(0, 120), box }]
        : [];
    }),
  );
  if (controls.length === 0) throw new Error('No control is in the window');
  const screenshot = await takePicture(page);
  return controls
    .filter(({ box }) => {
      const colors = colorsIn(screenshot, box).map(hex);
      return !colors.some((a) => colors.some((b) => contrastRatio(a, b) >= GRAPHIC));
    })
    .map(({ name }) => name);
}
