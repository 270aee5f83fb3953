/** Parts of the styles that pages may have from the start, in the order in which the build looks a module up. */
export const PAGE_PARTS = ['home', 'study', 'external', 'work', 'standIn'] as const;

export type PagePart = (typeof PAGE_PARTS)[number];

/** Styles of what comes on demand: no page has them from the start. */
export const ON_DEMAND = 'later';

export type StylePart = PagePart | typeof ON_DEMAND;

export const STYLE_PARTS: readonly StylePart[] = [...PAGE_PARTS, ON_DEMAND];

/** The manifest's key of a page's style sheet: what every page has, and some parts. */
export const sheetKey = (parts: ReadonlySet<StylePart>): string =>
  ['style', ...PAGE_PARTS.filter((part) => parts.has(part))].join('-');

/** The manifest's key of a part alone. */
export const partKey = (part: StylePart): string => `styles-of-${part}`;
