import { expect, test } from 'vitest';
import type { DocumentSummary, RepositoryLanguage } from '#prismic-folder/contract';
import { sourceWords } from '#editor/languages/sourceWords.ts';
import { sourceAmong } from '#editor/languages/translate.ts';

const block = (text: string) => ({ type: 'paragraph', text, spans: [] });

test.each([
  ['Text', ' Low Tide ', 'Low Tide'],
  ['Text', null, ''],
  ['Text', 7, ''],
  ['StructuredText', [block('One'), block(' '), block('Two')], 'One\nTwo'],
  ['StructuredText', [{ type: 'image', url: '/media/a.webp' }, 'text', null], ''],
  ['StructuredText', 'text', ''],
  ['Image', { url: '/media/a.webp', alt: 'A wave' }, 'A wave'],
  ['Image', { url: '/media/a.webp', alt: null }, ''],
  ['Number', 7, ''],
  ['Select', 'Yes', ''],
  ['Link', { link_type: 'Web', url: 'https://example.com' }, ''],
])('the words of a %s of %j are %j', (type, value, words) => {
  expect(sourceWords(type, value)).toBe(words);
});

const languages: RepositoryLanguage[] = ['en-gb', 'fr-fr', 'ar-eg'].map((id) => ({
  id,
  name: id,
  isMaster: id === 'en-gb',
  documents: 1,
}));
const version = (language: string): DocumentSummary => ({
  type: 'page',
  name: 'about',
  id: language,
  uid: 'about',
  title: 'About',
  picture: null,
  language,
  tags: [],
  status: 'published',
  releases: [],
  savedAt: 0,
  problems: 0,
});

test.each([
  ['fr-fr', ['en-gb', 'ar-eg'], 'en-gb'],
  ['ar-eg', ['fr-fr'], 'fr-fr'],
  // The master itself, and a translation whose master is deleted, are sources.
  ['en-gb', ['fr-fr'], null],
  ['fr-fr', ['ar-eg'], null],
  ['fr-fr', [], null],
  ['de-de', [], null],
])('the source of a document in %s with versions in %j is %j', (own, others, source) => {
  expect(sourceAmong(own, others.map(version), languages)?.language ?? null).toBe(source);
});
