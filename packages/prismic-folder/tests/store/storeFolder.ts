import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openStore, type StoreOptions } from '../../src/store/openStore.ts';
import type { FolderStore } from '../../src/store/types.ts';

/** A content folder of a test. */
export interface TestFolder {
  readonly contentDir: string;
  /** Path of a file in it. */
  at(path: string): string;
  write(path: string, text: string): void;
  /** null if there is no such file. */
  text(path: string): string | null;
  /** Everything in it that is not content: temporary files, journals, locks. */
  strays(): string[];
  open(options?: Partial<StoreOptions>): Promise<FolderStore>;
}

/** A folder in memory, where there is one: writing to the disk takes most of a commit's time. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export function createTestFolder(files: Readonly<Record<string, string>> = {}): TestFolder {
  const contentDir = realpathSync(mkdtempSync(join(PARENT, 'store-')));
  onTestFinished(() => rmSync(contentDir, { recursive: true, force: true }));
  const folder: TestFolder = {
    contentDir,
    at: (path) => join(contentDir, path),
    write(path, text) {
      mkdirSync(dirname(join(contentDir, path)), { recursive: true });
      writeFileSync(join(contentDir, path), text);
    },
    text(path) {
      try {
        return readFileSync(join(contentDir, path), 'utf8');
      } catch {
        return null;
      }
    },
    strays: () =>
      readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?:^|\/)\.store[/-]/.test(path) && !path.endsWith('.gitignore'))
        .toSorted(),
    async open(options) {
      const store = await openStore({ contentDir, ...options });
      onTestFinished(() => store.close());
      return store;
    },
  };
  for (const [path, text] of Object.entries(files)) folder.write(path, text);
  return folder;
}

/** A folder with a store that is open. */
export async function openFolder(files: Readonly<Record<string, string>> = {}) {
  const folder = createTestFolder(files);
  return { folder, store: await folder.open() };
}

/** Closes a store, which leaves nothing but content. */
export async function closeClean(folder: TestFolder, store: FolderStore): Promise<void> {
  await store.close();
  expect(folder.strays()).toEqual([]);
}

export const bytes = (text: string) => new TextEncoder().encode(text);

/** What a commit needs to replace a file as it is now. */
export function change(store: FolderStore, path: string, text: string | null) {
  return {
    path,
    content: text === null ? null : bytes(text),
    expected: store.read(path)?.revision ?? null,
  };
}
