import { describe, expect, test } from 'vitest';
import { opensCaseStudy, cardTarget, toCard, type ProjectCard } from '#content/cards.ts';
import { categorySlug, categoryTitle, tagMatches } from '#content/category.ts';
import { documentPath, tagPath } from '#content/links.ts';
import { figureNumber, numberSlices, sectionNumber } from '#content/numbering.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';

describe('the address of a document', () => {
  test.each([
    ['project', 'low-tide', '/project/low-tide'],
    ['page', 'about', '/about'],
    ['case_study', 'low-tide', '/case-study/low-tide'],
    ['project_list', 'public-services', '/projects/public-services'],
    ['settings', 'settings', '/'],
    ['anything', 'x', '/'],
    ['project', null, '/'],
    ['project', 'räksmörgås & co', '/project/r%C3%A4ksm%C3%B6rg%C3%A5s%20%26%20co'],
  ])('%s %s -> %s', (type, uid, path) => {
    expect(documentPath({ type, uid })).toBe(path);
  });
});

describe('the category of a tag', () => {
  test.each([
    ['UI/UX', '/categories/uiux'],
    ['Product Design', '/categories/product%20design'],
    ['3D Render', '/categories/3d%20render'],
    ['Art / Direction', '/categories/art%20direction'],
    ['Sub-Titles -- Film', '/categories/sub-titles%20film'],
  ])('%s -> %s', (tag, path) => {
    expect(tagPath(tag)).toBe(path);
  });
});

describe('a category slug becomes a title', () => {
  test.each([
    ['product design', 'Product Design'],
    ['product-design', 'Product Design'],
    ['Product%20Design'.replace('%20', ' '), 'Product Design'],
    ['uiux', 'UI/UX'],
    ['ui/ux', 'UI/UX'],
    ['3d', '3D'],
    ['3d render', '3D Render'],
    ['3d-motion', '3D Motion'],
    ['render 3d', 'Render 3D'],
    ['php', 'PHP'],
    ['php-development', 'PHP Development'],
    ['aws', 'AWS'],
    ['aws 3d', 'AWS 3D'],
    ['AWS-PHP', 'AWS PHP'],
    ['uiux-design', 'UI/UX Design'],
    ['ui/ux-design', 'UI/UX Design'],
    ['mobile ui/ux', 'Mobile UI/UX'],
    ['3ds', '3ds'],
    ['lawsuit', 'Lawsuit'],
    ['phpbb', 'Phpbb'],
    ['überblick', 'Überblick'],
    ['motion', 'Motion'],
    ['constructor', 'Constructor'],
    ['__proto__', '__proto__'],
    ['', ''],
    ['   ', ''],
  ])('%j -> %j', (slug, title) => {
    expect(categoryTitle(slug)).toBe(title);
  });

  test.each([
    ['UI/UX', 'uiux', true],
    ['Product Design', 'product-design', true],
    ['Product Design', 'PRODUCT DESIGN', true],
    ['Art / Direction', 'art-direction', true],
    ['-x', 'x', true],
    ['Web', 'webs', false],
  ])('the tag %j belongs to %j: %j', (tag, slug, belongs) => {
    expect(tagMatches(tag, slug)).toBe(belongs);
  });

  test('two spellings of a slug are one category', () => {
    expect(categorySlug('Product-Design')).toBe(categorySlug('product design'));
  });
});

const EMPTY_LINK = { link_type: 'Any' };

/** A card with only the fields a case needs. */
const card = (data: Record<string, unknown>) =>
  // Cast: only the fields the rules read matter here.
  ({
    uid: 'low-tide',
    data: { case_study: EMPTY_LINK, web_link: EMPTY_LINK, ...data },
  }) as unknown as ProjectCard;

const STUDY = { link_type: 'Document', id: 'x', uid: 'the-study', type: 'case_study' };
const WEB = { link_type: 'Web', url: 'https://example.com/' };

describe('a card links', () => {
  test.each([
    [
      'to its case study, whatever else it has',
      { case_study: STUDY, behance_id: '1', use_spread: 'Yes', web_link: WEB },
      { kind: 'internal', path: '/case-study/the-study' },
    ],
    [
      'to its project page with an external project',
      { behance_id: '430', web_link: WEB },
      { kind: 'internal', path: '/project/low-tide' },
    ],
    [
      'to its project page with a spread',
      { use_spread: 'Yes', web_link: WEB },
      { kind: 'internal', path: '/project/low-tide' },
    ],
    [
      'to the web otherwise',
      { use_spread: 'No', web_link: WEB },
      { kind: 'external', url: 'https://example.com/' },
    ],
    ['nowhere without any', {}, { kind: 'none' }],
    [
      'not to a case study that is gone',
      { case_study: { link_type: 'Document', id: 'x', isBroken: true }, use_spread: 'Yes' },
      { kind: 'internal', path: '/project/low-tide' },
    ],
  ])('%s', (_, data, target) => {
    expect(cardTarget(card(data))).toEqual(target);
  });

  test.each([
    ['an external project', { behance_id: '1' }, true],
    ['a spread', { use_spread: 'Yes' }, true],
    ['neither', { use_spread: 'No' }, false],
  ])('with %s offers to view its work: %#', (_, data, label) => {
    expect(opensCaseStudy(card(data))).toBe(label);
  });
});

test('a card carries no password, no spread and no case study text', () => {
  const project = { ...card({ password: 'secret', spread: ['secret'] }), id: 'x', tags: [] };
  expect(JSON.stringify(toCard(project as never))).not.toContain('secret');
});

const slice = (slice_type: string, primary: object = {}, variation = 'default') =>
  ({ id: slice_type, slice_type, variation, primary, items: [] }) as unknown as AnySlice;

describe('numbering', () => {
  test('counts images with a descriptor, image switchers and single images, and nothing else', () => {
    const zone = [
      slice('section_header'),
      slice('image', { use_image_descriptor: 'Yes' }),
      slice('image', { use_image_descriptor: 'No' }),
      slice('image', {}, 'plain'),
      slice('video'),
      slice('image_switcher'),
      slice('section_header'),
      slice('single_image', {}, 'figure'),
      slice('moving_gallery'),
    ];
    expect(numberSlices(zone).map(({ figure }) => figure)).toEqual([
      undefined,
      1,
      undefined,
      undefined,
      undefined,
      2,
      undefined,
      3,
      undefined,
    ]);
    expect(
      numberSlices(zone)
        .map(({ section }) => section)
        .filter(Boolean),
    ).toEqual([1, 2]);
  });

  test('lets the disc wax from new to full over the labelled sections', () => {
    const zone = ['intro', 'about', 'selected_work', 'experience', 'more_work'].map((type) =>
      slice(type, type === 'intro' ? {} : { label: type }),
    );
    expect(numberSlices(zone).map(({ phase }) => phase)).toEqual([
      undefined,
      0,
      1 / 3,
      2 / 3,
      undefined,
    ]);
  });

  test.each([
    [1, '01.', '01'],
    [9, '09.', '09'],
    [10, '10.', '10'],
    [123, '123.', '123'],
  ])('writes %i as %s and %s', (number, figure, section) => {
    expect(figureNumber(number)).toBe(figure);
    expect(sectionNumber(number)).toBe(section);
  });
});
