// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentSummary } from '#prismic-folder/contract';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
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
import { EditorContext, type EditorServices } from '#page-editor/session/EditorContext.ts';
import { useAddress } from '#page-editor/session/address.ts';
import { useOnline } from '#page-editor/session/useOnline.ts';
import type { OnlineState, SendRequest, SendWay } from '#page-editor/Sender.ts';
import { WayForm } from '#page-editor/rooms/online/WayForm.tsx';
import { useAction } from '#page-editor/kit/hooks/useAction.ts';
import { find, mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { demoModels as models } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';

type Answer = (given: {
  readonly query: { readonly name?: string };
  readonly body: Readonly<Record<string, unknown>>;
}) => unknown;

const none = () => undefined;
const { summary } = memorySession('page', {}).get();

/** Lets what was asked be answered. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

/** Mounts a dialog on a server with these answers; all others are never given. */
async function open(dialog: ReactNode, answers: Readonly<Record<string, Answer>>) {
  const listeners = new Set<() => void>();
  const api = {
    call: async (name: string, given: Parameters<Answer>[0]) =>
      answers[name]?.(given) ?? new Promise(none),
    onChange: () => none,
    onOnline(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  /** What is shown is asked for once more. */
  const again = async () => {
    for (const listener of listeners) listener();
    await settle();
  };
  const opened = vi.fn<EditorServices['open']>();
  // Cast: the client answers only what these tests ask.
  const client = api as unknown as AuthoringClient;
  const toast = vi.fn<EditorServices['toast']>(() => none);
  const services = { ...bareServices, api: client, models, open: opened, toast };
  const inside = (node: ReactNode) => <EditorContext value={services}>{node}</EditorContext>;
  const { update } = await mount(inside(dialog));
  await settle();
  return {
    opened,
    toast,
    again,
    update: (node: ReactNode) => update(inside(node)),
    close: () => update(inside(null)),
  };
}

const buttons = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );

const press = (...names: string[]) =>
  act(async () => {
    for (const name of names) buttons(name)[0]?.click();
  });

test('tags that are changed while others are saved are saved after them', async () => {
  const document: DocumentSummary = { ...summary, tags: ['One', 'Two', 'Three'] };
  const saved: unknown[] = [];
  const reads: (() => void)[] = [];
  await open(<AboutDialog document={document} onClose={none} />, {
    readDocument() {
      const read = { version: 'draft', revision: String(saved.length) };
      return new Promise((resolve) => reads.push(() => resolve(read)));
    },
    saveDocument({ body }) {
      if (body['revision'] !== String(saved.length)) throw new Error('It was changed meanwhile.');
      return saved.push(body['changes']);
    },
  });
  await press('Remove One');
  await press('Remove Two');
  const answer = async () => {
    reads.shift()?.();
    await settle();
  };
  await answer();
  await answer();
  expect(saved.at(-1)).toEqual([{ op: 'set', path: ['tags'], value: ['Three'] }]);
});

test.each([
  [
    'a question that cannot be answered',
    'listDocumentUses',
    <LossDialog key="" loss="delete" document={summary} onClose={none} onDone={none} />,
  ],
  [
    'views that are not known',
    'readViews',
    <ViewsDialog key="" document={summary} onClose={none} />,
  ],
])('%s: it is said why', async (_what, operation, dialog) => {
  await open(dialog, {
    [operation]() {
      throw new Error('The folder cannot be read.');
    },
  });
  expect(document.body.textContent).toContain('The folder cannot be read.');
});

test('a document that needs a name is not made without one', async () => {
  await open(<CreateDialog type="page" onClose={none} />, {});
  expect(buttons('Make page')[0]?.hasAttribute('disabled')).toBe(true);
});

test('a document that is made after its dialog was closed is not opened', async () => {
  let answer: (value: unknown) => void = none;
  const { opened, close } = await open(<CreateDialog type="page" name="Tides" onClose={none} />, {
    createDocument: () => new Promise((resolve) => (answer = resolve)),
  });
  await press('Make Tides');
  await close();
  await act(async () => answer({ document: summary }));
  expect(opened).not.toHaveBeenCalled();
});

test('what is brought back from the bin does not come into it again', async () => {
  const entries = ['a.png', 'b.png'].map((name) => ({ id: name, name, at: 0, bytes: 1 }));
  await open(<BinDialog onClose={none} />, {
    listBin: () => ({ entries }),
    restoreMedia: ({ body }) => ({ name: body['id'] }),
  });
  await press('Bring back a.png', 'Bring back b.png');
  await settle();
  expect(document.body.textContent).toContain('Nothing is in the bin.');
});

test('who goes to another picture while one is described stays there', async () => {
  let answer: (value: unknown) => void = none;
  const facts = { kind: 'image', contentType: 'image/png', bytes: 9, savedAt: 0, uses: 0 };
  await open(<DescribeDialog files={['a.png', 'b.png', 'c.png']} onClose={none} />, {
    readMedia: ({ query: { name } }) => ({ ...facts, name }),
    listMediaUses: () => ({ uses: [] }),
    describeMedia: () => new Promise((resolve) => (answer = resolve)),
  });
  await press('Skip');
  await settle();
  await press('Decoration');
  await press('Previous');
  await settle();
  await act(async () => answer({ ...facts, name: 'b.png', alt: '' }));
  expect(document.querySelector('h2')?.textContent).toContain('1 of 3');
});

test('a field keeps the focus when its language has another name', async () => {
  const english = { id: 'en-gb', name: 'English', isMaster: true, documents: 1 };
  let languages = [english];
  const { again } = await open(<LanguagesDialog onClose={none} />, {
    listLanguages: () => ({ languages }),
  });
  const field = document.querySelector('textarea');
  await act(async () => field?.focus());
  languages = [{ ...english, name: 'British' }];
  await again();
  expect([document.activeElement === field, field?.value]).toEqual([true, 'British']);
});

test('a note says why the site is not sent, wherever that was asked for', async () => {
  const message = 'It is being sent already.';
  const respond = () => Promise.resolve(Response.json({ error: { message } }, { status: 409 }));
  vi.stubGlobal('fetch', respond);
  onTestFinished(() => void vi.unstubAllGlobals());
  const Send = () => {
    const { ask } = useOnline();
    return <button onClick={() => ask({ do: 'send' })}>Send</button>;
  };
  const { toast } = await open(<Send />, {});
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
  const listing = (title: string) => (
    <DocumentList
      label="Documents"
      pages={{
        items: [{ ...summary, name: title, title }],
        total: 1,
        isLoading: false,
        problem: null,
        loadMore: none,
        refresh: none,
      }}
      releases={new Map()}
      protectedIds={new Set()}
      views={null}
      hasLanguages={false}
      hasTypes={false}
      emptyText=""
      onPoint={none}
    />
  );
  const { update } = await open(listing('One'), {});
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
  const Labels = () => {
    const { items } = useDocumentMenu(session.get().summary, session);
    return <output>{items.map(({ label }) => label).join()}</output>;
  };
  await open(<Labels />, {});
  expect(document.querySelector('output')?.textContent.includes('Duplicate')).toBe(isOffered);
});

test('what was begun before says nothing of what runs now', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  function Part() {
    const { isRunning, problem, run } = useAction();
    return <button onClick={() => run(work)}>{`${isRunning} ${problem}`}</button>;
  }
  const { container } = await mount(<Part />);
  const button = find<HTMLElement>(container, 'button');
  await act(async () => button.click());
  await act(async () => button.click());
  await act(async () => ends[0]?.(new Error('The first')));
  expect(button.textContent).toBe('true null');
  await act(async () => ends[1]?.());
  expect(button.textContent).toBe('false null');
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
