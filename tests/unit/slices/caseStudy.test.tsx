import type { Content, RichTextField } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { caseStudyVariables } from '#screens/caseStudy/caseStudyVariables.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import { createLanguage } from '#ui/words/language.ts';
import { renderSlices, sample } from '../../support/slices.tsx';
import { blockColors } from '../../../slices/TextBlock/colors.ts';
import { blockParts } from '../../../slices/TextBlock/layout.ts';

const NUMBERED = [
  sample('section_header', { title_text: 'Standing on the slipway', body_text: [] }),
  sample('image', { use_image_descriptor: 'Yes' }),
  sample('single_image', {}, 'figure'),
];

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('an intro header', () => {
  const company_symbol = { url: '/media/symbol.svg', dimensions: { width: 56, height: 56 } };
  const render = (show_logo: string | null, data: object) => {
    // Cast: fields that the slice does not read are left out.
    const caseStudy = { data } as unknown as Content.CaseStudyDocument;
    return renderSlices([sample('intro_header', { show_logo })], {
      variant: 'case_study',
      caseStudy,
    });
  };

  it.each([
    [null, true],
    ['No', false],
  ])('with show_logo %j shows the symbol: %j', async (show, shown) => {
    expect((await render(show, { company_symbol })).includes('symbol.svg')).toBe(shown);
  });

  it('is not rendered outside a case study', async () => {
    expect(await renderSlices([sample('intro_header')], { variant: 'case_study' })).toBe('');
  });

  it('leaves out empty facts', async () => {
    const html = await render('Yes', { project_name: null, company_symbol: {}, status: '' });
    expect(words(html)).toBe('Project');
    expect(html).not.toContain('<dl');
  });
});

it('a project overview renders nothing where the document’s fields are empty', async () => {
  const data = { company: null, status: null, responsibilities: [], overview: [] };
  // Cast: as above.
  const caseStudy = { data } as unknown as Content.CaseStudyDocument;
  const around = { variant: 'case_study', caseStudy } as const;
  expect(await renderSlices([sample('project_overview')], around)).toBe('');
});

it.each(['page', 'spread', 'home'] as const)(
  'numbers are not shown on the variant %s',
  async (variant) => {
    const html = words(await renderSlices(NUMBERED, { variant }));
    expect(html).not.toMatch(/0\d/);
    expect(html).toContain('Standing on the slipway');
  },
);

it('figures and sections are numbered in the language’s digits', async () => {
  const language = createLanguage('ar', undefined, '٠١٢٣٤٥٦٧٨٩');
  const html = await renderSlices(NUMBERED, { variant: 'case_study', language });
  expect(words(html).match(/[\d٠-٩]+\.?/g)).toEqual(['٠١', '٠١.', '٠٢.']);
});

describe('an image', () => {
  it.each([
    ['case_study', 'No'],
    ['page', null],
  ] as const)('on the variant %s with full_bleed %j stays inside', async (variant, full_bleed) => {
    const html = await renderSlices([sample('image', { full_bleed })], { variant });
    expect(html).not.toContain('data-bleed');
  });

  it('handles border and variation independently', async () => {
    const bordered = { use_border: 'Yes' };
    expect(await renderSlices([sample('image', bordered)])).toContain('data-border');
    expect(await renderSlices([sample('image', bordered, 'plain')])).not.toContain('data-border');
  });

  it('fills its frame as a cover, without figure or caption', async () => {
    const html = await renderSlices([sample('single_image', {}, 'figure')], { variant: 'cover' });
    expect(html).toContain('data-fit="cover"');
    expect(html).not.toContain('<fig');
  });
});

it('a card list has card headings, tints drawings by their shape and leaves empty cards out', async () => {
  const icon = { url: '/media/icon-wave.svg', alt: null };
  const items = [
    { icon, card_title: 'Say how sure', card_body_text: [] },
    { icon: {}, card_title: null, card_body_text: [] },
  ];
  // Cast: items of this slice.
  const list = { ...sample('card_list', { title_text: 'Principles' }), items } as never;
  const html = await renderSlices([list]);
  expect(html).toMatch(/<h2[^>]*>Principles<\/h2>/);
  expect(html).toMatch(/<h3[^>]*>Say how sure<\/h3>/);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain('--icon:url(&quot;/media/icon-wave.svg&quot;)');
});

