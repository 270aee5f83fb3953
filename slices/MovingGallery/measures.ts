/** How far the outer columns reach into the gallery, in columns. */
export const outerReach = 0.25;

/** Minimum width in px of a column with its gap; from lg columns fit the width. */
export const minPitch = { base: 176, md: 208, lg: 0 } as const;

/** Factor of the gap on small, medium and large screens. */
export const gapFactor = { base: 0.6, md: 0.8, lg: 1 } as const;

/** Width of an item's bezel as a share of the item's width. */
export const bezel = { Simple: 0, 'iPhone 13': 0.028, 'Outline Phone': 0.04 } as const;

/** Added to the field's radius for a phone, in px. */
export const phoneRounding = 30;

/** Height over width of a phone's screen, for landscape videos. */
export const phoneScreen = 1688 / 780;

/** The share of the height that fades out at the top and at the bottom. */
export const edgeFade = 0.16;
