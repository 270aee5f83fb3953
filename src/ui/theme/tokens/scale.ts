const from = 1920;
const perWidth = 0.000924;
const perHeight = 0.00125;
const most = 3;

/**
 * In windows wider than 1920 px, up to which the design's lengths are kept, a length of 1 px grows by `perWidth` of each further px, at
 * most to `perHeight` of the window's height, so that a title keeps its share of both; in no window
 * to more than `most` px.
 */
export const scale = { from, perWidth, perHeight, most } as const;

/** That length in CSS. Images need it, whose `sizes` cannot refer to the theme's variable. */
export const unit = `clamp(1px,min(1px + (100vw - ${from}px)*${perWidth},${100 * perHeight}svh),${most}px)`;

/**
 * WCAG 2.2, 1.4.4: text must be `times` as large at some zoom that browsers offer. `zoom` is the
 * largest; what a window's size adds is gone there.
 */
export const enlargement = { times: 2, zoom: 5 } as const;
