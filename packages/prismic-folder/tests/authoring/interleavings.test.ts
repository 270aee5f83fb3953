import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Authoring } from '../../src/authoring/Authoring.ts';
import { AuthoringError } from '../../src/authoring/AuthoringError.ts';
import { authoringProject, openAuthoring } from '../support/authoringProject.ts';

const SEED = Number(process.env['SEED'] ?? 4);
/** The promise is for 1,000; `ROUNDS=1000` runs them in some minutes. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);

const about = { type: 'page', name: 'about' };
const DRAFT = 'drafts/documents/page/about.json';
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

type Path = (typeof PATHS)[number];

interface Write {
  readonly path: Path;
  readonly value: string | number;
  readonly outcome: 'saved' | AuthoringError;
}

function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function valueAt(json: unknown, path: Path): unknown {
  // Cast: the test's own document has all of the paths.
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    json,
  );
}

const ticks = async (count: number) => {
  // oxlint-disable-next-line no-await-in-loop
  for (let tick = 0; tick < count; tick++) await setImmediate();
};

test(`two services and a text editor lose no change in ${ROUNDS} interleavings`, async () => {
  const random = randomOf(SEED);
  const project = await authoringProject({
    [`content/${DRAFT}`]: {
      tags: ['Tag'],
      data: {
        name: 'Name',
        size: 1,
        body: [{ type: 'paragraph', text: 'Text', spans: [] }],
        zone: [slice('one'), slice('two')],
      },
    },
  });
  const other = await openAuthoring(project);
  const file = join(project.contentDir, DRAFT);
  const read = (): unknown => JSON.parse(readFileSync(file, 'utf8'));
  let written = 0;
  let [saves, conflicts] = [0, 0];
  const nextValue = (path: Path) =>
    path.at(-1) === 'size' ? 1 + (written++ % 900) / 100 : `Value ${written++}`;

  const save = async ({ documents }: Authoring, path: Path, revision: string): Promise<Write> => {
    const value = nextValue(path);
    const changes = [{ op: 'set' as const, path: [...path], value }];
    await ticks(random(6));
    try {
      await documents.save(about, { version: 'draft', revision, changes });
      return { path, value, outcome: 'saved' };
    } catch (error) {
      if (error instanceof AuthoringError) return { path, value, outcome: error };
      throw error;
    }
  };
  /** Reads, changes and writes the file in place, as editors do that do not rename. */
  const edit = async (path: Path): Promise<Write> => {
    await ticks(random(40));
    const value = nextValue(path);
    const json = read();
    const holder: unknown = path.slice(0, -1).reduce<unknown>(
      // Cast: the test's own document has all of the paths.
      (at, key) => (at as Record<string | number, unknown>)[key],
      json,
    );
    Object.assign(holder ?? {}, { [path.at(-1) ?? '']: value });
    writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
    return { path, value, outcome: 'saved' };
  };

  for (let round = 0; round < ROUNDS; round++) {
    const shown = `seed ${SEED}, round ${round}`;
    const before = read();
    const pick = () => PATHS[random(PATHS.length)] ?? PATHS[0];
    // oxlint-disable-next-line no-await-in-loop
    const [one, two] = await Promise.all([
      project.documents.read(about, 'draft'),
      other.documents.read(about, 'draft'),
    ]);
    const writers = [
      save(project, pick(), one.revision),
      save(other, pick(), two.revision),
      ...(random(2) === 0 ? [save(project, pick(), one.revision)] : []),
    ];
    const typed = random(3) > 0 ? edit(pick()) : undefined;
    // oxlint-disable-next-line no-await-in-loop
    const saved = await Promise.all(writers);
    // oxlint-disable-next-line no-await-in-loop
    const editor = await typed;
    const after = read();
    for (const path of PATHS) {
      const at = `${shown}, ${path.join('.')}`;
      const services = saved.filter((write) => write.path === path);
      const kept = services.filter(({ outcome }) => outcome === 'saved');
      const byEditor = editor?.path === path ? editor : undefined;
      expect(kept.length, at).toBeLessThanOrEqual(1);
      const last = byEditor ?? kept[0];
      expect(valueAt(after, path), at).toEqual(last ? last.value : valueAt(before, path));
      for (const { outcome } of services) {
        if (outcome === 'saved') {
          saves++;
          continue;
        }
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
  console.info(`seed ${SEED}: ${ROUNDS} rounds, ${saves} saves, ${conflicts} conflicts reported`);
  expect(saves).toBeGreaterThan(ROUNDS / 2);
  expect(conflicts).toBeGreaterThan(0);
});

test('fifty writers at once: every change is saved or reported', async () => {
  const project = await authoringProject({
    [`content/${DRAFT}`]: { data: { zone: Array.from({ length: 50 }, () => slice('old')) } },
  });
  const { revision } = await project.documents.read(about, 'draft');
  await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      project.documents.save(about, {
        version: 'draft',
        revision,
        changes: [
          { op: 'set', path: ['data', 'zone', place, 'primary', 'text'], value: `new ${place}` },
        ],
      }),
    ),
  );
  expect(project.json(`content/${DRAFT}`)).toEqual({
    data: { zone: Array.from({ length: 50 }, (_, place) => slice(`new ${place}`)) },
  });
});
