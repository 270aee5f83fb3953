import { expect, test } from 'vitest';
import type { OpenDocument } from '#page-editor/document/DocumentSession.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { reviewWords } from '#page-editor/rooms/review/dialog/reviewWords.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { demoDocument } from './support/demo.ts';

const lowTide = demoDocument('case_study/low-tide');

function words(
  published: DocumentJson | null,
  changes: number,
  { others = 0, failures = 0, isSent = false, version = 'draft' as OpenDocument['version'] } = {},
) {
  const open = memorySession('case_study', lowTide, { published, version }).get();
  return reviewWords(open, changes, others, failures, isSent);
}

test.each([
  [words(lowTide, 3), 'Three changes', 'in Sample', 'Publish 3 changes'],
  [words(lowTide, 1), 'One change', 'in Sample', 'Publish 1 change'],
  [words(lowTide, 13), '13 changes', 'in Sample', 'Publish 13 changes'],
  [words(lowTide, 0), 'No changes', 'in Sample', 'Published'],
  [words(null, 9), 'Sample', 'is not public yet', 'Publish Sample'],
  [words(lowTide, 2, { others: 1 }), 'Two changes', 'in Sample', 'Publish 2 documents'],
  [words(lowTide, 0, { others: 1 }), 'No changes', 'in Sample', 'Publish 1 document'],
  [words(lowTide, 2, { isSent: true }), 'Two changes', 'in Sample', 'Publish 2 changes and send'],
  [words(lowTide, 0, { isSent: true }), 'No changes', 'in Sample', 'Published'],
  [words(null, 9, { failures: 2 }), 'Sample', 'is not public yet', '2 things to fix first'],
  [
    words(lowTide, 2, { isSent: true, failures: 1 }),
    'Two changes',
    'in Sample',
    '1 thing to fix first',
  ],
  [words(lowTide, 2, { version: 'release:a' }), 'Two changes', 'in Sample', 'Publish the release'],
])('%j', (found, title, light, publish) => {
  expect(found).toMatchObject({ title, light, publish });
});

test('the lead says since when the page is public, and which file is written', () => {
  expect(words(lowTide, 3).lead).toBe(
    'Compared with what is public since 18 November 2025. One file will be written.',
  );
  expect(words(null, 3).lead).toMatch(/^Nothing of it is public yet\. One file will be written\.$/);
  expect(words(lowTide, 3, { others: 2 }).lead).toMatch(/Three files will be written\.$/);
  // A new document that has nothing yet is published, too.
  expect(words(null, 0, { others: 1 }).lead).toMatch(/Two files will be written\.$/);
});
