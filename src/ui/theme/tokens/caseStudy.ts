import type { ThemeName } from './theme.ts';

/** The colours a case study may set, by the API ids of its fields. */
export type CaseStudyColorName = keyof (typeof caseStudyFallback)['dark'];

/** The colours of a case study that sets none, or whose pair falls below 4.5:1. */
export const caseStudyFallback = {
  dark: {
    background_color: '#0C0B0A',
    border_color: '#1F1C1A',
    brand_color: '#FF8A69',
    card_color: '#151312',
    negative_color: '#FF8FA3',
    positive_color: '#86D9AB',
    text_color: '#F5EFE6',
    text_color_inverted: '#0C0B0A',
  },
  light: {
    background_color: '#F3EEE5',
    border_color: '#FFFFFF',
    brand_color: '#A5300D',
    card_color: '#FBF8F2',
    negative_color: '#A31A3A',
    positive_color: '#1B6641',
    text_color: '#16120F',
    text_color_inverted: '#F3EEE5',
  },
} as const satisfies Readonly<Record<ThemeName, Readonly<Record<string, string>>>>;
