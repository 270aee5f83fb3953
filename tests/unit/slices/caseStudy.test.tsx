import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySlice } from '#content/sliceRegistry.ts';
import type { SliceZoneValue } from '#content/sliceZone.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { SliceZone } from '#screens/SliceZone.tsx';
import { caseStudy, slice } from './caseStudyDocument.ts';

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
const undescribed = slice('image', ({ image, text }) => ({
  image,
  use_image_descriptor: 'No',
  body_text: text,
}));
const section = slice('section_header', { title_text: 'Standing on the slipway', body_text: [] });
const callout = slice('callout_section', ({ text }) => ({
  title_text: 'What changed',
  body_text: text,
}));
const cards = {
  ...slice('card_list', { title_text: 'Principles we kept' }),
  items: [
    {
      icon: { url: '/media/icon-wave.svg', alt: null },
      card_title: 'Say how sure',
      card_body_text: [],
    },
    { icon: {}, card_title: null, card_body_text: [] },
  ],
} as unknown as AnySlice; // Cast: only the fields the cards read.

beforeAll(() =>
  preloadSlices([
    figure,
    described,
    section,
    callout,
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

  it('shows the name as the page heading, then company, type and status', () => {
    const html = render([intro('Yes')], { caseStudy: caseStudy() });
    expect(html).toMatch(/<h1[^>]*>Low Tide<\/h1>/);
    expect(words(html)).toBe('Low Tide Company Velmarsh Trust Type Mobile product Status Shipped');
  });

  it.each([
    ['Yes', true],
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

  it('renders nothing outside a case study', () => {
    expect(render([intro('Yes')])).toBe('');
  });
});

describe('a project overview', () => {
  const overview = slice('project_overview');

  it('lists the facts, the role with its type, and the overview', () => {
    const text = words(render([overview], { caseStudy: caseStudy() }));
    expect(text).toContain('Role Lead designer Mobile product');
    expect(text).toContain('Responsibilities Field research');
    expect(text).toContain('Swimmers check five sources.');
  });

  it('renders nothing where the document’s fields are empty', () => {
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
});

describe('numbers', () => {
  it('count sections and figures of a case study, each on its own', () => {
    const html = words(render([section, described, undescribed, section, figure]));
    expect(html).toMatch(/^01 Standing .*01\. In the order.* 02 Standing .* 02\. In the order/);
    expect(html).not.toContain('03');
  });

  it.each(['page', 'spread', 'home'] as const)('are not shown on the variant %s', (variant) => {
    const html = words(render([section, described, figure], { variant }));
    expect(html).not.toMatch(/0\d/);
    expect(html).toContain('In the order she consulted it.');
  });
});

describe('an image', () => {
  it('has a caption only with its descriptor', () => {
    expect(render([described])).toContain('<figcaption');
    expect(render([undescribed])).not.toContain('<figcaption');
  });

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

describe('a callout', () => {
  it.each([
    ['Yes', true],
    ['No', false],
    [null, false],
  ])('with invert_text_color %j inverts its text: %j', (invert, inverted) => {
    const html = render([
      { ...callout, primary: { ...callout.primary, invert_text_color: invert } } as AnySlice,
    ]);
    expect(html.includes('data-inverted')).toBe(inverted);
    expect(words(html)).toBe('What changed In the order she consulted it.');
  });
});

describe('a card list', () => {
  it('has card headings, tints drawings by their shape and leaves empty cards out', () => {
    const html = render([cards]);
    expect(html).toMatch(/<h2[^>]*>Principles we kept<\/h2>/);
    expect(html).toMatch(/<h3[^>]*>Say how sure<\/h3>/);
    expect(html.match(/<li/g)).toHaveLength(1);
    expect(html).toContain('--icon:url(&quot;/media/icon-wave.svg&quot;)');
  });
});