const themed = { themed: true };
const ofStudy = { text: '#0D1B21', inverse: '#F2F8FA', background: '#DCE5E8', themed: true };
const dark = '#F5EFE6';
const light = '#16120F';

it.each([
  ['keeps a readable pair', '#f1e9dc', '#111614', themed, { text: '#f1e9dc' }],
  ['takes the text of a theme for an unreadable one', '#333333', '#111614', themed, { text: dark }],
  ['takes the other one instead', '#dddddd', '#ffffff', themed, { text: light }],
  ['finds a text for a background alone', null, '#FF5A33', themed, { text: light }],
  ['prefers that of the case study', '#999999', '#ffffff', ofStudy, { text: '#0D1B21' }],
  ['takes its inverse if that reads better', '#222222', '#0C566F', ofStudy, { text: '#F2F8FA' }],
  ['keeps a lone text that is readable', '#0C566F', null, ofStudy, { text: '#0C566F' }],
  ['marks the theme', dark, null, themed, { text: dark, unreadableIn: 'light' }],
  ['leaves an unknown ground alone', '#ffffff', null, { themed: false }, { text: '#ffffff' }],
  ['drops one that is not', '#ffffff', null, ofStudy, {}],
  ['ignores empty fields', null, null, themed, {}],
  ['ignores what is not a colour', 'red', 'teal', themed, {}],
])('colours of a text block %s', (_, text_color, background_color, ground, expected) => {
  // Casts: the types know hexadecimal colours only.
  const fields = { text_color: text_color as null, background_color: background_color as null };
  const background = background_color?.startsWith('#') ? { background: background_color } : {};
  expect(blockColors(fields, ground)).toEqual({ ...background, ...expected });
});

describe('the parts of a text block', () => {
  const heading = { type: 'heading1', text: 'Paper Weather', spans: [] };
  const paragraph = { type: 'paragraph', text: 'Nine sheets.', spans: [] };
  // Cast: nodes without their optional members.
  const field = (...nodes: object[]) => nodes as unknown as RichTextField;

  it('are a title and the rest on a spread', () => {
    expect(blockParts(field(heading, paragraph), 'spread', 'left')).toEqual({
      title: [heading],
      rest: [paragraph],
    });
  });

  it.each([
    ['anywhere else', field(heading, paragraph), 'page', 'left'],
    ['in the middle', field(heading, paragraph), 'spread', 'center'],
    ['without a heading first', field(paragraph, heading), 'spread', 'left'],
    ['with nothing after the heading', field(heading), 'spread', 'left'],
    ['with nothing at all', field(), 'spread', 'left'],
  ] as const)('stay together %s', (_, text, variant, alignment) => {
    expect(blockParts(text, variant, alignment)).toBeNull();
  });
});

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

it('a callout has either of the two text colours where both reach 3 to 1 on the brand', () => {
  const set = variables({
    background_color: '#FFFFFF',
    brand_color: '#808080',
    text_color: '#111111',
    text_color_inverted: '#FFFFFF',
  });
  expect([set['--cs-text-on-brand'], set['--cs-text-inverted']]).toEqual(['#111111', '#FFFFFF']);
  expect(set['--on-brand']).toBe('#111111');
});

it('a colour under 3 to 1 on the brand is replaced by one that is not', () => {
  const brand = '#0D1B2A';
  const set = variables({
    background_color: '#FFFFFF',
    brand_color: brand,
    text_color: '#33475B',
    text_color_inverted: '#FFFFFF',
  });
  expect(set['--cs-text-on-brand']).toBe('#FFFFFF');
});

it('without a background the brand counts where it fits both themes, border and cards always', () => {
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

it('without any colour nothing is set', () => {
  expect(variables({})).toEqual({});
});
