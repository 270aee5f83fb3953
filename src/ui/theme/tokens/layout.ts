/** Widths in px from which a layout changes. */
export const breakpoint = {
  sm: 480,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1440,
} as const satisfies Readonly<Record<string, number>>;

export type Breakpoint = keyof typeof breakpoint;

/** A base value and its changes from the named breakpoints up. */
export type Steps<Value> = Readonly<{ base: Value } & Partial<Record<Breakpoint, Value>>>;

/** The spacing scale in px, by its number in the design. */
export const space = {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  7: 28,
  8: 36,
  9: 44,
  10: 56,
  11: 72,
  12: 92,
  13: 128,
  14: 164,
  15: 220,
} as const satisfies Readonly<Record<number, number>>;

/** Vertical distances in px between the parts of a page. */
export const rhythm = {
  sectionGap: { base: 92, md: 128, lg: 164 },
  cardGap: { base: 72, md: 128, lg: 164 },
  headingToContent: { base: 44, md: 72, lg: 128 },
  sliceGap: { base: 72, lg: 128 },
} as const satisfies Readonly<Record<string, Steps<number>>>;

/** The column grid and its margins, in px. */
export const container = {
  sideGap: { base: 28, md: 56, lg: 92, xl: 164 },
  columns: { base: 4, md: 8, lg: 12 },
  columnGap: { base: 20, md: 28 },
  frameInset: { base: 28, lg: 56 },
  coverBleed: { base: 12, md: 0, xl: 72 },
  railInset: 28,
  maxMeasure: { body: 640, statement: 1112 },
} as const satisfies Readonly<Record<string, number | Steps<number> | Record<string, number>>>;

/** Corner radii in px. */
export const radius = {
  xs: 4,
  sm: 8,
  md: 12,
  field: 16,
  frame: 16,
  media: 20,
  page: 24,
  phone: 46,
  full: 999,
} as const satisfies Readonly<Record<string, number>>;

/** The same for style files, where an owner's look may have other corners: of pictures, pages, fields and pills. */
export const corner = {
  media: 'var(--media, 1.25rem)',
  page: 'var(--page, 1.5rem)',
  field: 'var(--field, 1rem)',
  pill: 'var(--pill, 999px)',
} as const satisfies Readonly<Record<string, string>>;

/** Line widths in px. */
export const border = {
  hairline: 1,
  control: 1.5,
  pageOutline: { base: 8, lg: 16 },
} as const satisfies Readonly<Record<string, number | Steps<number>>>;

/** The focus ring, in px; `insetOffset` is for rows that touch. */
export const focus = {
  width: 3,
  offset: 4,
  insetOffset: -3,
  linkRadius: 4,
} as const satisfies Readonly<Record<string, number>>;

/** Stacking order. */
export const z = {
  background: 0,
  grain: 1,
  content: 2,
  rails: 15,
  header: 20,
  pageOutline: 25,
  floatingBar: 30,
  menu: 40,
  galleryOverlay: 50,
  cursor: 60,
  gate: 70,
  debug: 80,
} as const satisfies Readonly<Record<string, number>>;
