// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentSummary } from '#prismic-folder/contract';
import { AboutDialog } from '#page-editor/dialogs/AboutDialog.tsx';
import { CreateDialog } from '#page-editor/dialogs/CreateDialog.tsx';
import { LossDialog } from '#page-editor/dialogs/LossDialog.tsx';
import { useDocumentMenu } from '#page-editor/dialogs/useDocumentMenu.tsx';
import { ViewsDialog } from '#page-editor/dialogs/ViewsDialog.tsx';
import { LanguagesDialog } from '#page-editor/languages/LanguagesDialog.tsx';
import { DescribeDialog } from '#page-editor/rooms/library/DescribeDialog.tsx';
import { DocumentList } from '#page-editor/rooms/documents/list/DocumentList.tsx';
import { useListFilter } from '#page-editor/rooms/documents/list/listFilter.ts';
import { BinDialog } from '#page-editor/rooms/library/BinDialog.tsx';
import { useAddress } from '#page-editor/session/address.ts';
import type { EditorServices } from '#page-editor/session/EditorContext.ts';
import { useOnline } from '#page-editor/session/useOnline.ts';
import type { OnlineState, SendRequest, SendWay } from '#page-editor/Sender.ts';
import { WayForm } from '#page-editor/rooms/online/WayForm.tsx';
import { useAction } from '#page-editor/kit/hooks/useAction.ts';
import type { DocumentSession } from '#page-editor/document/DocumentSession.ts';
import { LanguageMenu } from '#page-editor/languages/LanguageMenu.tsx';
import { find, mount } from '../../ui/mount.tsx';
import { hooked } from '../form/support/hooked.tsx';
import { demoModels as models } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { typeInto } from '../form/support/renderForm.tsx';
import { later, named, openPart, press, settle, type Answers } from '../support/openPart.tsx';

const none = () => undefined;
const { summary } = memorySession('page', {}).get();

test('tags that are changed while others are saved are saved after them', async () => {
  const document: DocumentSummary = { ...summary, tags: ['One', 'Two', 'Three'] };
  const saved: unknown[] = [];
  const reads = later();
  await openPart(<AboutDialog document={document} onClose={none} />, {
    async readDocument() {
      const read = { version: 'draft', revision: String(saved.length) };
      await reads.ask();
      return read;
    },
    saveDocument({ body }) {
      if (body['revision'] !== String(saved.length)) throw new Error('It was changed meanwhile.');
      return saved.push(body['changes']);
    },
  });
  await press('Remove One');
  await press('Remove Two');
  await reads.answer(undefined);
  await reads.answer(undefined);
  expect(saved.at(-1)).toEqual([{ op: 'set', path: ['tags'], value: ['Three'] }]);
});

const parts = { document: summary, onClose: none };
const loss = <LossDialog {...parts} key="" loss="delete" onDone={none} />;

test.each([
  ['a question that cannot be answered', 'listDocumentUses', loss],
  ['views that are not known', 'readViews', <ViewsDialog {...parts} key="" />],
])('%s: it is said why', async (_what, operation, dialog) => {
  await openPart(dialog, {
    [operation]() {
      throw new Error('The folder cannot be read.');
    },
  });
  expect(document.body.textContent).toContain('The folder cannot be read.');
});

test('a document that needs a name is not made without one', async () => {
  await openPart(<CreateDialog type="page" onClose={none} />, {});
  expect(named('Make page')?.hasAttribute('disabled')).toBe(true);
});

/** A button for an entry of the menu of a document. */
function Entry({ id, session }: { readonly id: string; readonly session?: DocumentSession }) {
  const { items } = useDocumentMenu(summary, session);
  return <button onClick={items.find((item) => item.id === id)?.onAction}>{id}</button>;
}

const { ask, answer } = later();
const waiting = { ...memorySession('page', {}), flush: async () => void (await ask()) };
const french = { ...summary, lang: 'fr-fr', language: 'fr-fr' };

