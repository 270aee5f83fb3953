// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { lazily } from '../../../../src/editor/ui/loading/lazily.ts';
import { click, find, mount } from '../../ui/mount.tsx';

interface WordsProps {
  readonly words: string;
}

const Words = ({ words }: WordsProps) => <b>{words}</b>;

const instead = ({ words }: WordsProps, retry: (() => void) | null) =>
  retry ? <button onClick={retry}>{`No ${words}`}</button> : <i>{words}</i>;

/** A file that is answered, or refused, when the test says so. */
function lateFile() {
  let settle: { answer: (part: ComponentType<WordsProps>) => void; refuse: () => void } | null =
    null;
  const load = vi.fn(
    () =>
      new Promise<ComponentType<WordsProps>>((answer, reject) => {
        settle = { answer, refuse: () => reject(new Error('The server is away')) };
      }),
  );
  return {
    load,
    answer: () => act(async () => settle?.answer(Words)),
    refuse: () => act(async () => settle?.refuse()),
  };
}

test('a part is loaded once, when it is first rendered, and shown when it is there', async () => {
  const { load, answer } = lateFile();
  const Part = lazily(load, instead);
  expect(load).not.toHaveBeenCalled();
  const { container } = await mount([<Part key="1" words="one" />, <Part key="2" words="two" />]);
  expect(container.innerHTML).toBe('<i>one</i><i>two</i>');
  await answer();
  expect(container.innerHTML).toBe('<b>one</b><b>two</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was loaded ahead is in the first render', async () => {
  const { load, answer } = lateFile();
  const waits = vi.fn(instead);
  const Part = lazily(load, waits);
  const loading = Part.preload();
  await answer();
  await loading;
  const { container } = await mount(<Part words="one" />);
  expect(container.innerHTML).toBe('<b>one</b>');
  expect(waits).not.toHaveBeenCalled();
});

test('a part that did not load says so, and is asked for again', async () => {
  const { load, answer, refuse } = lateFile();
  const Part = lazily(load, instead);
  const { container } = await mount([<Part key="1" words="one" />, <s key="2">beside it</s>]);
  await refuse();
  expect(container.innerHTML).toBe('<button>No one</button><s>beside it</s>');
  await click(find(container, 'button'));
  expect(container.innerHTML).toBe('<i>one</i><s>beside it</s>');
  await answer();
  expect(container.innerHTML).toBe('<b>one</b><s>beside it</s>');
  expect(load).toHaveBeenCalledTimes(2);
});
