/** How far the outer columns reach into the gallery, in columns. */
export const outerReach = 0.25;

/** Width in px below which a column and its gap do not shrink; from lg on columns fit the width. */
export const minPitch = { base: 176, md: 208, lg: 0 } as const;

/** What the gap is multiplied by on small, medium and large screens (specification, section 2). */
export const gapFactor = { base: 0.6, md: 0.8, lg: 1 } as const;

/** Width of what surrounds the screen of an item, as a share of the item's width. */
export const bezel = { Simple: 0, 'iPhone 13': 0.028, 'Outline Phone': 0.04 } as const;

/** How much rounder than the radius of the field a phone is, in px. */
export const phoneRounding = 30;

/** Height over width of a phone's screen, for videos that are not upright. */
export const phoneScreen = 1688 / 780;

/** The share of the height that fades out at the top and at the bottom. */
export const edgeFade = 0.16;
