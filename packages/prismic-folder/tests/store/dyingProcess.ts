import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownIdentity } from '../../src/store/folderLock.ts';
import { fsError, wrapFs } from './wrapFs.ts';

/** A file system that stops for ever before one of the operations that change something. */
export function dyingFs(dieAt: number, isElsewhere = false) {
  let count = 0;
  let isDead = false;
  const fs = wrapFs((operation, path, to) => {
    if (isDead) throw new Error('dead');
    if (READING.has(operation)) return;
    count += 1;
    if (count === dieAt) {
      isDead = true;
      throw new Error('dead');
    }
    const isOwn = (name: string) => name.includes('/.store/');
    if (isElsewhere && to !== undefined && isOwn(path) !== isOwn(to)) throw fsError('EXDEV');
  });
  return { fs, hasDied: () => isDead };
}

const READING = new Set<string>(
  'info hasName isLink isProtected realPath read revision revisionLater list'.split(' '),
);

/** Makes what this process left look like that of a process that is dead. */
export function bury(contentDir: string): void {
  const dead = ownIdentity().replace(/^\d+-\d+/, '1-1');
  const all = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  for (const path of all.toSorted((one, other) => other.length - one.length)) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (path.endsWith('.owner') || name.startsWith('lock')) {
      const text = readFileSync(join(contentDir, path), 'utf8');
      writeFileSync(join(contentDir, path), text.replace(ownIdentity(), dead));
    }
    if (!name.includes(ownIdentity())) continue;
    const parent = path.slice(0, path.length - name.length);
    renameSync(
      join(contentDir, path),
      join(contentDir, parent + name.replace(ownIdentity(), dead)),
    );
  }
}
