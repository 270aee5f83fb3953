import { expect, test } from 'vitest';
import { filterQuery, readListFilter } from '#page-editor/rooms/documents/list/listFilter.ts';
import {
  clockWords,
  filePath,
  kindWords,
  languageWords,
  phaseOf,
  titleAndType,
  whenWords,
  typeWords,
} from '#page-editor/session/documentWords.ts';
import { fold, hasWords } from '#page-editor/kit/lists/matching.ts';
import { titleField } from '#page-editor/session/titleField.ts';
import { writeQuery } from '#page-editor/session/useQuery.ts';
import { selectedWords } from '#page-editor/kit/countWords.ts';
import { lastDays, sumOf, viewWords } from '#page-editor/session/useViewCounts.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';

const LABELS = { case_study: 'Case study', home: 'Home', faq: 'FAQ', news: 'News', box: 'Box' };
const types = Object.entries(LABELS).map(([id, label]) => {
  return { id, label, repeatable: id !== 'home', json: {} };
});
const models = readEditorModels({ types, slices: [] }, {});

test.each([
  ['case_study', 'Case study', 'case study', 'Case studies'],
  ['faq', 'FAQ', 'FAQ', 'FAQs'],
  ['news', 'News', 'news', 'News'],
  ['box', 'Box', 'box', 'Boxes'],
  ['day', 'Day', 'day', 'Days'],
  ['gone_type', 'Gone type', 'gone type', 'Gone types'],
])('the words for %s', (id, one, inSentence, many) => {
  expect(typeWords(models, id)).toEqual({ one, inSentence, many });
});

test('documents are named with their type, single ones without; languages by name, unknown ones as they are', () => {
  const study = { type: 'case_study', title: 'Low Tide' };
  expect(titleAndType(models, study)).toBe('Low Tide, case study');
  expect(titleAndType(models, { type: 'home', title: 'Home' })).toBe('Home');
  const french = kindWords(models, { ...study, lang: 'fr-fr' });
  expect([kindWords(models, study), french]).toEqual(['Case study', 'Case study, French (France)']);
  expect(languageWords('not a language')).toBe('not a language');
});

const names = new Map([
  ['spring', 'Spring edition'],
  ['dec', 'December set'],
]);
test.each([
  ['published', [], 0, 'published', 'Published'],
  ['changed', [], 0, 'changed', 'Changes not public yet'],
  ['archived', [], 0, 'draft', 'Unpublished'],
  ['release', ['other'], 2, 'release', 'Waits in a release, 2 problems'],
  ['release', ['spring', 'dec'], 0, 'release', 'Waits in Spring edition and December set'],
  ['draft', ['dec'], 1, 'draft', 'Draft, not public, waits in December set, 1 problem'],
  ['published', ['spring'], 0, 'release', 'Published, waits in Spring edition'],
] as const)('a document that is %s in %s', (status, releases, problems, kind, words) => {
  const summary = { status, releases: [...releases], problems };
  expect(phaseOf(summary, names)).toEqual({ kind, words });
});

test.each([
  ['kept', 'changed', 'Public as before: its file cannot be read'],
  ['leftOut', 'draft', 'Not public: its file cannot be read'],
] as const)('a file that cannot be read is not called published: %s', (unreadable, kind, words) => {
  const summary = { status: 'published', releases: [], problems: 1, unreadable } as const;
  expect(phaseOf(summary)).toEqual({ kind, words });
});

test('a time on another day has its day', () => {
  expect(clockWords(Date.UTC(2025, 10, 18, 12))).toMatch(/^18 Nov 2025, \d\d:\d\d$/);
});

const at = (text: string) => Date.parse(`${text}Z`);
test.each([
  ['2026-11-22T14:02', 'Today 14:02'],
  ['2026-11-21T23:59', 'Yesterday'],
  ['2026-11-18T09:00', '18 Nov'],
  ['2025-11-18T09:00', '18 Nov 2025'],
])('%s was %s', (time, words) => {
  expect(whenWords(at(time), at('2026-11-22T15:00'), { timeZone: 'UTC' })).toBe(words);
});

