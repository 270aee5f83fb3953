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
  [[lowTide, 1], 'One change', 'in Sample', 'Publish 1 change'],
  [[lowTide, 0], 'No changes', 'in Sample', 'Published'],
  [[null, 9], 'Sample', 'is not public yet', 'Publish Sample'],
  [[lowTide, 0, { others: 1 }], 'No changes', 'in Sample', 'Publish 1 document'],
  [[lowTide, 2, { others: 1 }], 'Two changes', 'in Sample', 'Publish 2 documents'],
  [[lowTide, 2, { isSent: true }], 'Two changes', 'in Sample', 'Publish 2 changes and send'],
  [[null, 9, { failures: 2 }], 'Sample', 'is not public yet', '2 things to fix first'],
  [[null, 0, { publicTrouble: UNREAD }], 'Sample', 'cannot be compared', 'Publish Sample'],
  [[lowTide, 2, { version: 'release:a' }], 'Two changes', 'in Sample', 'Publish the release'],
])('%#: %s', (given, title, light, publish) => {
  expect(words(...given)).toMatchObject({ title, light, publish });
});
