import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyModels } from './contentFolder.ts';

/** A project with this one's models and a copy of its demo content; media are linked. */
export interface DemoFolder {
  readonly root: string;
  readonly contentDir: string;
  read(path: string): string;
  write(path: string, text: string): void;
  remove(): void;
}

export function createDemoFolder(): DemoFolder {
  const root = mkdtempSync(join(tmpdir(), 'demo-'));
  const contentDir = join(root, 'content');
  mkdirSync(contentDir);
  copyModels(root);
  for (const path of ['documents', 'releases', 'behance', 'repository.json']) {
    cpSync(join('content', path), join(contentDir, path), { recursive: true });
  }
  symlinkSync(resolve('content/media'), join(contentDir, 'media'));
  return {
    root,
    contentDir,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => writeFileSync(join(root, path), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