test.each([
  ['published', 'content/documents/page/a.json'],
  ['changed', 'content/drafts/documents/page/a.json'],
  ['archived', 'content/archive/documents/page/a.json'],
  ['release', 'content/releases/spring/documents/page/a.json'],
] as const)('the file of a document that is %s', (status, path) => {
  const key = { type: 'page', name: 'a', status, releases: ['spring'] };
  expect(filePath(key)).toBe(path);
  expect(filePath({ ...key, lang: 'fr-fr' })).toBe(path.replace('.json', '.fr-fr.json'));
});

test('words are found without case and accents, at their start', () => {
  expect(fold('Größe')).toBe('große');
  expect(hasWords('Marée basse, carnet', 'mare BAS')).toBe(true);
  expect(hasWords('Low Tide', 'ide')).toBe(false);
  expect(hasWords('Low Tide', '')).toBe(true);
});

const TEXT = { type: 'Text' };
const rich = (config: { readonly single?: string; readonly multi?: string }) => ({
  type: 'StructuredText',
  config,
});
const block = (type: string) => [{ type, text: 'A', spans: [] }];
const TITLED = { name: TEXT, title: rich({ single: 'heading2,paragraph' }) };
test.each([
  [{ uid: { type: 'UID' }, name: TEXT }, ['name', 'A', 'A', '']],
  [TITLED, ['title', block('heading2'), 'A', '']],
  [{ body: rich({ multi: 'paragraph,strong' }) }, ['body', block('paragraph'), 'A', '']],
  [{ size: { type: 'Number' } }, null],
])('the title of a type with %j is %j', (fields, expected) => {
  const field = titleField({ fields });
  const value = field?.valueOf('A');
  expect(field && [field.id, value, field.nameOf(value), field.nameOf(7)]).toEqual(expected);
});

test('the list keeps its filter in the address, ignores an unknown state and shortens searches', () => {
  for (const query of [
    '?type=page&status=draft&tag=%C3%96l+%26+Co',
    '?release=spring&language=fr-fr&protected=yes&sort=title&search=dnue',
  ])
    expect(writeQuery(readListFilter(query))).toBe(query);
  const filter = readListFilter('?protected=yes&sort=oldest&status=nope&type=');
  expect(filter).toMatchObject({ status: null, type: null });
  expect(filterQuery(filter)).toEqual({ protected: true, sort: 'oldest' });
  const long = { ...readListFilter('?language=fr-fr&type=page'), search: ` ${'a'.repeat(400)} ` };
  expect(filterQuery(long)).toEqual({ type: 'page', lang: 'fr-fr', search: 'a'.repeat(300) });
});

test.each([
  [1, 2, 2, '1 document selected'],
  [100, 100, 1200, 'The first 100 of 1,200 documents selected. Others load as you scroll.'],
])('%i of %i loaded, of %i in all, are "%s"', (count, loaded, total, words) => {
  expect(selectedWords(count, loaded, total, 'document')).toBe(words);
});

test('the views of the last 30 days are counted over the ends of months, and none outside of them', () => {
  const today = '2026-03-02';
  const days = { '2026-01-31': 5, '2026-02-01': 1, '2026-02-28': 2, [today]: 4, '2026-03-03': 8 };
  const last = lastDays({ total: 999, days }, today);
  const ends = [last.length, last[0]?.day, last.at(-1)?.day];
  expect(ends).toEqual([30, '2026-02-01', today]);
  expect([sumOf(last), viewWords(last)]).toEqual([7, '7 views in 30 days']);
  expect(sumOf(lastDays(undefined, today))).toBe(0);
  expect(viewWords(lastDays({ total: 1, days: { [today]: 1 } }, today))).toBe('1 view in 30 days');
});
