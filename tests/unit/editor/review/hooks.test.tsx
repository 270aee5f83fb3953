// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { host } from '#editing/host.ts';
import type { DocumentKey, DocumentSummary } from '#prismic-folder/contract';
import type { Change } from '#prismic-folder/edit';
import { createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { ApiAnswer } from '#page-editor/api/send.ts';
import type { DocumentSession, OpenDocument } from '#page-editor/document/DocumentSession.ts';
import { useChecks } from '#page-editor/publishing/useChecks.ts';
import { chosenFirst } from '#page-editor/rooms/review/dialog/OtherDrafts.tsx';
import { usePublish } from '#page-editor/rooms/review/dialog/usePublish.ts';
import { ReviewDialog } from '#page-editor/rooms/review/ReviewDialog.tsx';
import { useChangeCount } from '#page-editor/rooms/review/useChangeCount.ts';
import { type EditorServices, useEditor } from '#page-editor/session/EditorContext.ts';
import { noteFollowing } from '#page-editor/session/followTitle.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { mount } from '../../ui/mount.tsx';
import { memorySession } from '../form/support/memorySession.ts';
import { type Answers, named, openPart, press, settle } from '../support/openPart.tsx';
import { changed, demoDocument, models } from './support/demo.ts';

test('the bar counts what the review lists, and nothing of a document that never was public', async () => {
  const settings = demoDocument('settings/settings');
  let [open, tell] = [memorySession('settings', settings, { published: null }).get(), () => {}];
  const session = {
    get: () => open,
    subscribe(listener: () => void) {
      tell = listener;
      return () => undefined;
    },
  } as DocumentSession; // Cast: the hook needs no more of it.
  const Shown = () => String(useChangeCount(session, models));
  const { container } = await mount(<Shown />);
  const shows = async (count: number | null, next: Partial<OpenDocument>) => {
    open = { ...open, ...next };
    act(() => tell());
    await waitFor(() => expect(container.textContent).toBe(String(count)));
  };
  const email: Change = { op: 'set', path: ['data', 'email'], value: 'me@example.com' };
  const moved: Change = { op: 'move', path: ['data', 'stems', 0], to: 3 };
  await shows(null, { json: changed(settings, email) });
  await shows(1, { published: settings });
  await shows(2, { json: changed(settings, email, moved) });
  await shows(0, { json: settings });
});

test('the page where visitors arrive is published with what is published first, and later when asked for', () => {
  // Casts: summaries with what is looked at.
  const home = { type: 'home', name: 'home', uid: null, status: 'draft' } as DocumentSummary;
  const about = { type: 'page', name: 'about', uid: 'about', status: 'draft' } as DocumentSummary;
  const linked = [home, { ...home, lang: 'fr-fr' }, about];
  expect(chosenFirst(host, { linked, rest: [] })).toEqual([{ type: 'home', name: 'home' }]);
  const known = { ...home, status: 'changed' as const };
  const none = chosenFirst(host, { linked: [known], rest: [about] });
  expect(none).toEqual([]);
  // Another list would be looked at anew.
  expect(chosenFirst(host, { linked: [], rest: [] })).toBe(none);
});

/** No page is there to be looked at. */
function withoutPage() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No page')));
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Mounts a hook; what it gave last. */
async function mountHook<Given>(
  useHook: (services: EditorServices) => Given,
  answers: Answers,
  more: Partial<EditorServices> = {},
) {
  const shown: { given?: Given } = {};
  const Probe = ({ onGiven }: { onGiven: (given: Given) => void }) => {
    onGiven(useHook(useEditor()));
    return null;
  };
  const opened = await openPart(
    <Probe onGiven={(given) => (shown.given = given)} />,
    answers,
    more,
  );
  // Cast: it has rendered.
  return { ...opened, given: () => shown.given as Given };
}

const RELEASE = { id: 'spring', documents: [{ type: 'page', name: 'about' }] };

/** The checks of a document of a release whose list is always answered; they are, too, if `isThere` says so. */
async function openChecks(parts: Partial<OpenDocument> = {}) {
  withoutPage();
  const asked: string[] = [];
  const server = { isThere: false };
  const answer = (value: unknown): ApiAnswer => ({ status: 200, text: JSON.stringify(value) });
  const api = createAuthoringClient({
    async send({ address }) {
      const name = address.split('/').at(-1) ?? '';
      asked.push(name);
      if (name === 'releases') return answer({ releases: [RELEASE] });
      if (server.isThere) return answer(name === 'publish' ? { problems: [] } : {});
      throw new TypeError('No answer');
    },
    listen: () => () => undefined,
  });
  const key = { type: 'page', name: 'about' };
  const session = memorySession('page', { data: {} }, { key, version: 'release:spring', ...parts });
  const none: readonly DocumentKey[] = [];
  const useOwn = (services: EditorServices) => useChecks(services, session, session.get(), none);
  // Cast: the parts of a host that the checks ask for.
  const page = { addressOf: () => '/about', canvas: { kind: 'page' } } as unknown as typeof host;
  const { given: checks } = await mountHook(useOwn, {}, { api, host: page });
  await settle();
  return { api, asked, server, checks };
}

test('checks that are asked for again end, whatever they hear on the way', async () => {
  const { asked, checks } = await openChecks();
  expect(checks()).toMatchObject({ isRunning: false, found: null });
  expect(asked).toEqual(['releases', 'publish']);
  await act(async () => checks().again());
  await settle();
  expect(checks()).toMatchObject({ isRunning: false, trouble: expect.any(String) });
  expect(asked).toEqual(['releases', 'publish', 'releases', 'publish']);
});

test('failed checks run again by themselves once the server answers', async () => {
  const { api, asked, server, checks } = await openChecks();
  server.isThere = true;
  await act(async () => api.call('readSession', {}));
  await settle();
  expect(checks()).toMatchObject({ isRunning: false, trouble: null, found: expect.any(Array) });
  expect(asked.filter((name) => name === 'publish')).toHaveLength(2);
});

test('nothing is looked at, listed or published while what is public is not known', async () => {
  withoutPage();
  const publicTrouble = 'What is public could not be read: the disk is away.';
  const session = memorySession('page', { data: { title: 'a' } }, { publicTrouble });
  const nothing = () => undefined;
  await openPart(<ReviewDialog session={session} onPlace={nothing} onClose={nothing} />, {});
  expect(named('Publish Sample')?.hasAttribute('disabled')).toBe(true);
  expect(named('Try again')).toBeDefined();
  expect(document.querySelectorAll('ol[aria-label=Changes] > li')).toHaveLength(0);
});

test('nothing is looked at while a version is to be chosen: publishing would choose by itself', async () => {
  const conflicts = [{ path: ['data'], mine: 'a', disk: 'b' }];
  const { asked, checks } = await openChecks({
    meanwhile: { json: { data: {} }, conflicts, merged: [] },
  });
  expect(checks()).toMatchObject({ found: null, trouble: expect.stringContaining('Choose first') });
  expect(asked).toEqual([]);
});

/** Publishes what is open in a session, with others. */
async function publish(
  session: DocumentSession,
  answers: Answers,
  others: readonly DocumentKey[] = [],
) {
  const onDone = vi.fn();
  const opened = await mountHook(
    (services) => usePublish(services, session, onDone, false),
    answers,
  );
  await act(async () => opened.given().publish(others));
  await settle();
  return { ...opened, onDone };
}

test('a draft that got the address of its title is opened there, also if it cannot be published', async () => {
  const title = [{ type: 'heading1', text: 'New Tide', spans: [] }];
  const draft = { ...demoDocument('project/hush-watch'), data: { project_title: title } };
  const session = memorySession('project', draft, { published: null, version: 'draft' });
  noteFollowing(session.get().summary.id, true);
  const { asked, notify, open, onDone } = await publish(session, {
    listLanguages: () => ({ languages: [] }),
    listDocuments: () => ({ documents: [] }),
    renameDocument: () => ({ name: 'new-tide' }),
    publish: () => Promise.reject(new Error('No answer')),
  });
  expect(asked).toContain('renameDocument');
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ name: 'new-tide' }));
  expect(notify).toHaveBeenCalledWith({ message: expect.any(String) }, 'assertive');
  expect(onDone).toHaveBeenCalled();
});

test('another document that is published alone is not called by the name of the open one', async () => {
  const other = { type: 'project', name: 'other' };
  const session = memorySession('page', {}, { version: 'published' });
  const { notify } = await publish(session, { publish: () => ({ published: [other] }) }, [other]);
  const message = 'One document is public. One file written.';
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ message }));
});

test('the name of a new release takes the focus once, and not with each change of the review', async () => {
  withoutPage();
  const session = memorySession('page', {});
  const nothing = () => undefined;
  await openPart(<ReviewDialog session={session} onPlace={nothing} onClose={nothing} />, {});
  await press('Put in a release…');
  await press('New release…');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  const other = document.querySelector<HTMLElement>('[role=dialog] header button');
  await act(async () => other?.focus());
  await act(async () => session.edit([], { label: 'change nothing' }));
  expect(document.activeElement === other).toBe(true);
});
