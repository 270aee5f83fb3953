// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { host } from '#editing/host.ts';
import type { DocumentKey, DocumentSummary } from '#prismic-folder/contract';
import { changedValue, type Change } from '#prismic-folder/edit';
import { createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { ApiAnswer } from '#page-editor/api/send.ts';
import type { DocumentSession, OpenDocument } from '#page-editor/document/DocumentSession.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { EditorContext, type EditorServices } from '#page-editor/session/EditorContext.ts';
import { type Checks, useChecks } from '#page-editor/checks/useChecks.ts';
import { chosenFirst } from '#page-editor/rooms/review/dialog/OtherDrafts.tsx';
import { useChangeCount } from '#page-editor/rooms/review/useChangeCount.ts';
import { ReviewDialog } from '#page-editor/rooms/review/ReviewDialog.tsx';
import { type Publishing, usePublish } from '#page-editor/rooms/review/dialog/usePublish.ts';
import { noteFollowing } from '#page-editor/session/followTitle.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { click, mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { copy, demoDocument, models } from './support/demo.ts';

test('the bar counts what the review lists, and nothing of a document that never was public', async () => {
  const settings = demoDocument('settings/settings');
  const listeners = new Set<() => void>();
  let open = memorySession('settings', settings, { published: null }).get();
  const session = {
    get: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as DocumentSession; // Cast: the hook needs no more of it.
  const Shown = () => String(useChangeCount(session, models));
  const { container } = await mount(<Shown />);
  // It counts some time after an edit: nothing that the test does by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const shows = async (count: number | null, next: Partial<OpenDocument> = {}) => {
    open = { ...open, ...next };
    for (const listener of listeners) listener();
    await waitFor(() => expect(container.textContent).toBe(String(count)));
  };
  const edited = (...changes: readonly Change[]) => ({
    // Cast: a document with changes is a document.
    json: changedValue(copy(settings), changes) as DocumentJson,
  });
  const email: Change = { op: 'set', path: ['data', 'email'], value: 'me@example.com' };
  const moved: Change = { op: 'move', path: ['data', 'stems', 0], to: 3 };
  await shows(null, edited(email));
  await shows(1, { published: settings });
  await shows(2, edited(email, moved));
  await shows(0, { json: settings });
  vi.unstubAllGlobals();
});

test('the page where visitors arrive is published with what is published first, and later when asked for', () => {
  // Casts: summaries with what is looked at.
  const home = { type: 'home', name: 'home', uid: null, status: 'draft' } as DocumentSummary;
  const about = { type: 'page', name: 'about', uid: 'about', status: 'draft' } as DocumentSummary;
  const other = { ...home, lang: 'fr-fr' };
  expect(chosenFirst(host, { linked: [home, other, about], rest: [] })).toEqual([
    { type: 'home', name: 'home' },
  ]);
  const known = { ...home, status: 'changed' as const };
  const none = chosenFirst(host, { linked: [known], rest: [about] });
  expect(none).toEqual([]);
  // Another list would be looked at anew.
  expect(chosenFirst(host, { linked: [], rest: [] })).toBe(none);
});

const OTHERS: readonly DocumentKey[] = [];
const RELEASE = { id: 'spring', documents: [{ type: 'page', name: 'about' }] };
const json = { data: {} };

/** A document of a release whose list is always answered, and whose checks are if `isThere` says so. */
async function openChecks(parts: object = {}) {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No page')));
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked: string[] = [];
  const server = { isThere: false };
  const api = createAuthoringClient({
    async send({ address }): Promise<ApiAnswer> {
      const name = address.split('/').at(-1) ?? '';
      asked.push(name);
      if (name === 'releases') return answer({ releases: [RELEASE] });
      if (server.isThere) return answer(name === 'publish' ? { problems: [] } : {});
      throw new TypeError('No answer');
    },
    listen: () => () => undefined,
  });
  const key = { type: 'page', name: 'about' };
  const document = { key, summary: { uid: 'about' }, version: 'release:spring', json, ...parts };
  // Casts: the parts of a session and of the services that the checks ask for.
  const session = {
    flush: async () => undefined,
    get: () => ({ ...document, published: null }) as unknown as OpenDocument,
  } as unknown as DocumentSession;
  const host = { addressOf: () => '/about', canvas: { kind: 'page' } };
  const services = { api, host, models } as unknown as EditorServices;
  const shown: { checks?: Checks } = {};
  const Probe = ({ onChecks }: { onChecks: (checks: Checks) => void }) => {
    onChecks(useChecks(services, session, json, OTHERS));
    return null;
  };
  await mount(<Probe onChecks={(checks) => (shown.checks = checks)} />);
  return { api, asked, server, checks: () => shown.checks };
}

const answer = (value: unknown): ApiAnswer => ({ status: 200, text: JSON.stringify(value) });

/** Lets everything that is asked be answered. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

test('checks that are asked for again end, whatever they hear on the way', async () => {
  const { asked, checks } = await openChecks();
  await settle();
  expect(checks()).toMatchObject({ isRunning: false, found: null });
  expect(asked).toEqual(['releases', 'publish']);
  await act(async () => checks()?.again());
  await settle();
  expect(checks()).toMatchObject({ isRunning: false, trouble: expect.any(String) });
  expect(asked).toEqual(['releases', 'publish', 'releases', 'publish']);
});

test('failed checks run again by themselves once the server answers', async () => {
  const { api, asked, server, checks } = await openChecks();
  await settle();
  server.isThere = true;
  await act(async () => api.call('readSession', {}));
  await settle();
  expect(checks()).toMatchObject({ isRunning: false, trouble: null, found: expect.any(Array) });
  expect(asked.filter((name) => name === 'publish')).toHaveLength(2);
});

test('nothing is looked at while a version is to be chosen: publishing would choose by itself', async () => {
  const { asked, checks } = await openChecks({ meanwhile: { conflicts: [{ path: ['data'] }] } });
  await settle();
  expect(checks()).toMatchObject({ found: null, trouble: expect.stringContaining('Choose first') });
  expect(asked).toEqual([]);
});

/** Publishes what is open in a session, with others, on a server that answers by the last part of an address. */
async function publish(
  session: DocumentSession,
  answers: Readonly<Record<string, unknown>>,
  others: readonly DocumentKey[] = [],
) {
  const sent: string[] = [];
  const api = createAuthoringClient({
    async send({ address }): Promise<ApiAnswer> {
      const [name = ''] = (address.split('/').at(-1) ?? '').split('?');
      sent.push(name);
      if (name in answers) return answer(answers[name]);
      throw new TypeError('No answer');
    },
    listen: () => () => undefined,
  });
  const [notify, open, onDone] = [vi.fn(), vi.fn(), vi.fn()];
  // Cast: the parts of the services that publishing asks for.
  const services = { api, host, models, notify, open } as unknown as EditorServices;
  const shown: { publishing?: Publishing } = {};
  const Probe = ({ onPublishing }: { onPublishing: (publishing: Publishing) => void }) => {
    onPublishing(usePublish(services, session, onDone, false));
    return null;
  };
  await mount(<Probe onPublishing={(publishing) => (shown.publishing = publishing)} />);
  await act(async () => shown.publishing?.publish(others));
  await settle();
  return { sent, notify, open, onDone };
}

test('a draft that got the address of its title is opened there, also if it cannot be published', async () => {
  const title = [{ type: 'heading1', text: 'New Tide', spans: [] }];
  const draft = { ...demoDocument('project/hush-watch'), data: { project_title: title } };
  const session = memorySession('project', draft, { published: null, version: 'draft' });
  noteFollowing(session.get().summary.id, true);
  const { sent, notify, open, onDone } = await publish(session, {
    languages: { languages: [] },
    documents: { documents: [] },
    rename: { name: 'new-tide' },
  });
  expect(sent).toContain('rename');
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ name: 'new-tide' }));
  expect(notify).toHaveBeenCalledWith({ message: expect.any(String) }, 'assertive');
  expect(onDone).toHaveBeenCalled();
});

