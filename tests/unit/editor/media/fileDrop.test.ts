import { expect, it, vi } from 'vitest';
import { createFileDrop } from '#editor/media/upload/fileDrop.ts';

/** An event of the browser with these files. */
function eventWith(files: readonly File[], types: readonly string[] = ['Files']) {
  // Cast: only these members of a transfer are used.
  const data = { files, types, dropEffect: 'none' } as unknown as DataTransfer;
  return {
    dataTransfer: data,
    clipboardData: data,
    preventDefault: vi.fn<() => void>(),
    stopPropagation: vi.fn<() => void>(),
  };
}

const PICTURE = new File(['bytes'], 'wave.png');

function setUp(isOff = false) {
  const over: boolean[] = [];
  const taken: string[][] = [];
  const drop = createFileDrop((isOver) => void over.push(isOver));
  drop.configure({ onFiles: (files) => void taken.push(files.map(({ name }) => name)), isOff });
  return { drop, over, taken };
}

it('Files that are dragged over the parts of an area are over it until they leave it.', () => {
  const { drop, over, taken } = setUp();
  const event = eventWith([]);
  drop.enter(event);
  drop.enter(event);
  drop.leave(event);
  expect(over.at(-1)).toBe(true);
  drop.over(event);
  expect(event.dataTransfer.dropEffect).toBe('copy');
  drop.leave(event);
  expect(over.at(-1)).toBe(false);
  expect(taken).toEqual([]);
});

it('Dropped files are taken, wherever within the area they are dropped.', () => {
  const { drop, over, taken } = setUp();
  const event = eventWith([PICTURE]);
  drop.enter(event);
  drop.enter(event);
  drop.drop(event);
  expect(taken).toEqual([['wave.png']]);
  expect(over.at(-1)).toBe(false);
  expect(event.preventDefault).toHaveBeenCalledTimes(3);
  expect(event.stopPropagation).toHaveBeenCalledOnce();
});

it.each([
  ['a picture', ['Files'], true],
  ['text with a picture of it', ['text/plain', 'Files'], false],
  ['HTML of a picture', ['text/html', 'Files'], true],
])('Pasting %s is taken as a file if it is one.', (_, types, expected) => {
  const { drop, taken } = setUp();
  const event = eventWith([PICTURE], types);
  drop.paste(event);
  expect(taken).toEqual(expected ? [['wave.png']] : []);
  expect(event.preventDefault).toHaveBeenCalledTimes(expected ? 1 : 0);
});

it('Text that is dragged, and an area that is off, are left to the browser.', () => {
  const { drop, over, taken } = setUp();
  const text = eventWith([], ['text/plain']);
  drop.enter(text);
  drop.drop(text);
  const off = setUp(true);
  const event = eventWith([PICTURE]);
  for (const act of [off.drop.enter, off.drop.over, off.drop.drop, off.drop.paste]) act(event);
  expect([...over, ...taken, ...off.over, ...off.taken]).toEqual([]);
  expect(text.preventDefault).not.toHaveBeenCalled();
  expect(event.preventDefault).not.toHaveBeenCalled();
});
