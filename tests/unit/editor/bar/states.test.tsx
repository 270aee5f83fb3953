// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StateLines } from '#page-editor/window/bar/DocumentState.tsx';
import { stateLines, stateWords } from '#page-editor/window/bar/stateWords.ts';
import type { OpenDocument } from '#page-editor/document/DocumentSession.ts';
import { EditorContext, type EditorServices } from '#page-editor/session/EditorContext.ts';
import { memorySession } from '../form/support/memorySession.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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
const waits = (name: string) => `Waits in ${name}`;
const UNREAD = 'The file of what is public cannot be read. Visitors see';

test.each<[string, Parts, number | null, string, readonly string[]]>([
  ['published', {}, 0, 'Published', []],
  ['changed', { of: { status: 'changed' } }, 3, '3 changes not public yet', []],
  [
    'in a release besides',
    { of: { releases: ['spring'] } },
    0,
    'Published',
    [waits('Spring edition')],
  ],
  [
    'a draft that waits in two',
    { of: { status: 'changed', releases: ['spring', 'dec'] } },
    1,
    '1 change not public yet',
    [waits('Spring edition'), waits('December set')],
  ],
  ['in a release that was deleted meanwhile', { of: { releases: ['gone'] } }, 0, 'Published', []],
  [
    'the version of a release, of two',
    { version: 'release:dec', of: { releases: ['spring', 'dec'] } },
    0,
    'Waits in a release',
    [waits('Spring edition'), 'This version waits in December set'],
  ],
  [
    'in a release only',
    { version: 'release:dec', of: { status: 'release', releases: ['dec'] } },
    0,
    'Waits in a release',
    ['This version waits in December set'],
  ],
  ['not saved', failed, 1, 'Not saved', [AWAY]],
  [
    'not saved as it cannot be read',
    { ...failed, readOnly: 'it is broken' },
    1,
    'Not saved',
    [AWAY],
  ],
  ['read only', { readOnly: 'It is archived' }, 0, 'Read only', ['It is archived.']],
  [
    'in two versions',
    { save: { kind: 'conflict' } },
    0,
    'Two versions',
    ['The same place was changed elsewhere.'],
  ],
  [
    'another one in public meanwhile',
    { meanwhile: { json: {}, conflicts: [], merged: [] } },
    2,
    'Two versions',
    ['What is public was changed in the same place.'],
  ],
  [
    'a draft of what cannot be read',
    { of: { status: 'changed', unreadable: 'kept' } },
    2,
    '2 changes not public yet',
    [`${UNREAD} what could be read last.`],
  ],
  [
    'a draft of what could not be read since the start',
    { of: { status: 'changed', unreadable: 'leftOut' } },
    null,
    'Not public',
    [`${UNREAD} nothing of it.`],
  ],
])('the bar of a document that is %s', (_what, parts, count, words, lines) => {
  const document = opened(parts).get();
  expect(stateWords(document, count).words).toBe(words);
  expect(stateLines(document, names).map((line) => line.words)).toEqual(lines);
});

test('a line offers what can be done: another attempt, or the version in the release', async () => {
  const go = vi.fn<(address: string) => void>();
  // Cast: what is shown asks for nothing else.
  const services = { go } as unknown as EditorServices;
  const session = {
    ...opened({ ...failed, of: { releases: ['dec'] } }),
    flush: vi.fn(async () => {}),
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <EditorContext value={services}>
        <StateLines session={session} names={names} onChoose={() => {}} />
      </EditorContext>,
    ),
  );
  const [retry, open, ...more] = place.querySelectorAll('button');
  expect([retry?.textContent, open?.textContent, more.length]).toEqual([
    'Try again',
    'Open that version',
    0,
  ]);
  retry?.click();
  expect(session.flush).toHaveBeenCalledTimes(1);
  open?.click();
  expect(go).toHaveBeenCalledWith('/edit/page/sample?release=dec');
});
