import { describe, expect, test } from 'vitest';
import { cardTarget, type ProjectCard, toCard } from '#content/cards.ts';
import { categoryTitle, tagMatches } from '#content/category.ts';
import { documentPath, tagPath } from '#content/links.ts';
import { numberSlices } from '#content/numbering.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { withOwnMedia } from '#content/client.ts';
import { servedMedia } from '#server/sources/hosted/createHostedSource.ts';

test.each([
  ['project', 'low-tide', '/project/low-tide'],
  ['case_study', 'low-tide', '/case-study/low-tide'],
  ['settings', 'settings', '/'],
  ['project', null, '/'],
  ['project', 'räksmörgås & co', '/project/r%C3%A4ksm%C3%B6rg%C3%A5s%20%26%20co'],
])('the address of a document %s %s -> %s', (type, uid, path) => {
  expect(documentPath({ type, uid })).toBe(path);
});

test.each([
  ['UI/UX', '/categories/uiux'],
  ['3D Render', '/categories/3d%20render'],
  ['Sub-Titles -- Film', '/categories/sub-titles%20film'],
])('the category of a tag %s -> %s', (tag, path) => {
  expect(tagPath(tag)).toBe(path);
});

describe('a category slug becomes a title', () => {
  test.each([
    ['product design', 'Product Design'],
    ['uiux', 'UI/UX'],
    ['3d-motion', '3D Motion'],
    ['AWS-PHP', 'AWS PHP'],
    ['ui/ux-design', 'UI/UX Design'],
    ['3ds', '3ds'],
    ['überblick', 'Überblick'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('%j -> %j', (slug, title) => {
    expect(categoryTitle(slug)).toBe(title);
  });

  test.each([
    ['UI/UX', 'uiux', true],
    ['Art / Direction', 'art-direction', true],
    ['-x', 'x', true],
    ['Web', 'webs', false],
  ])('the tag %j belongs to %j: %j', (tag, slug, belongs) => {
    expect(tagMatches(tag, slug)).toBe(belongs);
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

test.each([
  [
    'to its case study, whatever else it has',
    { case_study: STUDY, behance_id: '1', use_spread: 'Yes', web_link: WEB },
    { kind: 'internal', path: '/case-study/the-study' },
  ],
  [
    'not to a case study that is gone',
    { case_study: { link_type: 'Document', id: 'x', isBroken: true }, use_spread: 'Yes' },
    { kind: 'internal', path: '/project/low-tide' },
  ],
])('a card links %s', (_, data, target) => {
  expect(cardTarget(card(data))).toEqual(target);
});

test('a card does not lead to a case study that is not public', () => {
  const study = { link_type: 'Document', id: 'x', type: 'case_study', uid: 'low-tide', lang: 'en' };
  const of = (isBroken: boolean) => {
    const data = { case_study: { ...study, isBroken }, use_spread: 'No' };
    const project = { ...card(data), id: 'p', lang: 'en', tags: [] };
    return cardTarget(toCard(project as never)).kind;
  };
  expect([of(false), of(true)]).toEqual(['internal', 'none']);
});

test('a card carries no password, no spread and no case study text', () => {
  const project = { ...card({ password: 'secret', spread: ['secret'] }), id: 'x', tags: [] };
  expect(JSON.stringify(toCard(project as never))).not.toContain('secret');
});

const slice = (slice_type: string, primary: object = {}, variation = 'default') =>
  ({ id: slice_type, slice_type, variation, primary, items: [] }) as unknown as AnySlice;

describe('numbering', () => {
  test('counts images with a descriptor, image switchers and single images that show a picture, and section headers with words', () => {
    const image = { url: '/media/a.webp' };
    const zone = [
      slice('section_header', { title_text: 'Tides' }),
      slice('image', { use_image_descriptor: 'Yes', image }),
      slice('image', { use_image_descriptor: 'No', image }),
      slice('image', { image }, 'plain'),
      slice('video'),
      slice('image_switcher', { off_image: image }),
      slice('section_header', { body_text: [{ type: 'paragraph', text: 'Low', spans: [] }] }),
      slice('single_image', { single_image: image }, 'figure'),
      slice('moving_gallery'),
      slice('section_header', { title_text: null, body_text: [] }),
      ...['image', 'image_switcher', 'single_image'].map((type) =>
        slice(type, { use_image_descriptor: 'Yes', image: {}, on_image: {}, single_image: {} }),
      ),
    ];
    const numbers = numberSlices(zone, true);
    const of = (member: 'figure' | 'section') =>
      numbers.flatMap((one, at) => (one[member] === undefined ? [] : [[at, one[member]]]));
    expect(of('figure')).toEqual([
      [1, '01.'],
      [5, '02.'],
      [7, '03.'],
    ]);
    expect(of('section')).toEqual([
      [0, '01'],
      [6, '02'],
    ]);
  });

  test('lets the disc wax from new to full over the labelled sections', () => {
    const zone = ['intro', 'about', 'selected_work', 'experience', 'more_work'].map((type) =>
      slice(type, type === 'intro' ? {} : { label: type }),
    );
    const phases = numberSlices(zone, false).map(({ phase }) => phase);
    expect(phases).toEqual([undefined, 0, 1 / 3, 2 / 3, undefined]);
  });
});

describe('media in a response', () => {
  const read = async (data: unknown, status = 200) => {
    const request = withOwnMedia(
      async () => Response.json(data, { status, headers: { 'cache-control': 'max-age=5' } }),
      'https://portfolio.example',
    );
    const response = await request('https://portfolio.example/api/v2');
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('max-age=5');
    return response.json();
  };

  test.each([
    ['https://portfolio.example/media/a.webp?w=1', '/media/a.webp?w=1'],
    ['http://portfolio.example/media/a.webp', 'http://portfolio.example/media/a.webp'],
    ['https://portfolio.example.evil/media/a', 'https://portfolio.example.evil/media/a'],
    ['https://images.prismic.io/x/media/a.png', 'https://images.prismic.io/x/media/a.png'],
    ['/media/a.webp', '/media/a.webp'],
  ])('at %s has the address %s', async (url, expected) => {
    expect(await read({ a: [{ url }], url })).toEqual({ a: [{ url: expected }], url: expected });
  });

  test('leaves a text that contains an address unchanged', async () => {
    const text = 'See "url":"https://portfolio.example/media/a.webp';
    const data = { text, href: 'https://portfolio.example/media/a.webp' };
    expect(await read(data)).toEqual(data);
  });

  test('is unchanged in an error', async () => {
    const data = { url: 'https://portfolio.example/media/a.webp' };
    expect(await read(data, 404)).toEqual(data);
  });
});

test.each([
  ['http://localhost:31/api/v2', 'http://localhost:31/media/a', 'https://site/media/a'],
  ['http://[::1]:31/api/v2', 'http://[::1]:31/media/a', 'https://site/media/a'],
  ['http://localhost:31/api/v2', 'http://localhost:40/media/a', 'http://localhost:40/media/a'],
  ['https://own.example/api/v2', 'https://own.example/media/a', 'https://own.example/media/a'],
])('media of a hosted repository behind %s: %s is %s', (endpoint, url, expected) => {
  const served = servedMedia(endpoint);
  expect(JSON.parse(served(JSON.stringify({ url }), 'https://site'))).toEqual({ url: expected });
});
