// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ImportDialog } from '#page-editor/rooms/imports/ImportDialog.tsx';
import { useImport } from '#page-editor/rooms/imports/useImport.tsx';
import { waitFor } from '../../../support/waitFor.ts';
import { bareServices } from '../form/support/bareServices.ts';
import { typeInto } from '../form/support/renderForm.tsx';
import { later, openPart, press } from '../support/openPart.tsx';

const note = (name: string) => new File([`# ${name}\n\nWords`], `${name}.md`);

const shows = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words));

const answersWith = (createDocument: () => Promise<unknown>) => ({
  listLanguages: () => ({ languages: [] }),
  listDocuments: () => ({ documents: [], total: 0 }),
  createDocument,
});

/** The start page's import, on a server that makes a document only when it is told to. */
async function open() {
  const { waiting, ask, answer } = later();
  const Start = () => useImport().dialog;
  const { leave } = await openPart(<Start />, answersWith(ask));
  const drop = (...files: File[]) =>
    act(async () => {
      const items = files.map(() => ({ webkitGetAsEntry: () => null }));
      const dataTransfer = { types: ['Files'], items, files };
      window.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer }));
    });
  return { waiting, answer, drop, leave };
}

test('what is dropped beside the first files is looked at in their place', async () => {
  const { drop } = await open();
  await drop(note('one'));
  await shows('1 note');
  await drop(new File(['words'], 'words.txt'));
  await shows('There is no Markdown in it');
});

test('while drafts are made nothing else is taken, and leaving the page ends it', async () => {
  const { waiting, answer, drop, leave } = await open();
  await drop(note('one'), note('two'));
  await shows('2 notes');
  await press('Make 2 drafts');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await drop(note('three'));
  await shows('2 notes');
  await leave();
  await answer({ document: { type: 'page', name: 'one' } });
  expect(waiting).toEqual([]);
});

test('a project of a service that is made after the dialog was closed is not opened', async () => {
  const { waiting, ask, answer } = later();
  const read = async () => ({ type: 'project', title: 'Tides', tags: [], data: {} });
  // Cast: of the host only the service is asked.
  const host = {
    ...bareServices.host,
    notes: async () => ({ types: [], service: { label: 'Number', hint: '', read } }),
  } as unknown as typeof bareServices.host;
  const onClose = vi.fn();
  const dialog = <ImportDialog files={[]} onClose={onClose} />;
  const { open: opened, toast, leave } = await openPart(dialog, answersWith(ask), { host });
  await typeInto(document.querySelector('textarea') as HTMLTextAreaElement, '7');
  await press('Import this project');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await leave();
  await answer({ document: { type: 'project', name: 'tides', title: 'Tides' } });
  expect(toast).toHaveBeenCalledWith({ message: 'Tides is made.' });
  expect([opened.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});