test('another document that is published alone is not called by the name of the open one', async () => {
  const other = { type: 'project', name: 'other' };
  const session = memorySession('page', {}, { version: 'published' });
  const { notify } = await publish(
    session,
    { other: { revision: '1' }, publish: { published: [other] } },
    [other],
  );
  const message = 'One document is public. One file written.';
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ message }));
});

test('the name of a new release takes the focus once, and not with each change of the review', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No page')));
  onTestFinished(() => void vi.unstubAllGlobals());
  const api = createAuthoringClient({
    send: () => Promise.reject(new TypeError('No answer')),
    listen: () => () => undefined,
  });
  const session = memorySession('page', {});
  const nothing = () => undefined;
  await mount(
    <EditorContext value={{ ...bareServices, api, models }}>
      <ReviewDialog session={session} onPlace={nothing} onClose={nothing} />
    </EditorContext>,
  );
  const press = (words: string) => {
    const all = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')];
    const found = all.find(({ textContent }) => textContent === words);
    if (!found) throw new Error(`There is no ${words}`);
    return click(found);
  };
  await settle();
  await press('Put in a release…');
  await press('New release…');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  const other = document.querySelector<HTMLElement>('[role=dialog] header button');
  await act(async () => other?.focus());
  await act(async () => session.edit([], { label: 'change nothing' }));
  expect(document.activeElement === other).toBe(true);
});
