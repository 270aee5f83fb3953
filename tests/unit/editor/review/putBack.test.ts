import { expect, test } from 'vitest';
import {
  type Change,
  changedValue,
  equalJson,
  type Json,
  type JsonPath,
  valueAt,
} from '#prismic-folder/edit';
import { describeChanges } from '#page-editor/differences/describeChanges.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { randomChange } from '../../../../packages/prismic-folder/tests/edit/support/randomChange.ts';
import { cpuTime } from '../../../support/cpuTime.ts';
import { randomOf } from '../../../support/random.ts';
import { demoDocuments } from '../form/support/demoModels.ts';
import { demoDocument, models } from './support/demo.ts';

/** Documents to edit; many more with FULL=1. */
const ROUNDS = process.env['FULL'] ? 15_000 : 60;

const documents = demoDocuments.map(({ type, json }) => ({
  type: models.types.get(type),
  json: json as Json, // Cast: read from a file.
}));

const describe = (published: Json, current: Json, type = models.types.get('case_study')) =>
  // Cast: both are documents.
  describeChanges({
    published: published as DocumentJson,
    current: current as DocumentJson,
    type,
    models,
  });

const changeBelow = (random: () => number, json: Json, below: JsonPath) => {
  const change = randomChange(random, valueAt(json, below) as Json); // Cast: a value of JSON.
  return { ...change, path: [...below, ...change.path] };
};

test('each difference can be read, and putting one after another back, in any order, gives the published document', () => {
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomOf(round);
    const { type, json } = documents[round % documents.length] ?? { type: undefined, json: {} };
    let current: Json = json;
    for (let count = 1 + Math.floor(random() * 8); count > 0; count--)
      current = changedValue(current, [changeBelow(random, current, ['data'])]);
    const all = describe(json, current, type);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { where, what, parts } of all) {
      expect([where, what]).not.toContain('');
      expect(parts.length, `round ${round}: ${where} ${what}`).toBeGreaterThan(0);
      for (const part of parts) {
        const isSame = part.kind === 'words' && part.runs.every(({ kind }) => kind === 'same');
        expect(isSame, `round ${round}: ${what}`).toBe(false);
      }
    }
    for (let steps = 0; !equalJson(current, json); steps++) {
      const changes = describe(json, current, type);
      const one = changes[Math.floor(random() * changes.length)];
      expect(one?.putBack, `round ${round}`).toBeTruthy();
      current = changedValue(current, one?.putBack ?? []);
      expect(steps, `round ${round}`).toBeLessThan(400);
    }
    expect(describe(json, current, type)).toEqual([]);
  }
}, 600_000);

test('slices with ids: one difference put back leaves exactly the others', () => {
  const { data } = demoDocument('case_study/low-tide');
  // Cast: a list of slices.
  const slices = data?.['spread'] as readonly Readonly<Record<string, Json>>[];
  const spread = slices.map((slice, at) => ({ id: `slice-${at}`, primary: {}, ...slice }));
  const json = { data: { spread } };
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomOf(round + 2e6);
    const below = (count: number) => Math.floor(random() * count);
    let current: Json = json;
    for (let count = 1 + below(6); count > 0; count--) {
      const path = ['data', 'spread', below(slices.length - 6)];
      const [to, kind] = [below(slices.length - 6), random()];
      const change =
        kind < 0.5
          ? changeBelow(random, current, [...path, 'primary'])
          : ({ ...(kind < 0.8 ? { op: 'move', to } : { op: 'remove' }), path } as Change);
      current = changedValue(current, [change]);
    }
    const changes = describe(json, current);
    const one = changes[below(changes.length)];
    if (!one) continue;
    const rest = describe(json, changedValue(current, one.putBack ?? []));
    expect(rest.length, `round ${round}: ${one.where} ${one.what}`).toBe(changes.length - 1);
  }
}, 600_000);

test('a page of a thousand slices is compared at once', () => {
  const random = randomOf(5);
  const slices = Array.from({ length: 1_000 }, (_none, index) => {
    const text = `Slice ${index} of a long page, with words to read.`;
    const primary = { text: [{ type: 'paragraph', text, spans: [] }], padding: index % 7 };
    return { slice_type: 'text_block', variation: 'default', primary };
  });
  const published = { data: { slices } };
  let current: Json = published;
  for (let count = 0; count < 300; count++) {
    const index = Math.floor(random() * 900);
    current = changedValue(current, [
      { op: 'move', path: ['data', 'slices', index], to: Math.floor(random() * 900) },
      { op: 'set', path: ['data', 'slices', index, 'primary', 'padding'], value: count },
      { op: 'remove', path: ['data', 'slices', 900] },
      { op: 'insert', path: ['data', 'slices', 12], value: { slice_type: 'image', primary: {} } },
    ]);
  }
  const { result, ms } = cpuTime(() => describe(published, current, models.types.get('page')));
  expect(ms).toBeLessThan(1_500);
  expect(result.length).toBeGreaterThan(500);
});
