// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import type { AuthoringClient, CallOptions } from '#page-editor/api/AuthoringClient.ts';
import { ReplaceFile } from '#page-editor/fields/media/file/ReplaceFile.tsx';
import { SelectionBar } from '#page-editor/rooms/library/SelectionBar.tsx';
import { ShrinkDialog } from '#page-editor/rooms/library/ShrinkDialog.tsx';
import { EditorContext, type EditorServices } from '#page-editor/session/EditorContext.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { click, find, mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';

const FACTS = { kind: 'image', contentType: 'image/png', bytes: 9, savedAt: 0, uses: 0 } as const;
const file = (name: string): MediaItem => ({ ...FACTS, name, width: 4, height: 3 });
const NAMES = ['a.png', 'b.png'];

interface Asked {
  readonly name: string;
  readonly signal: AbortSignal | undefined;
}

/** Mounts what asks the server for something that it answers when it is told to. */
async function open(node: ReactNode) {
  const asked: Asked[] = [];
  let answer = () => {};
  const call = async (
    operation: string,
    { query, body }: { query: { name: string }; body?: { dryRun?: boolean } },
    { signal }: CallOptions = {},
  ) => {
    const item = file(query.name);
    const report = { before: item, after: { ...item, bytes: 3 }, item: { ...item, binned: 'id' } };
    if (body?.dryRun === true) return report;
    asked.push({ name: query.name, signal });
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return operation === 'shrinkMedia' ? report : report.item;
  };
  const nothing = () => () => undefined;
  // Cast: the client answers only what these tests ask.
  const api = { call, onChange: nothing, onOnline: nothing } as unknown as AuthoringClient;
  const toast = vi.fn<EditorServices['toast']>(() => () => {});
  const inside = (shown: ReactNode) => (
    <EditorContext value={{ ...bareServices, api, toast }}>{shown}</EditorContext>
  );
  const { container, update } = await mount(inside(node));
  return {
    container,
    asked,
    toast,
    close: () => update(inside(null)),
    answer: () => act(async () => answer()),
  };
}

/** Presses a button of the page or of a dialog, the last one with these words. */
async function press(words: string) {
  const button = await waitFor(() => {
    const found = [...document.querySelectorAll('button')].filter(
      ({ textContent, disabled }) => textContent === words && !disabled,
    );
    const last = found.at(-1);
    if (!last) throw new Error(`There is no button ${words}`);
    return last;
  });
  await click(button);
}

it('A file is not replaced once the question is closed.', async () => {
  const onReplaced = vi.fn();
  const { container, asked, answer } = await open(
    <ReplaceFile item={file('a.png')} onReplaced={onReplaced} />,
  );
  const input = find<HTMLInputElement>(container, 'input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File(['bytes'], 'new.png')] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await press('Replace');
  await press('Cancel');
  expect(asked[0]?.signal?.aborted).toBe(true);
  await answer();
  expect(onReplaced).not.toHaveBeenCalled();
});

it('No more files are deleted once the question is closed; the last one can be brought back.', async () => {
  const onClear = vi.fn();
  const none = () => undefined;
  const { asked, toast, answer } = await open(
    <SelectionBar
      selected={new Set(NAMES)}
      items={NAMES.map(file)}
      onClear={onClear}
      onDescribe={none}
      onShrink={none}
    />,
  );
  await press('Delete 2 not used');
  await press('Delete 2 files');
  await press('Cancel');
  await answer();
  expect(asked.map(({ name }) => name)).toEqual(['a.png']);
  const message = '1 file is in the bin for 30 days.';
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message }));
  expect(onClear).not.toHaveBeenCalled();
});

it('No more pictures are shrunk once the dialog is closed; the last one can be brought back.', async () => {
  const onClose = vi.fn();
  const { asked, toast, answer, close } = await open(
    <ShrinkDialog files={NAMES} onClose={onClose} />,
  );
  await press('Shrink 2 pictures');
  await close();
  await answer();
  expect(asked.map(({ name }) => name)).toEqual(['a.png']);
  const message = '1 picture is smaller. The originals are in the bin for 30 days.';
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message }));
  expect(onClose).not.toHaveBeenCalled();
});
