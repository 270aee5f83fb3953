import { expect, test } from 'vitest';
import type { DocumentJson, OpenDocument } from '#editor/document/DocumentSession.ts';
import { reviewWords } from '#editor/review/dialog/reviewWords.ts';
import { demoDocument } from './support/demo.ts';

const lowTide = demoDocument('case_study/low-tide');
const key = { type: 'case_study', name: 'low-tide' };

function words(
  published: DocumentJson | null,
  changes: number,
  { others = 0, failures = 0, version = 'draft' as OpenDocument['version'] } = {},
) {
  const summary = {
    ...key,
    id: 'x',
    uid: 'low-tide',
    title: 'Low Tide',
    language: 'en-gb',
    tags: [],
    status: 'changed' as const,
    releases: [],
    savedAt: 0,
    problems: 0,
  };
  const document: OpenDocument = {
    key,
    // Cast: parts that the words do not need are left out.
    summary: summary as unknown as OpenDocument['summary'],
    version,
    revision: '',
    json: lowTide,
    published,
    problems: [],
    save: { kind: 'saved', at: null },
    conflicts: [],
    merged: [],
    readOnly: null,
    undo: null,
    redo: null,
  };
  return reviewWords(document, changes, others, failures);
}

test.each([
  [words(lowTide, 3), 'Three changes', 'in Low Tide', 'Publish 3 changes'],
  [words(lowTide, 1), 'One change', 'in Low Tide', 'Publish 1 change'],
  [words(lowTide, 13), '13 changes', 'in Low Tide', 'Publish 13 changes'],
  [words(lowTide, 0), 'No changes', 'in Low Tide', 'Published'],
  [words(null, 9), 'Low Tide', 'is not public yet', 'Publish Low Tide'],
  [words(lowTide, 2, { others: 1 }), 'Two changes', 'in Low Tide', 'Publish 2 documents'],
  [words(lowTide, 0, { others: 1 }), 'No changes', 'in Low Tide', 'Publish 1 document'],
  [words(lowTide, 2, { failures: 1 }), 'Two changes', 'in Low Tide', '1 thing to fix first'],
  [
    words(lowTide, 2, { version: 'release:spring' }),
    'Two changes',
    'in Low Tide',
    'Publish the release',
  ],
])('%j', (found, title, light, publish) => {
  expect(found).toMatchObject({ title, light, publish });
});

test('the lead says since when the page is public, and which file is written', () => {
  expect(words(lowTide, 3).lead).toBe(
    'Compared with what is public since 18 November 2025. One file will be written: content/documents/case_study/low-tide.json',
  );
  expect(words(null, 3).lead).toMatch(/^Nothing of it is public yet\. One file will be written: /);
  expect(words(lowTide, 3, { others: 2 }).lead).toMatch(/Three files will be written\.$/);
});
