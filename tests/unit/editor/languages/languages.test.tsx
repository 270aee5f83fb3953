// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LanguageMenu } from '#page-editor/languages/LanguageMenu.tsx';
import type { RepositoryLanguage } from '#prismic-folder/contract';
import { sourceWords } from '#page-editor/fields/field/SourceText.tsx';
import { sourceAmong } from '#page-editor/languages/translate.ts';
import { click, find } from '../../ui/mount.tsx';
import { memorySession } from '../form/support/memorySession.ts';
import { openPart } from '../support/openPart.tsx';

const languages = Object.entries({ 'en-gb': 'English', 'fr-fr': 'Français', 'de-de': 'Deutsch' });
const french = { type: 'page', name: 'sample', lang: 'fr-fr', language: 'fr-fr', title: 'Essai' };

test.each([
  ['draft', ['Translate to Deutsch']],
  // A translation is made of another version.
  ['release:spring', []],
] as const)('of the version %s its languages are offered, and %j', async (version, more) => {
  const session = memorySession('page', {}, { version });
  const { container } = await openPart(<LanguageMenu session={session} />, {
    listLanguages: () => ({ languages: languages.map(([id, name]) => ({ id, name })) }),
    readTranslations: () => ({ documents: [french] }),
  });
  await click(find(container, 'button'));
  const offered = [...document.querySelectorAll('[role^=menuitem]')];
  const words = offered.map(({ textContent }) => textContent);
  expect(words).toEqual(['English', 'FrançaisEssai', ...more]);
});

const block = (text: string) => ({ type: 'paragraph', text, spans: [] });

test.each([
  ['Text', ' Low Tide ', 'Low Tide'],
  ['StructuredText', [block('One'), block(' '), block('Two')], 'One\nTwo'],
  ['StructuredText', [{ type: 'image', url: '/media/a.webp' }, 'text', null], ''],
  ['Image', { url: '/media/a.webp', alt: 'A wave' }, 'A wave'],
  ['Link', { link_type: 'Web', url: 'https://example.com' }, ''],
])('the words of a %s of %j are %j', (type, value, words) => {
  expect(sourceWords(type, value)).toBe(words);
});

const among: RepositoryLanguage[] = ['en-gb', 'fr-fr', 'ar-eg'].map((id) => {
  return { id, name: id, isMaster: id === 'en-gb', documents: 1 };
});
const { summary } = memorySession('page', { data: {} }).get();

test.each([
  ['fr-fr', ['en-gb', 'ar-eg'], 'en-gb'],
  ['ar-eg', ['fr-fr'], 'fr-fr'],
  // The master itself, and a translation whose master is deleted, are sources.
  ['en-gb', ['fr-fr'], null],
  ['fr-fr', ['ar-eg'], null],
])('the source of a document in %s with versions in %j is %j', (own, others, source) => {
  const versions = others.map((language) => ({ ...summary, language }));
  expect(sourceAmong(own, versions, among)?.language ?? null).toBe(source);
});