/** What is opened, on a server that answers `ask` late, what is pressed in it, and what is said of what was made. */
test.each<[string, ReactElement, Answers, string[], said?: string]>([
  [
    'a document whose dialog was closed',
    <CreateDialog key="" type="page" name="Tides" onClose={none} />,
    { createDocument: ask },
    ['Make Tides'],
  ],
  [
    'a copy whose list was left',
    <Entry key="" id="duplicate" />,
    {
      duplicateDocument: ask,
      saveDocument: () => ({ document: { ...summary, title: 'Sample copy' } }),
    },
    ['duplicate'],
    'Sample copy is made.',
  ],
  [
    'the history of a document that was left before it was saved',
    <Entry key="" id="history" session={waiting} />,
    {},
    ['history'],
  ],
  [
    'a translation whose document was left',
    <LanguageMenu key="" session={memorySession('page', {})} />,
    {
      listLanguages: () => ({ languages: ['en-gb', 'fr-fr'].map((id) => ({ id, name: id })) }),
      readTranslations: () => ({ documents: [] }),
      translateDocument: ask,
    },
    ['Language: en-gb, EN', 'Translate to fr-fr'],
    'A draft in fr-fr is made.',
  ],
])('%s is not opened', async (_title, part, answers, pressed, said) => {
  const go = vi.fn<EditorServices['go']>();
  const { open, toast, leave } = await openPart(part, answers, { go });
  for (const name of pressed) {
    // oxlint-disable-next-line no-await-in-loop
    await press(name);
  }
  await leave();
  await answer({ document: french, version: 'draft', revision: '1' });
  expect([open.mock.calls, go.mock.calls]).toEqual([[], []]);
  expect(toast.mock.calls).toEqual(said === undefined ? [] : [[{ message: said }]]);
});

test('what is brought back from the bin does not come into it again', async () => {
  const NAMES = ['a.png', 'b.png'];
  const entries = NAMES.map((name) => ({ id: name, name, at: 0, bytes: 1 }));
  await openPart(<BinDialog onClose={none} />, {
    listBin: () => ({ entries }),
    restoreMedia: ({ body }) => ({ name: body['id'] }),
  });
  await act(async () => NAMES.forEach((name) => named(`Bring back ${name}`)?.click()));
  await settle();
  expect(document.body.textContent).toContain('Nothing is in the bin.');
});

test('who goes to another picture while one is described stays there', async () => {
  const facts = { kind: 'image', contentType: 'image/png', bytes: 9, savedAt: 0, uses: 0 };
  await openPart(<DescribeDialog files={['a.png', 'b.png', 'c.png']} onClose={none} />, {
    readMedia: ({ query: { name } }) => ({ ...facts, name }),
    listMediaUses: () => ({ uses: [] }),
    describeMedia: ask,
  });
  await press('Skip');
  await settle();
  await press('Decoration');
  await press('Previous');
  await settle();
  await answer({ ...facts, name: 'b.png', alt: '' });
  expect(document.querySelector('h2')?.textContent).toContain('1 of 3');
});

test('a field keeps the focus when its language has another name', async () => {
  const english = { id: 'en-gb', name: 'English', isMaster: true, documents: 1 };
  let languages = [english];
  const { again } = await openPart(<LanguagesDialog onClose={none} />, {
    listLanguages: () => ({ languages }),
  });
  const field = document.querySelector('textarea');
  await act(async () => field?.focus());
  languages = [{ ...english, name: 'British' }];
  await again();
  expect([document.activeElement === field, field?.value]).toEqual([true, 'British']);
});

test('a language that is refused stays written, and its button keeps the focus meanwhile', async () => {
  const asked = later();
  await openPart(<LanguagesDialog onClose={none} />, {
    listLanguages: () => ({ languages: [] }),
    addLanguage: async () => {
      await asked.ask();
      throw new Error('The folder cannot be written.');
    },
  });
  const field = find<HTMLTextAreaElement>(document.body, 'textarea');
  await typeInto(field, 'fr-fr');
  await press('Add');
  expect([asked.waiting.length, named('Add')?.hasAttribute('disabled')]).toEqual([1, false]);
  await asked.answer(undefined);
  expect(document.body.textContent).toContain('The folder cannot be written.');
  expect(field.value).toBe('fr-fr');
});

