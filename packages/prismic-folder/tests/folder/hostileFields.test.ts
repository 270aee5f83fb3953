import { createDemoFolder } from '../../../../tests/support/demoFolder.ts';
import { failWith, runsAll, seeds } from '../../../../tests/support/hostile/seeds.ts';
import { hostileJson, hostileSlice } from '../../../../tests/support/hostile/values.ts';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { afterAll, expect, it } from 'vitest';
import { createReport } from '../../src/folder/createReport.ts';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import { formatPath } from '../../src/folder/formatProblem.ts';
import { listFiles } from '../../src/folder/listFiles.ts';
import { normalizeFields } from '../../src/folder/normalize/normalizeFields.ts';
import { isRecord } from '../../src/json.ts';
import { readModels } from '../../src/models/readModels.ts';
import type { FieldModel, Problem } from '../../src/types.ts';

type Fields = Readonly<Record<string, FieldModel>>;
type Path = readonly (string | number)[];

/** A field that a document holds: where, and what its model says. */
interface Slot {
  readonly path: Path;
  readonly model: FieldModel;
}

const folder = createDemoFolder();
afterAll(() => folder.remove());

const { models } = await readModels(process.cwd());
const source = createSnapshotSource({ ...folder, watch: true });
const sound = await source.current();
const listed = await listFiles(`${folder.contentDir}/documents`);
const documents = listed.files.map(({ name }) => name);

/** Every field of a record, however deep. */
function* slotsIn(value: unknown, fields: Fields, path: Path): Generator<Slot> {
  if (!isRecord(value)) return;
  for (const [name, model] of Object.entries(fields)) {
    if (!(name in value) || model.type === 'UID') continue;
    const at = [...path, name];
    yield { path: at, model };
    const held = value[name];
    if (!Array.isArray(held)) continue;
    for (const [index, one] of held.entries()) {
      if (model.type === 'Group') yield* slotsIn(one, model.config?.fields ?? {}, [...at, index]);
      if (model.type !== 'Slices' || !isRecord(one)) continue;
      const { variations = {} } = models.slices.get(String(one['slice_type'])) ?? {};
      const variation = variations[String(one['variation'] ?? 'default')];
      yield* slotsIn(one['primary'], variation?.primary ?? {}, [...at, index, 'primary']);
      const items: unknown[] = Array.isArray(one['items']) ? one['items'] : [];
      for (const [row, item] of items.entries()) {
        yield* slotsIn(item, variation?.items ?? {}, [...at, index, 'items', row]);
      }
    }
  }
}

function recordAt(json: unknown, path: Path): Record<string, unknown> {
  let value = json;
  // Cast: the path was found by walking the same value.
  for (const key of path) value = (value as Record<string | number, unknown>)[key];
  return value as Record<string, unknown>;
}

/** Replaces a key and its value in place, so that lines keep their order. */
function replace(record: Record<string, unknown>, key: string, to: [string, unknown][]) {
  const entries = Object.entries(record).flatMap((own) => (own[0] === key ? to : [own]));
  for (const name of Object.keys(record)) delete record[name];
  Object.assign(record, Object.fromEntries(entries));
}

const KINDS = ['invalid', 'unknown', 'renamed'] as const;

/** Corrupts one field of a document; returns the change, the field and its line. */
function spoil(random: () => number, json: Record<string, unknown>, { path, model }: Slot) {
  const kind = pickOf(random, KINDS);
  const key = String(path.at(-1));
  const record = recordAt(json, path.slice(0, -1));
  const held = record[key];
  const wrong = model.type === 'Number' || model.type === 'Boolean' ? 'not one' : 5;
  const name = kind === 'renamed' ? `${key}_renamed` : kind === 'unknown' ? 'quite_unknown' : key;
  const entries: Record<typeof kind, [string, unknown][]> = {
    invalid: [[key, wrong]],
    unknown: [
      [key, held],
      [name, wrong],
    ],
    renamed: [[name, held]],
  };
  replace(record, key, entries[kind]);
  const text = JSON.stringify(json, null, 2);
  // Found independently of the loader: by a name that no other line has.
  replace(record, name, [['@here', null]]);
  const line = JSON.stringify(json, null, 2)
    .split('\n')
    .findIndex((one) => one.includes('"@here"'));
  return { kind, text, line: line + 1, field: formatPath([...path.slice(0, -1), name]) };
}

