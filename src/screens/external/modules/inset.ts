import { stepped } from '#ui/theme/mixins.ts';
import { border, container } from '#ui/theme/tokens.ts';

const { sideGap } = container;
const { pageOutline } = border;

/** The page's side gaps less its outline; 148 px from xl up. */
export const inset = {
  base: sideGap.base - pageOutline.base,
  md: sideGap.md - pageOutline.base,
  lg: sideGap.lg - pageOutline.lg,
  xl: sideGap.xl - pageOutline.lg,
} as const;

export const insetPadding = stepped('padding-inline', inset);
