import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SendError } from './program.ts';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes a file that names this process, so that two do not send at once; returns what gives it back. */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  const take = () => writeFile(path, String(process.pid), { flag: 'wx' });
  try {
    await take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(await readFile(path, 'utf8').catch(() => ''));
    if (pid > 0 && isAlive(pid)) {
      throw new SendError(`Another window or terminal is sending just now (process ${pid}).`);
    }
    // Its process has ended in the middle.
    await rm(path, { force: true });
    await take();
  }
  return () => rm(path, { force: true });
}
