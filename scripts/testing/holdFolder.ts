import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Holds a file with this process's id until the process ends. Throws if another process that still
 * runs holds it: two runs in one folder would build into the same files.
 */
export function holdFolder(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const take = () => writeFileSync(path, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch {
    const pid = Number(readFileSync(path, 'utf8'));
    if (isRunning(pid)) throw new Error(`The tests already run in this folder (process ${pid})`);
    rmSync(path);
    take();
  }
  process.once('exit', () => rmSync(path, { force: true }));
}
