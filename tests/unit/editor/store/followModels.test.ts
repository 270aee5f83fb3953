import { expect, test } from 'vitest';
import type { AuthoringClient } from '../../../../src/editor/api/AuthoringClient.ts';
import { followModels, MODELS_CHANGED } from '../../../../src/editor/model/followModels.ts';

const raw = (id: string, ...problems: object[]) => ({ types: [{ id }], slices: [], problems });
const FAULTY = { file: 'customtypes/page/index.json', reason: 'the custom type has no id' };

/** A server whose answers come when the test says so. */
function follow() {
  const answers: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const said: unknown[] = [];
  let change: () => void = () => undefined;
  const api = {
    call: () =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
    onChange: (listener: (event: object) => void) => {
      change = () => listener({ kind: 'models' });
      return () => undefined;
    },
    // Cast: it calls no more of it.
  } as unknown as AuthoringClient;
  const { read, stop } = followModels(api, {
    onModels: (models, words) => said.push([models?.types ?? null, words]),
    onFailure: (words) => said.push(words),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { answers, said, read, stop, settle, change: () => change() };
}

test('the first answer does not overwrite models that were read after it', async () => {
  const { answers, said, settle, change } = follow();
  change();
  answers[1]?.resolve(raw('new'));
  await settle();
  answers[0]?.resolve(raw('old'));
  await settle();
  expect(said).toEqual([[[{ id: 'new' }], null]]);
  change();
  answers[2]?.resolve(raw('newer'));
  await settle();
  expect(said[1]).toEqual([[{ id: 'newer' }], MODELS_CHANGED]);
});

test('a problem is said at once with the first models, and later keeps the ones in use', async () => {
  const { answers, said, settle, change } = follow();
  answers[0]?.resolve(raw('note', FAULTY));
  await settle();
  change();
  answers[1]?.resolve(raw('note', { ...FAULTY, field: 'id' }));
  await settle();
  const [file, why] = [FAULTY.file, FAULTY.reason];
  const goesOn = 'Until this is fixed, the editor goes on';
  expect(said).toEqual([
    [[{ id: 'note' }], `${file}: ${why}. ${goesOn} without this model.`],
    [null, `${file}, id: ${why}. ${goesOn} with the models from before.`],
  ]);
});

test('without any models a failure is one; with some, they stay', async () => {
  const first = follow();
  first.answers[0]?.reject(new Error('away'));
  await first.settle();
  expect(first.said).toEqual([expect.any(String)]);
  first.read();
  first.answers[1]?.resolve(raw('note'));
  await first.settle();
  expect(first.said[1]).toEqual([[{ id: 'note' }], null]);
  const { answers, said, settle, change, stop } = follow();
  answers[0]?.resolve(raw('note'));
  await settle();
  change();
  answers[1]?.reject(new Error('away'));
  await settle();
  expect(said[1]).toEqual([
    null,
    expect.stringMatching(/^The models were changed, but not read: /),
  ]);
  change();
  stop();
  answers[2]?.resolve(raw('late'));
  await settle();
  expect(said).toHaveLength(2);
});
