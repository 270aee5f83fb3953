import { expect, test } from 'vitest';
import { publishWords } from '#page-editor/rooms/releases/releaseChecks.ts';
import { dayWords, momentOf, publicationWords } from '#page-editor/rooms/releases/releaseWords.ts';
import { originWords } from '#page-editor/rooms/versions/versionWords.ts';
import { clockWords } from '#page-editor/session/documentWords.ts';

test.each([
  ['  ', null],
  ['2027-03-01', '2027-03-01T00:00:00+0000'],
  [' 2028-02-29 ', '2028-02-29T00:00:00+0000'],
  ['2027-02-29', undefined],
  ['1 March', undefined],
])('the day of a release: %j is %j', (written, moment) => expect(momentOf(written)).toBe(moment));

test('a day is said in words, and nothing where there is none', () => {
  expect(dayWords({ scheduledAt: '2027-03-01T00:00:00+0000' })).toBe('for 1 March 2027');
  expect([dayWords({}), dayWords({ scheduledAt: 'soon' })]).toEqual(['', '']);
});

test.each([
  [3, 1, false, '1 thing to fix first'],
  [0, 0, false, 'Nothing to publish'],
  [1, 0, false, 'Publish it'],
  [4, 0, true, 'Publish all 4 and send'],
])('%i documents with %i failures, sent %s: %s', (documents, failures, isSent, words) =>
  expect(publishWords(documents, failures, isSent)).toBe(words),
);

const one = { type: 'page', name: 'a', title: 'About' };
test.each([
  ['Spring', [], 'Spring'],
  [null, [one], 'About'],
  [null, [one, one], '2 documents'],
])('a publication of the release %s with %j is named %s', (label, documents, words) => {
  const release = label === null ? null : { id: 's', label };
  expect(publicationWords({ id: '1', at: 0, refusal: null, release, documents })).toBe(words);
});

const names = new Map([['spring', 'Spring edition']]);
test.each([
  [{ source: 'saved', version: 'draft' }, 'Draft'],
  [{ source: 'saved', version: 'draft', isRestored: true }, 'Brought back'],
  [{ source: 'saved', version: 'published', release: 'Spring' }, 'Published with Spring'],
  [{ source: 'saved', version: 'archived' }, 'Unpublished'],
  [{ source: 'saved', version: 'release:spring' }, 'In Spring edition'],
  [{ source: 'saved', version: 'release:dec', release: 'December set' }, 'In December set'],
  [{ source: 'saved', version: 'release:gone' }, 'In a release'],
  [{ source: 'git', version: 'published', message: 'Write about' }, 'Write about'],
  [{ source: 'git', version: 'published', message: '' }, 'Committed'],
] as const)('a version comes from %j: %s', (entry, words) =>
  expect(originWords(entry, names)).toBe(words),
);

test('the time of a version is said as short as it can be', () => {
  const now = Date.UTC(2026, 10, 24, 15);
  const utc = { timeZone: 'UTC' };
  expect(clockWords(Date.UTC(2026, 10, 24, 13, 40), now, utc)).toBe('13:40');
  expect(clockWords(Date.UTC(2025, 10, 18, 9, 5), now, utc)).toBe('18 Nov 2025, 09:05');
});
