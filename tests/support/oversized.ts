import type { Page } from '@playwright/test';

/**
 * Images whose file is over twice as wide as they are rendered, at a pixel ratio of 1, with both widths. A
 * file rendered in several places counts where it is largest: the browser reuses it for the small ones.
 */
export const oversized = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter(
      (image) => image.complete && image.currentSrc !== '' && image.clientWidth > 0,
    );
    const files = [...new Set(images.map(({ currentSrc }) => currentSrc))].filter(
      (source) => !/\.svg(\?|$)/.test(source),
    );
    const found = await Promise.all(
      files.map(async (source) => {
        // An element's own natural size is divided by the density that `sizes` makes of it.
        const file = new Image();
        file.src = source;
        await file.decode().catch(() => undefined);
        const scales = images
          .filter(({ currentSrc }) => currentSrc === source)
          .flatMap(({ clientWidth, clientHeight }) => [
            clientWidth / file.naturalWidth,
            clientHeight / file.naturalHeight,
          ]);
        const scale = Math.max(...scales);
        return scale >= 0.5
          ? []
          : [[source, file.naturalWidth, Math.round(file.naturalWidth * scale)]];
      }),
    );
    return found.flat();
  });
