// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { StateLines } from '#page-editor/window/bar/DocumentState.tsx';
import { stateLines, stateWords } from '#page-editor/window/bar/stateWords.ts';
import type { OpenDocument } from '#page-editor/document/DocumentSession.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { openPart, press } from '../support/openPart.tsx';

const names = new Map([
  ['spring', 'Spring edition'],
  ['dec', 'December set'],
]);
const { summary } = memorySession('page', {}).get();

type Parts = Partial<OpenDocument> & { readonly of?: Partial<OpenDocument['summary']> };
const opened = ({ of, ...parts }: Parts) =>
  memorySession('page', {}, { summary: { ...summary, status: 'published', ...of }, ...parts });

const AWAY = 'Not saved: the editor’s server does not answer. Your text is safe in this browser.';
const failed = { save: { kind: 'failed', message: AWAY, retryAt: null } } as const;
const changed = { status: 'changed' } as const;
const spring = { releases: ['spring'] };
const both = { releases: ['spring', 'dec'] };
const inDec = { version: 'release:dec' } as const;
const only = { status: 'release' as const, releases: ['dec'] };
const publicTrouble = 'What is public could not be read: the server did not answer.';
const meanwhile = { json: {}, conflicts: [], merged: [] };

const SPRING = 'Waits in Spring edition';
const IN_DEC = 'This version waits in December set';
const PUBLIC = 'What is public was changed in the same place.';
const ELSEWHERE = 'The same place was changed elsewhere.';
const UNREAD = 'The file of what is public cannot be read. Visitors see';
const LAST = `${UNREAD} what could be read last.`;
const NOTHING = `${UNREAD} nothing of it.`;

test.each<[string, Parts, number | null, string, ...lines: string[]]>([
  ['published', {}, 0, 'Published'],
  ['changed', { of: changed }, 3, '3 changes not public yet'],
  ['in a release besides', { of: spring }, 0, 'Published', SPRING],
  ['in a release that was deleted meanwhile', { of: { releases: ['gone'] } }, 0, 'Published'],
  ['a release’s, of two', { ...inDec, of: both }, 0, 'Waits in a release', SPRING, IN_DEC],
  ['in a release only', { ...inDec, of: only }, 0, 'Waits in a release', IN_DEC],
  ['not saved', failed, 1, 'Not saved', AWAY],
  ['not saved and not readable', { ...failed, readOnly: 'it is broken' }, 1, 'Not saved', AWAY],
  ['read only', { readOnly: 'It is archived' }, 0, 'Read only', 'It is archived.'],
  ['in two versions', { save: { kind: 'conflict' } }, 0, 'Two versions', ELSEWHERE],
  ['public meanwhile', { meanwhile }, 2, 'Two versions', PUBLIC],
  ['not compared', { of: changed, publicTrouble }, null, 'Changes not public yet', publicTrouble],
  ['unreadable', { of: { ...changed, unreadable: 'kept' } }, 2, '2 changes not public yet', LAST],
  ['never readable', { of: { ...changed, unreadable: 'leftOut' } }, null, 'Not public', NOTHING],
])('the bar of a document that is %s', (_what, parts, count, words, ...lines) => {
  const document = opened(parts).get();
  expect(stateWords(document, count).words).toBe(words);
  expect(stateLines(document, names).map((line) => line.words)).toEqual(lines);
});

test('a line offers what can be done: another attempt, or the version in the release', async () => {
  const go = vi.fn<(address: string) => void>();
  const flush = vi.fn(async () => {});
  const session = { ...opened({ ...failed, of: { releases: ['dec'] } }), flush };
  const lines = <StateLines session={session} names={names} onChoose={() => {}} />;
  const { container } = await openPart(lines, {}, { go });
  const offered = [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(offered).toEqual(['Try again', 'Open that version']);
  await press('Try again');
  expect(flush).toHaveBeenCalledTimes(1);
  await press('Open that version');
  expect(go).toHaveBeenCalledWith('/edit/page/sample?release=dec');
});