/** The data without one field, for comparison with another version. */
function without(data: unknown, path: Path): unknown {
  const copy: unknown = structuredClone(data);
  delete recordAt(copy, path.slice(1, -1))[String(path.at(-1))];
  return copy;
}

async function checkSpoilt(seed: number): Promise<void> {
  const random = randomOf(seed);
  const name = documents[Math.floor(random() * documents.length)] ?? '';
  const file = `content/documents/${name}`;
  const own = folder.read(file);
  const json = JSON.parse(own) as Record<string, unknown>;
  const fields = models.types.get(name.split('/')[0] ?? '')?.fields ?? {};
  const slots = [...slotsIn(json['data'], fields, ['data'])];
  const [first, ...more] = slots;
  if (first === undefined) return;
  const slot = pickOf(random, [first, ...more]);
  const { kind, text, line, field } = spoil(random, json, slot);
  folder.write(file, text);
  const { documents: served, problems } = await source.current();
  folder.write(file, own);

  const what = `${file}: ${field} is ${kind}`;
  const [type = '', base = ''] = name.replace('.json', '').split('/');
  const [ownName, lang = 'en-gb'] = base.split('.');
  const uid = typeof json['uid'] === 'string' ? json['uid'] : ownName;
  const uidOf = (one: { uid: string | null; type: string }) => `${one.type}/${one.uid}`;
  expect(served.map(uidOf), what).toEqual(sound.documents.map(uidOf));
  const changed = kind === 'unknown' ? null : slot.path;
  for (const [index, before] of sound.documents.entries()) {
    const data = served[index]?.data;
    const isIt =
      before.type === type && before.lang === lang && (before.uid === null || before.uid === uid);
    if (!isIt || changed === null) expect(data, what).toEqual(before.data);
    else expect(without(data, changed), what).toEqual(without(before.data, changed));
  }
  const errors = problems.filter(({ severity }) => severity !== 'warning');
  expect(errors, what).toMatchObject([{ file, field, line } satisfies Partial<Problem>]);
}

it('serves a document whatever is wrong with one of its fields, with all others unchanged', async () => {
  for (const seed of seeds(60)) {
    await checkSpoilt(seed).catch((error: unknown) =>
      failWith(import.meta.filename, seed, error instanceof Error ? error.message : String(error)),
    );
  }
}, 300_000);

it('fills hostile slices of documents: no zone is lost', () => {
  const { fields = {} } = models.types.get('home') ?? {};
  let filled = 0;
  for (const seed of seeds(2000)) {
    const random = randomOf(seed);
    const slices = Array.from({ length: 10 }, () => hostileSlice(random, models));
    const written = JSON.parse(hostileJson({ slices, meta_title: 'Kept' })) as unknown;
    const problems: Problem[] = [];
    const report = createReport('home.json', problems);
    const media = new Map();
    const context = { models, media, documentId: 'x', lang: 'en-gb', report, path: [], links: [] };
    const data = normalizeFields(context, written, fields, 'home');
    const zone = data['slices'];
    const isWhole = data['meta_title'] === 'Kept' && Array.isArray(zone);
    if (!isWhole) failWith(import.meta.filename, seed, JSON.stringify(Object.keys(data)));
    // What is left out has been reported.
    if (Array.isArray(zone) && zone.length < 10 && problems.length === 0) {
      failWith(import.meta.filename, seed, 'a slice was left out without a word');
    }
    filled += slices.length;
  }
  if (runsAll) expect(filled).toBe(20_000);
});
