// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { useImport } from '#page-editor/rooms/imports/useImport.tsx';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { demoModels as models } from '../form/support/demoModels.ts';

const ANSWERS = { languages: [], documents: [], total: 0, document: { type: 'page', name: 'one' } };
const answer = { status: 200, text: JSON.stringify(ANSWERS) };

const note = (name: string) => new File([`# ${name}\n\nWords`], `${name}.md`);

/** Waits for what the test does not do by itself. */
async function later(check: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await waitFor(check);
  vi.unstubAllGlobals();
}

/** The start page's import, on a server that makes a document only when `letThrough` is called. */
async function open() {
  const waiting: (() => void)[] = [];
  const api = createAuthoringClient({
    send: ({ method, address }) =>
      method === 'POST' && address.endsWith('/documents')
        ? new Promise((resolve) => waiting.push(() => resolve(answer)))
        : Promise.resolve(answer),
    listen: () => () => undefined,
  });
  const Start = () => useImport().dialog;
  const { update } = await mount(
    <EditorContext value={{ ...bareServices, api, models }}>
      <Start />
    </EditorContext>,
  );
  const shows = (words: string) => later(() => expect(document.body.textContent).toContain(words));
  const drop = (...files: File[]) =>
    act(async () => {
      const items = files.map(() => ({ webkitGetAsEntry: () => null }));
      const dataTransfer = { types: ['Files'], items, files };
      window.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer }));
    });
  const press = (words: string) =>
    act(async () => {
      const found = [...document.querySelectorAll('button')];
      found.find(({ textContent }) => textContent === words)?.click();
    });
  const leave = () => update(null);
  return { waiting, shows, drop, press, leave };
}

test('what is dropped beside the first files is looked at in their place', async () => {
  const { shows, drop } = await open();
  await drop(note('one'));
  await shows('1 note');
  await drop(new File(['words'], 'words.txt'));
  await shows('There is no Markdown in it');
});

test('while drafts are made nothing else is taken, and leaving the page ends it', async () => {
  const { waiting, shows, drop, press, leave } = await open();
  await drop(note('one'), note('two'));
  await shows('2 notes');
  await press('Make 2 drafts');
  await later(() => expect(waiting).toHaveLength(1));
  await drop(note('three'));
  await shows('2 notes');
  await leave();
  await act(async () => waiting[0]?.());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(waiting).toHaveLength(1);
});
