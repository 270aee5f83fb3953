import { expect, test } from 'vitest';
import type { OpenDocument } from '#page-editor/document/DocumentSession.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { reviewWords } from '#page-editor/rooms/review/dialog/reviewWords.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { demoDocument } from './support/demo.ts';

const UNREAD = 'What is public could not be read: the disk is away.';
const lowTide = demoDocument('case_study/low-tide');

type Options = { others?: number; failures?: number; isSent?: boolean } & Partial<OpenDocument>;

function words(
  published: DocumentJson | null,
  changes: number,
  { others = 0, failures = 0, isSent = false, ...parts }: Options = {},
) {
  const open = memorySession('case_study', lowTide, { published, ...parts }).get();
  return reviewWords(open, changes, others, failures, isSent);
}

type Given = Parameters<typeof words>;
test.each<[Given, string, string, string]>([
  [[lowTide, 3], 'Three changes', 'in Sample', 'Publish 3 changes'],
  [[lowTide, 1], 'One change', 'in Sample', 'Publish 1 change'],
  [[lowTide, 13], '13 changes', 'in Sample', 'Publish 13 changes'],
  [[lowTide, 0], 'No changes', 'in Sample', 'Published'],
  [[null, 9], 'Sample', 'is not public yet', 'Publish Sample'],
  [[lowTide, 0, { others: 1 }], 'No changes', 'in Sample', 'Publish 1 document'],
  [[lowTide, 2, { others: 1 }], 'Two changes', 'in Sample', 'Publish 2 documents'],
  [[lowTide, 2, { isSent: true }], 'Two changes', 'in Sample', 'Publish 2 changes and send'],
  [[lowTide, 0, { isSent: true }], 'No changes', 'in Sample', 'Published'],
  [[null, 9, { failures: 2 }], 'Sample', 'is not public yet', '2 things to fix first'],
  [[lowTide, 2, { isSent: true, failures: 1 }], 'Two changes', 'in Sample', '1 thing to fix first'],
  [[null, 0, { publicTrouble: UNREAD }], 'Sample', 'cannot be compared', 'Publish Sample'],
  [[lowTide, 0, { publicTrouble: UNREAD }], 'Sample', 'cannot be compared', 'Publish Sample'],
  [[lowTide, 2, { version: 'release:a' }], 'Two changes', 'in Sample', 'Publish the release'],
])('%#: %s', (given, title, light, publish) => {
  expect(words(...given)).toMatchObject({ title, light, publish });
});

const SINCE = 'Compared with what is public since 18 November 2025.';
test.each<[Given, string]>([
  [[lowTide, 3], `${SINCE} One file will be written.`],
  [[null, 3], 'Nothing of it is public yet. One file will be written.'],
  [[lowTide, 3, { others: 2 }], `${SINCE} Three files will be written.`],
  [[null, 0, { publicTrouble: UNREAD }], `${UNREAD} One file will be written.`],
  // A new document that has nothing yet is published, too.
  [[null, 0, { others: 1 }], 'Nothing of it is public yet. Two files will be written.'],
])('%#: the lead says since when the page is public, and how many files are written', (...row) => {
  const [given, lead] = row;
  expect(words(...given).lead).toBe(lead);
});
