import type { Steps } from './layout.ts';

/** Size in px, line height as a factor, tracking in em. */
type TypeStep = Readonly<{ size: number; lineHeight: number; tracking: string; weight: Weight }>;

/** A weight shipped as a font file. */
export type Weight = 200 | 300 | 400 | 500 | 600;

export type TypeStepName = keyof typeof typeScale;

/** Where text is used; its steps are in `typeAt`. */
export type TypeRole = keyof typeof typeAt;

/** Weights by purpose. Nothing under 30 px uses `thin`. */
export const weight = {
  thin: 200,
  light: 300,
  regular: 400,
  medium: 500,
  bold: 600,
} as const satisfies Readonly<Record<string, Weight>>;

/** The scale, 10 to 92 px. */
export const typeScale = {
  display92: { size: 92, lineHeight: 0.98, tracking: '-0.045em', weight: 500 },
  display72: { size: 72, lineHeight: 1.02, tracking: '-0.042em', weight: 500 },
  display56: { size: 56, lineHeight: 1.06, tracking: '-0.036em', weight: 500 },
  display44: { size: 44, lineHeight: 1.12, tracking: '-0.03em', weight: 500 },
  title36: { size: 36, lineHeight: 1.22, tracking: '-0.025em', weight: 300 },
  title30: { size: 30, lineHeight: 1.27, tracking: '-0.02em', weight: 500 },
  title24: { size: 24, lineHeight: 1.35, tracking: '-0.015em', weight: 500 },
  lead20: { size: 20, lineHeight: 1.55, tracking: '-0.008em', weight: 400 },
  body18: { size: 18, lineHeight: 1.65, tracking: '0em', weight: 400 },
  body16: { size: 16, lineHeight: 1.65, tracking: '0em', weight: 400 },
  small14: { size: 14, lineHeight: 1.55, tracking: '0em', weight: 400 },
  caption12: { size: 12, lineHeight: 1.5, tracking: '0.01em', weight: 500 },
  micro10: { size: 10, lineHeight: 1.4, tracking: '0.02em', weight: 500 },
} as const satisfies Readonly<Record<string, TypeStep>>;

/** The step of each role, from the named breakpoint up. */
export const typeAt = {
  hero: { base: 'display56', md: 'display72', xl: 'display92' },
  pageTitle: { base: 'display56', md: 'display72', lg: 'display92' },
  gateTitle: { base: 'display56', lg: 'display72' },
  sectionHeading: { base: 'display56', md: 'display72', lg: 'display92' },
  statement: { base: 'title24', md: 'display44', lg: 'display56' },
  menuRow: { base: 'title24', md: 'title36', lg: 'display56' },
  menuTitle: { base: 'title30', md: 'display44', lg: 'display56' },
  cardTitle: { base: 'title30', md: 'title36', lg: 'display44' },
  expertiseTitle: { base: 'title24', md: 'title30', lg: 'title36' },
  experienceRole: { base: 'title24', lg: 'title30' },
  interests: { base: 'title36', md: 'display44', lg: 'display56' },
  callout: { base: 'title24', md: 'title36', lg: 'display44' },
  overviewLead: { base: 'title24', lg: 'title36' },
  sectionNumber: { base: 'display56', lg: 'display92' },
  longForm: { base: 'body16', md: 'body18' },
  body: { base: 'body16' },
  meta: { base: 'small14' },
  chip: { base: 'caption12' },
  heroButton: { base: 'body16', md: 'lead20' },
} as const satisfies Readonly<Record<string, Steps<TypeStepName>>>;
