/** Widths the page is shown at, in px. `full` is as wide as the sheet. */
export const pageWidths = { phone: 390, tablet: 768, desktop: 1440 } as const;

/** Narrowest and widest page that an owner can choose. */
export const customWidths = { min: 320, max: 2560 } as const;

export type PageWidth = keyof typeof pageWidths | 'full';

/** How the page lies on the sheet: its own size and by how much it is scaled, at most 1. */
export interface PageFit {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Distance in px from the left edge of the sheet. */
  readonly left: number;
  /** How far in px of the sheet its upper part is above it. */
  readonly above?: number;
}

/** The scale at which a slice is dragged, so that several others are in view. */
const STEP_BACK = 0.4;

/** Where the title of a whole page is, as a share of its height: a peek begins here. */
const PEEK_FROM = 0.27;

/** A lower sheet is a peek of a page that is as high as its window. */
const PEEK_BELOW = 0.6;

/**
 * A page as high as its window, of which a low sheet shows the middle: what is laid out by the height of a window is as in
 * one. As it is on a sheet that is high enough.
 */
export function peekPage(fit: PageFit, windowHeight: number): PageFit {
  if (fit.height > windowHeight * PEEK_BELOW) return fit;
  return { ...fit, height: windowHeight, above: windowHeight * PEEK_FROM * fit.scale };
}

/** Narrower pages stand in the middle at 100%; wider ones are scaled to the sheet. `isBack`: it has stepped back. */
export function fitPage(
  width: PageWidth | number,
  sheet: { width: number; height: number },
  isBack = false,
): PageFit {
  const named = width === 'full' ? sheet.width : width;
  const own = typeof named === 'number' ? named : pageWidths[named];
  const scale = Math.min(isBack ? STEP_BACK : 1, sheet.width / Math.max(own, 1));
  return {
    width: own,
    height: scale === 0 ? sheet.height : sheet.height / scale,
    scale,
    left: Math.max(0, Math.round((sheet.width - own * scale) / 2)),
  };
}

/** The page's width that suits a window, whatever stands beside the sheet. */
export function widthFor(windowWidth: number): PageWidth {
  if (windowWidth < 768) return 'phone';
  return windowWidth < 1200 ? 'tablet' : 'desktop';
}

/** Width in px of the page below which it looks like one on a phone. */
const PHONE = 560;

/** What a page looks like that is narrower than its sheet. */
export function narrowness({ left, width }: PageFit): 'phone' | 'page' | undefined {
  if (left === 0) return undefined;
  return width < PHONE ? 'phone' : 'page';
}

/** The frame's transform; at its own size in the corner of the sheet it is drawn exactly as in a window. */
export function transformOf({ left, above = 0, scale }: PageFit): string {
  if (left === 0 && above === 0 && scale === 1) return 'none';
  return `translate(${left}px, ${-above}px) scale(${scale})`;
}
