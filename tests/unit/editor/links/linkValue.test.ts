import { describe, expect, test } from 'vitest';
import { type LinkTarget, readLink, targetOf, writeLink } from '#editor/links/values/linkValue.ts';
import type { Json } from '#prismic-folder/edit';

const web: LinkTarget = { kind: 'Web', url: 'https://example.com' };
const page: LinkTarget = { kind: 'Document', type: 'page', uid: 'about' };
const file: LinkTarget = { kind: 'Media', url: '/media/film.mp4' };

describe('a link is read in every form a file may have', () => {
  const cases: readonly (readonly [Json | undefined, LinkTarget | null])[] = [
    [undefined, null],
    [null, null],
    [{}, null],
    [{ link_type: 'Any' }, null],
    [{ link_type: 'Any', text: 'More' }, null],
    [{ link_type: 'Web' }, null],
    [{ link_type: 'Web', url: null }, null],
    [{ link_type: 'Web', url: 'https://example.com' }, web],
    [{ url: 'https://example.com', target: '_blank' }, web],
    [{ url: '/media/film.mp4' }, file],
    [{ link_type: 'Media', url: '/media/film.mp4', size: '12' }, file],
    [{ link_type: 'Document', type: 'page', uid: 'about' }, page],
    [{ type: 'page', uid: 'about', url: '/about' }, page],
    [
      { link_type: 'Document', id: 'X1' },
      { kind: 'Document', id: 'X1' },
    ],
    [
      { link_type: 'Document', type: 'page', uid: 'about', lang: 'fr-fr', isBroken: true },
      { ...page, lang: 'fr-fr' },
    ],
  ];
  test.each(cases)('%j', (value, target) => {
    expect(readLink(value)).toMatchObject({ target, isUnknown: false });
  });

  test.each([
    'text',
    7,
    [],
    { link_type: 'Portal', url: 'https://example.com' },
    { link_type: 'Document', uid: 'about' },
    { link_type: 'Web', url: 7 },
  ] as Json[])('%j is not a link, and said to be unknown', (value) => {
    expect(readLink(value)).toMatchObject({ target: null, isUnknown: true });
  });

  test('with its words, its variant and its tab', () => {
    const value = {
      link_type: 'Web',
      url: 'x',
      target: '_blank',
      text: 'More',
      variant: 'Primary',
    };
    expect(readLink(value)).toMatchObject({ isNewTab: true, text: 'More', variant: 'Primary' });
  });
});

describe('what is written to the file', () => {
  test.each([
    ['an address', web, {}, { link_type: 'Web', url: 'https://example.com' }],
    [
      'an address in a new tab',
      web,
      { isNewTab: true },
      { link_type: 'Web', url: 'https://example.com', target: '_blank' },
    ],
    ['a document', page, {}, { link_type: 'Document', type: 'page', uid: 'about' }],
    [
      'a document without a uid',
      { kind: 'Document', type: 'home', id: 'H1' } as const,
      {},
      { link_type: 'Document', type: 'home', id: 'H1' },
    ],
    ['a file', file, {}, { link_type: 'Media', url: '/media/film.mp4' }],
    [
      'words and a variant',
      web,
      { text: 'More', variant: 'Primary' },
      { link_type: 'Web', url: 'https://example.com', text: 'More', variant: 'Primary' },
    ],
    ['words that lead nowhere yet', null, { text: 'More' }, { link_type: 'Any', text: 'More' }],
    ['nothing', null, {}, undefined],
    ['no words', null, { text: '', variant: null }, undefined],
  ])('%s', (_, target, words, expected) => {
    const written = writeLink(undefined, target, words);
    expect(JSON.stringify(written)).toBe(JSON.stringify(expected));
  });

  const before = {
    link_type: 'Web',
    url: 'https://example.com',
    target: '_blank',
    text: 'More',
    key: 'k1',
    note: 'by hand',
  };

  test('the same target leaves a value as it is, also one without link_type', () => {
    for (const value of [before, { url: 'https://example.com', hint: 1 }] as const) {
      expect(JSON.stringify(writeLink(value, web))).toBe(JSON.stringify(value));
    }
    const long = { link_type: 'Document', id: 'X', type: 'page', uid: 'about', slug: 'about' };
    expect(writeLink(long, { kind: 'Document', id: 'X', type: 'page', uid: 'about' })).toEqual(
      long,
    );
  });

  test('another target keeps words, key and what the editor does not know', () => {
    expect(JSON.stringify(writeLink(before, page))).toBe(
      JSON.stringify({
        link_type: 'Document',
        type: 'page',
        uid: 'about',
        target: '_blank',
        text: 'More',
        key: 'k1',
        note: 'by hand',
      }),
    );
    const media = { ...before, link_type: 'Media', id: 'i', name: 'a', kind: 'file', size: '1' };
    expect(writeLink(media, web)).toEqual(before);
  });

  test('the tab is removed with the switch, and other targets of a tab are kept', () => {
    expect(writeLink(before, web, { isNewTab: false })).not.toHaveProperty('target');
    const named = { link_type: 'Web', url: 'https://example.com', target: 'side' };
    expect(writeLink(named, web, { text: 'x' })).toMatchObject({ target: 'side' });
  });

  test('a value that is not a link is replaced as a whole', () => {
    expect(writeLink('text', web)).toEqual({ link_type: 'Web', url: 'https://example.com' });
    expect(writeLink([before], web)).toEqual({ link_type: 'Web', url: 'https://example.com' });
  });
});

test('a document is named by its uid, with a language where there are several', () => {
  const about = { type: 'page', uid: 'about', id: 'A1', language: 'en-gb' };
  expect(targetOf(about, false)).toEqual(page);
  expect(targetOf(about, true)).toEqual({ ...page, lang: 'en-gb' });
  expect(targetOf({ ...about, uid: null }, false)).toEqual({
    kind: 'Document',
    type: 'page',
    id: 'A1',
  });
});
