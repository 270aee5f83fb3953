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
import { pickOf } from '../../../../tests/support/random.ts';

/** A version that the editor has saved completely. */
export interface SavedVersion {
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
export function createTextEditor(path: string, random: () => number) {
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
