import {
  closeSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { expect, it } from 'vitest';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { digest } from '../../src/lib/digest.ts';
import { RevisionError } from '../../src/store/types.ts';
import { bytes, createTestFolder } from './storeFolder.ts';
import { wrapFs } from './wrapFs.ts';

/** STORE_INTERLEAVINGS=1000 runs the full number. */
const RUNS = Number(process.env['STORE_INTERLEAVINGS'] ?? 40);
const SEED = Number(process.env['STORE_SEED'] ?? 827000);
const COMMITS = 6;
const PATH = 'documents/page/a.json';
/** The editor needs the folder, which would be removed with its last file. */
const OTHER = 'documents/page/b.json';

/** A version that the editor has saved completely. */
interface SavedVersion {
  readonly text: string;
  /** Whether the file had it when the editor was done. */
  readonly arrived: boolean;
  /** Whether the editor itself has replaced it, or deleted the file, since. */
  isReplaced: boolean;
}

/**
 * A text editor that knows nothing of revisions: it writes in place in several steps, or renames, or
 * deletes. Each call of `step` does one operation of the file system.
 */
function createTextEditor(path: string, random: () => number) {
  const saved: SavedVersion[] = [];
  let count = 0;
  let steps: (() => void)[] = [];

  const onDisk = () => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return null;
    }
  };
  /** Called right before an operation that replaces what the file has. */
  const replacing = (present = onDisk()) => {
    for (const version of saved) if (version.text === present) version.isReplaced = true;
  };
  const done = (text: string) => {
    saved.push({ text, arrived: onDisk() === text, isReplaced: false });
  };

  const inPlace = (text: string, truncatesFirst: boolean): (() => void)[] => {
    let file = -1;
    const half = Math.floor(text.length / 2);
    return [
      () => {
        if (truncatesFirst) replacing();
        file = openSync(path, truncatesFirst || onDisk() === null ? 'w+' : 'r+');
      },
      () => {
        // The file it has open may have another name by now.
        if (!truncatesFirst) replacing(contentOf(file));
        writeSync(file, text.slice(0, half), 0);
      },
      () => void writeSync(file, text.slice(half), half),
      () => {
        ftruncateSync(file, text.length);
        closeSync(file);
        done(text);
      },
    ];
  };
  const byRename = (text: string): (() => void)[] => [
    () => writeFileSync(`${path}.tmp`, text),
    () => {
      replacing();
      renameSync(`${path}.tmp`, path);
      done(text);
    },
  ];
  const deletes = (): (() => void)[] => [
    () => {
      replacing();
      rmSync(path, { force: true });
    },
  ];

  return {
    saved,
    step(): void {
      if (steps.length === 0) {
        count += 1;
        const text = `editor ${count} ${'e'.repeat(Math.floor(random() * 30))}`;
        const kind = pickOf(random, ['truncate', 'write', 'rename', 'rename', 'delete']);
        if (kind === 'delete') steps = deletes();
        else steps = kind === 'rename' ? byRename(text) : inPlace(text, kind === 'truncate');
      }
      steps.shift()?.();
    },
    /** Completes what it has begun. */
    finish(): void {
      while (steps.length > 0) steps.shift()?.();
    },
  };
}

function contentOf(file: number): string {
  const bytes = Buffer.alloc(1000);
  return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, 0));
}

/** Lets a text editor do some steps before any operation of the store's file system. */
async function interleave(seed: number) {
  const random = randomOf(seed);
  const folder = createTestFolder({ [PATH]: 'start', [OTHER]: 'stays' });
  const editor = createTextEditor(folder.at(PATH), random);
  const pace = random() ** 2 * 0.15;
  let isRunning = false;
  const edit = () => {
    if (!isRunning) return;
    while (random() < pace) editor.step();
  };
  const store = await folder.open({ fs: wrapFs(edit), graceMs: 1e6 });
  /** Revisions that the store has told of: as the file that a commit replaces, by an event, or with a refusal. */
  const reported = new Set<string | undefined>();
  store.onChange((event) => {
    reported.add(event.overwritten);
  });

  const acknowledged: string[] = [];
  const refused: string[] = [];
  isRunning = true;
  for (let at = 1; at <= COMMITS; at += 1) {
    const expected = store.read(PATH)?.revision ?? null;
    reported.add(expected ?? undefined);
    const text = `store ${at}`;
    const isDeletion = expected !== null && random() < 0.15;
    for (let steps = random() * 3; steps > 1; steps -= 1) editor.step();
    try {
      const content = isDeletion ? null : bytes(text);
      await store.commit([{ path: PATH, content, expected }]);
      if (!isDeletion) acknowledged.push(text);
    } catch (error) {
      if (!(error instanceof RevisionError)) {
        throw new Error(`seed ${seed}, commit ${at}: ${error}`, { cause: error });
      }
      refused.push(text);
      reported.add(error.current?.revision);
    }
  }
  isRunning = false;
  editor.finish();
  const current = Buffer.from(store.read(PATH)?.bytes ?? []).toString();
  await store.close();
  const again = await folder.open();
  const versions = (await again.history(PATH)).map(({ revision }) => revision);
  const isSafe = (text: string) => text === current || versions.includes(digest(text));

  const { saved } = editor;
  const late = saved.filter(({ arrived, text }) => !arrived && text !== current);
  return {
    lost: [
      ...acknowledged.filter((text) => !isSafe(text)),
      ...saved
        .filter(({ text, isReplaced }) => !isReplaced && !isSafe(text))
        .map(({ text }) => text),
    ],
    unreported: late
      .filter(({ text, isReplaced }) => !isReplaced && !reported.has(digest(text)))
      .map(({ text }) => text),
    written: refused.filter((text) => text === current),
    strays: folder.strays().filter((path) => !path.endsWith('.owner')),
    late: late.length,
    refused: refused.length,
  };
}

it(
  `${RUNS} interleavings of the store and a text editor lose nothing (seed ${SEED})`,
  async () => {
    const sums = { refused: 0, late: 0 };
    for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
      const { refused, late, ...wrong } = await interleave(seed);
      const nothing = { lost: [], unreported: [], written: [], strays: [] };
      expect(wrong, `seed ${seed}`).toEqual(nothing);
      sums.refused += refused;
      sums.late += late;
    }
    expect(sums.refused).toBeGreaterThan(0);
    expect(sums.late).toBeGreaterThan(0);
  },
  Math.max(45_000, RUNS * 500),
);
