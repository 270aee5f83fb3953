import { expect, test } from 'vitest';
import { changedValue, equalJson, type Json } from '#prismic-folder/edit';
import { describeChanges } from '#editor/review/describeChanges.ts';
import type { DocumentJson } from '#editor/document/DocumentSession.ts';
import { cpuTime } from '../../../support/cpuTime.ts';
import { randomOf } from '../../../support/random.ts';
import { copy, demoDocument, demoDocuments, models } from './support/demo.ts';
import { randomChange, randomEdits, withIds } from './support/randomEdits.ts';

/** Documents to edit; a hundred times as many with FULL=1. */
const ROUNDS = process.env['FULL'] ? 30_000 : 300;

const documents = demoDocuments.map((name) => {
  const [id = ''] = name.split('/');
  return { type: models.types.get(id), json: copy(demoDocument(name)) };
});

const describe = (published: Json, current: Json, type = models.types.get('case_study')) =>
  // Cast: both are documents.
  describeChanges({
    published: published as DocumentJson,
    current: current as DocumentJson,
    type,
    models,
  });

test('putting back one difference after another, in any order, gives the published document', () => {
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomOf(round);
    const { type, json } = documents[round % documents.length] ?? { type: undefined, json: {} };
    let current = randomEdits(random, json, 1 + Math.floor(random() * 8));
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

test('every difference has something to read, and an id of its own', () => {
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomOf(round + 1e6);
    const { type, json } = documents[round % documents.length] ?? { type: undefined, json: {} };
    const current = randomEdits(random, json, 1 + Math.floor(random() * 8));
    const changes = describe(json, current, type);
    expect(changes.length > 0).toBe(!equalJson(current, json));
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    for (const { where, what, parts } of changes) {
      expect(where).not.toBe('');
      expect(what).not.toBe('');
      expect(parts.length, `round ${round}: ${where} ${what}`).toBeGreaterThan(0);
      for (const part of parts) {
        if (part.kind === 'words') {
          expect(
            part.runs.some(({ kind }) => kind !== 'same'),
            `round ${round}: ${what}`,
          ).toBe(true);
        }
      }
    }
  }
}, 600_000);

test('slices with ids: one difference put back leaves exactly the others', () => {
  const json = withIds(copy(demoDocument('case_study/low-tide')));
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomOf(round + 2e6);
    let current = json;
    for (let count = 1 + Math.floor(random() * 6); count > 0; count--) {
      const below = random() < 0.5 ? ['data', 'spread'] : ['data', 'spread', 3, 'primary'];
      const change = randomChange(random, current, below);
      // Whole slices only: a change inside one is made below `primary`.
      const isSlice = change?.path.length === 3 && (change.op === 'move' || change.op === 'remove');
      if (change && (isSlice || below.length > 2)) current = changedValue(current, [change]);
    }
    const changes = describe(json, current);
    const one = changes[Math.floor(random() * changes.length)];
    if (!one) continue;
    const rest = describe(json, changedValue(current, one.putBack ?? []));
    expect(rest.length, `round ${round}: ${one.where} ${one.what}`).toBe(changes.length - 1);
  }
}, 600_000);

test('a page of a thousand slices is compared at once', () => {
  const random = randomOf(5);
  const slices = Array.from({ length: 1_000 }, (_none, index) => ({
    slice_type: 'text_block',
    variation: 'default',
    primary: {
      text: [
        {
          type: 'paragraph',
          text: `Slice ${index} of a long page, with words to read.`,
          spans: [],
        },
      ],
      padding: index % 7,
    },
  }));
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
