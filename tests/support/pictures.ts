import type { Page } from '@playwright/test';

/**
 * Pictures whose file has over twice the pixels across that the screen draws them with, with both
 * widths; `density` is the screen's pixels for each of CSS.
 */
export const oversized = (page: Page, density = 1) =>
  page.evaluate(async (dots) => {
    const drawn = [...document.querySelectorAll('img')].filter(
      (image) => image.complete && image.currentSrc !== '' && image.clientWidth > 0,
    );
    const found = await Promise.all(
      drawn.map(async (image) => {
        // The element's own natural size is divided by the density that `sizes` makes of it.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode().catch(() => undefined);
        const scale = Math.max(
          (dots * image.clientWidth) / file.naturalWidth,
          (dots * image.clientHeight) / file.naturalHeight,
        );
        const vector = /\.svg(\?|$)/.test(image.currentSrc);
        return vector || scale >= 0.5
          ? []
          : [[image.currentSrc, file.naturalWidth, Math.round(file.naturalWidth * scale)]];
      }),
    );
    return found.flat();
  }, density);
