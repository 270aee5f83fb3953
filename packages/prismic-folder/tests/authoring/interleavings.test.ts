import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import type { Authoring } from '../../src/authoring/Authoring.ts';
import { AuthoringError } from '../../src/authoring/AuthoringError.ts';
import { authoringProject, openAuthoring } from '../support/authoringProject.ts';
import { about, DRAFT, set } from './support/saving.ts';

const SEED = Number(process.env['SEED'] ?? 4);
/** The promise is for 1,000; `ROUNDS=1000` runs them in some minutes. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);

const slice = (text: string) => ({ slice_type: 'note', primary: { text } });

/** Values that writers change, by their paths. */
const PATHS = [
  ['data', 'name'],
  ['data', 'size'],
  ['data', 'zone', 0, 'primary', 'text'],
  ['data', 'zone', 1, 'primary', 'text'],
  ['data', 'body', 0, 'text'],
  ['tags', 0],
] as const;

type Path = readonly (string | number)[];

interface Write {
  readonly path: Path;
  readonly value: string | number;
  readonly outcome: 'saved' | AuthoringError;
}

const valueAt = (json: unknown, path: Path) =>
  // Cast: the test's own document has all of the paths.
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], json);

const ticks = async (count: number) => {
  // oxlint-disable-next-line no-await-in-loop
  for (let tick = 0; tick < count; tick++) await setImmediate();
};

test(`two services and a text editor lose no change in ${ROUNDS} interleavings`, async () => {
  const random = randomOf(SEED);
  const below = (count: number) => Math.floor(random() * count);
  const body = [{ type: 'paragraph', text: 'Text', spans: [] }];
  const zone = [slice('one'), slice('two')];
  const project = await authoringProject({
    [DRAFT]: { tags: ['Tag'], data: { name: 'Name', size: 1, body, zone } },
  });
  const other = await openAuthoring(project);
  let written = 0;
  let [saves, conflicts] = [0, 0];
  const nextValue = (path: Path) =>
    path.at(-1) === 'size' ? 1 + (written++ % 900) / 100 : `Value ${written++}`;

  const save = async ({ documents }: Authoring, path: Path, revision: string): Promise<Write> => {
    const value = nextValue(path);
    await ticks(below(6));
    try {
      const changes = [set([...path], value)];
      await documents.save(about, { version: 'draft', revision, changes });
      return { path, value, outcome: 'saved' };
    } catch (error) {
      if (error instanceof AuthoringError) return { path, value, outcome: error };
      throw error;
    }
  };
  /** Reads, changes and writes the file in place, as editors do that do not rename. */
  const edit = async (path: Path): Promise<Write> => {
    await ticks(below(40));
    const value = nextValue(path);
    const file = join(project.root, DRAFT);
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    Object.assign(valueAt(json, path.slice(0, -1)) ?? {}, { [path.at(-1) ?? '']: value });
    writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
    return { path, value, outcome: 'saved' };
  };

  for (let round = 0; round < ROUNDS; round++) {
    const before = project.json(DRAFT);
    const pick = () => pickOf<Path>(random, PATHS);
    // oxlint-disable-next-line no-await-in-loop
    const [one, two] = await Promise.all([
      project.documents.read(about, 'draft'),
      other.documents.read(about, 'draft'),
    ]);
    const writers = [
      save(project, pick(), one.revision),
      save(other, pick(), two.revision),
      ...(below(2) === 0 ? [save(project, pick(), one.revision)] : []),
    ];
    const typed = below(3) > 0 ? edit(pick()) : undefined;
    // oxlint-disable-next-line no-await-in-loop
    const saved = await Promise.all(writers);
    // oxlint-disable-next-line no-await-in-loop
    const editor = await typed;
    const after = project.json(DRAFT);
    for (const path of PATHS) {
      const at = `seed ${SEED}, round ${round}, ${path.join('.')}`;
      const services = saved.filter((write) => write.path === path);
      const kept = services.filter(({ outcome }) => outcome === 'saved');
      const byEditor = editor?.path === path ? editor : undefined;
      expect(kept.length, at).toBeLessThanOrEqual(1);
      const last = byEditor ?? kept[0];
      expect(valueAt(after, path), at).toEqual(last ? last.value : valueAt(before, path));
      saves += kept.length;
      for (const { outcome } of services) {
        if (outcome === 'saved') continue;
        conflicts++;
        expect(outcome.code, at).toBe('conflict');
        // A text is compared with its spans, so that its paragraph is the conflict.
        const [conflict, ...more] = outcome.details.conflicts ?? [];
        expect(more, at).toEqual([]);
        expect(path.slice(0, conflict?.path.length), at).toEqual(conflict?.path);
        expect(kept.length + (byEditor ? 1 : 0), at).toBeGreaterThan(0);
      }
    }
  }
  expect(saves).toBeGreaterThan(ROUNDS / 2);
  expect(conflicts).toBeGreaterThan(0);
});
