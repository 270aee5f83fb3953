import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RichTextField } from '@prismicio/client';
import type { AnySlice } from '#content/sliceRegistry.ts';
import type { SliceZoneValue } from '#content/sliceZone.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { SliceZone } from '#screens/SliceZone.tsx';
import { createLanguage, LanguageContext } from '#ui/words/language.ts';
import { caseStudy, slice } from './caseStudyDocument.ts';
import { blockColors } from '../../../slices/TextBlock/colors.ts';
import { blockParts } from '../../../slices/TextBlock/layout.ts';

const zone = (fields: object) => ({ id: 'x', items: [], ...fields }) as unknown as AnySlice;
const figure = slice(
  'single_image',
  ({ image, text }) => ({ single_image: image, body_text: text }),
  'figure',
);
const described = slice('image', ({ image, text }) => ({
  image,
  use_image_descriptor: 'Yes',
  body_text: text,
}));
const section = slice('section_header', { title_text: 'Standing on the slipway', body_text: [] });
const calloutOf = (invert_text_color: string | null) =>
  slice('callout_section', ({ text }) => ({
    title_text: 'What changed',
    body_text: text,
    invert_text_color,
  }));
const wave = { url: '/media/icon-wave.svg', alt: null };
const cards = zone({
  ...slice('card_list', { title_text: 'Principles we kept' }),
  items: [
    { icon: wave, card_title: 'Say how sure', card_body_text: [] },
    { icon: {}, card_title: null, card_body_text: [] },
  ],
});

beforeAll(() =>
  preloadSlices([
    figure,
    described,
    section,
    calloutOf(null),
    cards,
    slice('intro_header'),
    slice('project_overview'),
  ]),
);

function render(
  slices: readonly AnySlice[],
  around: Partial<Pick<SliceZoneValue, 'variant' | 'caseStudy'>> = {},
) {
  const { variant = 'case_study', caseStudy: study } = around;
  return renderToStaticMarkup(
    <MemoryRouter>
      <SliceZone slices={slices} variant={variant} caseStudy={study} />
    </MemoryRouter>,
  );
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('an intro header', () => {
  const intro = (show_logo: string | null) => slice('intro_header', { show_logo });

  it.each([
    [null, true],
    ['No', false],
  ])('with show_logo %j shows the symbol: %j', (show, shown) => {
    expect(render([intro(show)], { caseStudy: caseStudy() }).includes('symbol.svg')).toBe(shown);
  });

  it('leaves out empty facts', () => {
    const empty = { company: null, project_type: null, status: '', company_symbol: {} };
    const html = render([intro('Yes')], { caseStudy: caseStudy({ ...empty, project_name: null }) });
    expect(words(html)).toBe('Project');
    expect(html).not.toContain('<dl');
  });

  it('is not rendered outside a case study', () => {
    expect(render([intro('Yes')])).toBe('');
  });
});

const overview = slice('project_overview');

it('a project overview renders nothing where the document’s fields are empty', () => {
  const nothing = caseStudy({
    company: null,
    project_type: null,
    status: null,
    project_role: null,
    responsibilities: [],
    overview: [],
  });
  expect(render([overview], { caseStudy: nothing })).toBe('');
});

it.each(['page', 'spread', 'home'] as const)(
  'numbers are not shown on the variant %s',
  (variant) => {
    const html = words(render([section, described, figure], { variant }));
    expect(html).not.toMatch(/0\d/);
    expect(html).toContain('In the order she consulted it.');
  },
);

it('figures and sections are numbered in the language’s digits', () => {
  const html = renderToStaticMarkup(
    <LanguageContext value={createLanguage('ar', undefined, '٠١٢٣٤٥٦٧٨٩')}>
      <MemoryRouter>
        <SliceZone slices={[section, described, figure]} variant="case_study" />
      </MemoryRouter>
    </LanguageContext>,
  );
  expect(words(html).match(/[\d٠-٩]+\.?/g)).toEqual(['٠١', '٠١.', '٠٢.']);
});

describe('an image', () => {
  it.each([
    ['case_study', 'No', false],
    ['case_study', 'Yes', true],
    ['page', null, false],
    ['spread', 'No', false],
  ] as const)(
    'on the variant %s with full_bleed %j runs from edge to edge: %j',
    (variant, full_bleed, bleeds) => {
      const picture = slice('image', ({ image }) => ({ image, full_bleed }));
      expect(render([picture], { variant }).includes('data-bleed')).toBe(bleeds);
    },
  );

  it('handles border and variation independently', () => {
    const bordered = slice('image', ({ image }) => ({ image, use_border: 'Yes' }));
    const plain = slice('image', ({ image }) => ({ image, use_border: 'Yes' }), 'plain');
    expect(render([bordered])).toContain('data-border');
    expect(render([plain])).not.toContain('data-border');
  });

  it('fills its frame as a cover, without figure or caption', () => {
    const html = render([figure], { variant: 'cover' });
    expect(html).toContain('data-fit="cover"');
    expect(html).not.toContain('<fig');
  });
});

it.each([
  ['Yes', true],
  [null, false],
])('a callout with invert_text_color %j inverts its text: %j', (invert, inverted) => {
  const html = render([calloutOf(invert)]);
  expect(html.includes('data-inverted')).toBe(inverted);
  expect(words(html)).toBe('What changed In the order she consulted it.');
});

it('a card list has card headings, tints drawings by their shape and leaves empty cards out', () => {
  const html = render([cards]);
  expect(html).toMatch(/<h2[^>]*>Principles we kept<\/h2>/);
  expect(html).toMatch(/<h3[^>]*>Say how sure<\/h3>/);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain('--icon:url(&quot;/media/icon-wave.svg&quot;)');
});

const themed = { themed: true };
const study = { text: '#0D1B21', inverse: '#F2F8FA', background: '#DCE5E8', themed: true };
const dark = '#F5EFE6';
const light = '#16120F';

it.each([
  ['keeps a readable pair', '#f1e9dc', '#111614', themed, { text: '#f1e9dc' }],
  ['takes the text of a theme for an unreadable one', '#333333', '#111614', themed, { text: dark }],
  ['takes the other one instead', '#dddddd', '#ffffff', themed, { text: light }],
  ['finds a text for a background alone', null, '#FF5A33', themed, { text: light }],
  ['prefers that of the case study', '#999999', '#ffffff', study, { text: '#0D1B21' }],
  ['takes its inverse if that reads better', '#222222', '#0C566F', study, { text: '#F2F8FA' }],
  ['keeps a lone text that is readable', '#0C566F', null, study, { text: '#0C566F' }],
  ['drops one that is not', '#ffffff', null, study, {}],
  [
    'marks the theme of an unreadable one',
    dark,
    null,
    themed,
    { text: dark, unreadableIn: 'light' },
  ],
  ['leaves an unknown ground alone', '#ffffff', null, { themed: false }, { text: '#ffffff' }],
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
