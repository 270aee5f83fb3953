import { expect, test } from 'vitest';
import { caseStudyVariables } from '#screens/caseStudy/caseStudyVariables.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';

type Colours = Parameters<typeof caseStudyVariables>[0];

const NONE: Colours = {
  background_color: null,
  border_color: null,
  brand_color: null,
  card_color: null,
  negative_color: null,
  positive_color: null,
  text_color: null,
  text_color_inverted: null,
};
const variables = (colours: Partial<Colours>) => caseStudyVariables({ ...NONE, ...colours });

test('a callout has either of the two text colours where both reach 3 to 1 on the brand', () => {
  const set = variables({
    background_color: '#FFFFFF',
    brand_color: '#808080',
    text_color: '#111111',
    text_color_inverted: '#FFFFFF',
  });
  expect([set['--cs-text-on-brand'], set['--cs-text-inverted']]).toEqual(['#111111', '#FFFFFF']);
  expect(set['--on-brand']).toBe('#111111');
});

test('a colour under 3 to 1 on the brand is replaced by one that is not', () => {
  const brand = '#0D1B2A';
  const set = variables({
    background_color: '#FFFFFF',
    brand_color: brand,
    text_color: '#33475B',
    text_color_inverted: '#FFFFFF',
  });
  expect(set['--cs-text-on-brand']).toBe('#FFFFFF');
});

test('without a background the brand counts where it fits both themes, border and cards always', () => {
  const colours = {
    border_color: '#00CC00',
    card_color: '#332244',
    text_color: '#222222',
  } as const;
  expect(variables({ ...colours, brand_color: '#D9480F' })).toEqual({
    '--frame-color': '#00CC00',
    '--cs-card': '#332244',
    '--cs-card-text': darkPalette.text,
    '--brand': '#D9480F',
    '--mark': '#D9480F',
    '--brand-text': 'var(--text)',
    '--cs-text-on-brand': '#222222',
    '--cs-text-inverted': lightPalette.text,
    '--on-brand': lightPalette.text,
  });
  const tooFaint = variables({ ...colours, brand_color: '#FFEEDD' });
  expect(Object.keys(tooFaint)).toEqual(['--frame-color', '--cs-card-text', '--cs-card']);
});

test('without any colour nothing is set', () => {
  expect(variables({})).toEqual({});
});
