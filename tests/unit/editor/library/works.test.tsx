// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { ReplaceFile } from '#page-editor/fields/media/file/ReplaceFile.tsx';
import { NO_FILTER } from '#page-editor/fields/media/library/mediaFilter.ts';
import { SelectionBar } from '#page-editor/rooms/library/SelectionBar.tsx';
import { ShrinkDialog } from '#page-editor/rooms/library/ShrinkDialog.tsx';
import { useQueue, type WorkFiles } from '#page-editor/rooms/library/useQueue.ts';
import { find } from '../../ui/mount.tsx';
import { later, openPart, press } from '../support/openPart.tsx';

const FACTS = { kind: 'image', contentType: 'image/png', bytes: 9, savedAt: 0, uses: 0 } as const;
const file = (name: unknown) => ({ ...FACTS, name: String(name), width: 4, height: 3 });
const NAMES = ['a.png', 'b.png'];

/** Opens what changes files on a server that answers when it is told to; measuring it answers at once. */
async function open(part: ReactNode) {
  const { ask, answer } = later();
  const asked: { readonly name: unknown; readonly signal: AbortSignal | undefined }[] = [];
  const change = async (name: unknown, signal?: AbortSignal) => {
    asked.push({ name, signal });
    await ask();
    return { ...file(name), binned: 'id' };
  };
  const opened = await openPart(part, {
    removeMedia: ({ query }, { signal }) => change(query['name'], signal),
    replaceMedia: ({ query }, { signal }) => change(query['name'], signal),
    async shrinkMedia({ query: { name }, body }, { signal }) {
      const sizes = { before: file(name), after: { ...file(name), bytes: 3 } };
      return body['dryRun'] === true ? sizes : { ...sizes, item: await change(name, signal) };
    },
  });
  return { ...opened, asked, answer: () => answer(undefined) };
}

it('A file is not replaced once the question is closed.', async () => {
  const onReplaced = vi.fn();
  // Cast: a file of the library.
  const item = file('a.png') as MediaItem;
  const { container, asked, answer } = await open(
    <ReplaceFile item={item} onReplaced={onReplaced} />,
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

const none = () => undefined;
const listed = { selected: new Set(NAMES), items: NAMES.map(file) };

/** What is opened, what is pressed in it, how it is closed while the first file is changed, and what is said of that. */
it.each<[string, (onEnd: () => void) => ReactNode, string[], string | null, string]>([
  [
    'No more files are deleted',
    (onEnd) => <SelectionBar {...listed} onClear={onEnd} onDescribe={none} onShrink={none} />,
    ['Delete 2 not used', 'Delete 2 files'],
    'Cancel',
    '1 file is in the bin for 30 days.',
  ],
  [
    'No more pictures are shrunk',
    (onEnd) => <ShrinkDialog files={NAMES} onClose={onEnd} />,
    ['Shrink 2 pictures'],
    null,
    '1 picture is smaller. The originals are in the bin for 30 days.',
  ],
])('%s once the dialog is closed; the last one can be brought back.', async (...row) => {
  const [, partOf, pressed, cancel, message] = row;
  const onEnd = vi.fn();
  const { asked, toast, answer, leave } = await open(partOf(onEnd));
  // oxlint-disable-next-line no-await-in-loop
  for (const name of pressed) await press(name);
  await (cancel === null ? leave() : press(cancel));
  await answer();
  expect(asked.map(({ name }) => name)).toEqual(['a.png']);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message }));
  expect(onEnd).not.toHaveBeenCalled();
});

it('A work goes through all files that are listed, those that are used first.', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name, uses) => ({ name, uses }));
  const pages = [
    [a, b],
    [b, c],
  ];
  const asked: unknown[] = [];
  const filter = { ...NO_FILTER, search: 'sea', usedIn: 'project', isUndescribed: true };
  const Names = ({ files }: { files: WorkFiles }) => useQueue(files).names?.join(' ');
  const { container } = await openPart(<Names files={filter} />, {
    listMedia({ query }) {
      asked.push(query);
      return { media: pages[Number(query['page']) - 1], total: 4 };
    },
  });
  expect(container.textContent).toBe('b c a');
  const query = { pageSize: 1000, search: 'sea', usedIn: 'project', undescribed: true };
  expect(asked).toEqual([1, 2].map((page) => ({ ...query, page })));
});