test('a note says why the site is not sent, wherever that was asked for', async () => {
  const message = 'It is being sent already.';
  const error = { code: 'conflict', message };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 409 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const Send = () => {
    const { ask } = useOnline();
    return <button onClick={() => ask({ do: 'send' })}>Send</button>;
  };
  const { toast } = await openPart(<Send />, {});
  await press('Send');
  await settle();
  expect(toast).toHaveBeenCalledWith({ message });
});

test('a list follows a link to itself, and Back', async () => {
  window.history.replaceState(null, '', '/edit?type=page');
  const List = () => {
    const { go } = useAddress();
    const [{ type, status }, change] = useListFilter();
    return (
      <>
        <output>{`${type} ${status}`}</output>
        <button onClick={() => go('/edit?status=changed')}>See them</button>
        <button onClick={() => go('/edit/media?status=draft')}>Leave</button>
        <button onClick={() => change({ type: 'project' })}>Projects</button>
      </>
    );
  };
  const { container } = await mount(<List />);
  const shown = () => [container.querySelector('output')?.textContent, window.location.search];
  await press('Projects');
  expect(shown()).toEqual(['project null', '?type=project']);
  await press('See them');
  expect(shown()).toEqual(['null changed', '?status=changed']);
  // Another page's query is none of its own.
  await press('Leave');
  expect(shown()).toEqual(['null changed', '?status=draft']);
});

test('what is selected and no longer listed is not counted', async () => {
  const pages = { total: 1, isLoading: false, problem: null, loadMore: none, refresh: none };
  const listing = (title: string) => (
    <DocumentList
      label="Documents"
      pages={{ ...pages, items: [{ ...summary, name: title, title }] }}
      releases={new Map()}
      protectedIds={new Set()}
      views={null}
      hasLanguages={false}
      hasTypes={false}
      emptyText=""
      onPoint={none}
    />
  );
  const { update } = await openPart(listing('One'), {});
  const bar = () => document.querySelector('[aria-label="Selected documents"]');
  await press('More for One');
  await press('Select');
  expect(bar()?.textContent).toContain('1 document selected');
  await update(listing('Two'));
  expect(bar()).toBeNull();
});

test.each([
  ['draft', true],
  ['release:spring', false],
] as const)('of the version %s a copy is offered: %s', async (version, isOffered) => {
  const session = memorySession('page', {}, { version });
  const menu = await hooked(() => useDocumentMenu(session.get().summary, session), { models });
  expect(menu().items.some(({ id }) => id === 'duplicate')).toBe(isOffered);
});

test('what was begun before says nothing of what runs now', async () => {
  const [first, second] = [later(), later()];
  const action = await hooked(() => useAction());
  await act(async () => {
    action().run(() => first.ask().then(() => Promise.reject(new Error('The first'))));
    action().run(async () => void (await second.ask()));
  });
  await first.answer(undefined);
  expect(action()).toMatchObject({ isRunning: true, problem: null });
  await second.answer(undefined);
  expect(action()).toMatchObject({ isRunning: false, problem: null });
});

test('what is entered while a place is tried is tried next', async () => {
  const ask = vi.fn<(request: SendRequest) => void>();
  const fields = [{ id: 'place', label: 'Where it lies', placeholder: '', value: 'a.example' }];
  const formWith = (took: number | null) => {
    const run = { kind: 'trial', way: 'branch', took, startedAt: 0, lines: [], fault: null };
    // Casts: what else is known of a way and of sending is not shown here.
    const state = { run, trial: null, sent: [] } as unknown as OnlineState;
    const way = { id: 'branch', fields } as unknown as SendWay;
    return <WayForm way={way} state={state} ask={ask} />;
  };
  const { container, update } = await mount(formWith(null));
  const form = find<HTMLFormElement>(container, 'form');
  await act(async () => form.requestSubmit());
  expect(ask).not.toHaveBeenCalled();
  await update(formWith(5));
  const values = { place: 'a.example' };
  expect(ask.mock.calls).toEqual([[{ do: 'try', way: 'branch', values }]]);
});
