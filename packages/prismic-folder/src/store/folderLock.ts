import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AuthoringError } from './AuthoringError.ts';
import { digest } from '../lib/digest.ts';
import { errorCode } from '../lib/errorCode.ts';
import { linkIfPossible, type StoreFs } from './StoreFs.ts';

/** A lock in a folder that processes share. It is free again when its process is dead. */
interface FolderLock {
  /** `tookOver`: the process that held it died. */
  acquire(): Promise<{ readonly tookOver: boolean; release(): void }>;
}

/** The lock, and the start of the names of locks to remove it. */
export const LOCK_NAME = 'lock';
/** A commit takes milliseconds; one of many files on a slow disk some seconds. */
const WAIT_MS = 30_000;
/** Whether a process on another machine is alive is unknown, so its lock ends after this time. */
const UNKNOWN_OWNER_MS = 60_000;
/** A process that has created a lock writes its name there at once, unless it or the machine dies. */
const NAMELESS_MS = 2000;

/** A file whose content names its process, and no other store of it. */
interface Owner {
  readonly path: string;
  readonly identity: string;
}

export function createFolderLock(fs: StoreFs, folder: string, owner: Owner): FolderLock {
  const lock = join(folder, LOCK_NAME);
  const release = () => {
    if (ownerOf(fs, lock) === owner.identity) fs.remove(lock);
  };
  return {
    async acquire() {
      const start = performance.now();
      for (let pause = 1; ; pause = Math.min(pause * 2, 20)) {
        const taken = take(fs, lock, owner);
        if (taken !== 'busy') {
          return { tookOver: taken === 'tookOver', release };
        }
        if (performance.now() - start > WAIT_MS) throw busy(ownerOf(fs, lock));
        await sleep(pause);
      }
    },
  };
}

type Taken = 'free' | 'tookOver' | 'busy';

/**
 * A dead process's lock is removed under a second lock, which is named after the dead owner.
 * Otherwise a slow process could remove the lock that a faster one has taken meanwhile.
 */
function take(fs: StoreFs, lock: string, owner: Owner): Taken {
  if (linkTo(fs, lock, owner)) return 'free';
  const dead = ownerOf(fs, lock);
  if (dead === undefined || !isDead(fs, lock, dead)) return 'busy';
  const removal = `${lock}-${digest(dead).slice(0, 8)}`;
  if (take(fs, removal, owner) === 'busy') return 'busy';
  try {
    if (ownerOf(fs, lock) === dead) fs.remove(lock);
    return linkTo(fs, lock, owner) ? 'tookOver' : 'busy';
  } finally {
    fs.remove(removal);
  }
}

function linkTo(fs: StoreFs, lock: string, { path, identity }: Owner): boolean {
  try {
    if (!linkIfPossible(fs, path, lock)) fs.note(lock, identity, 'new');
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(fs: StoreFs, lock: string): string | undefined {
  const bytes = fs.read(lock);
  return bytes === null ? undefined : Buffer.from(bytes).toString('utf8');
}

function isDead(fs: StoreFs, lock: string, owner: string): boolean {
  const state = stateOf(owner);
  if (state !== 'unknown') return state === 'dead';
  const info = fs.info(lock);
  const limit = owner === '' ? NAMELESS_MS : UNKNOWN_OWNER_MS;
  return info !== null && Date.now() - info.changedAt > limit;
}

function busy(owner: string | undefined): AuthoringError {
  const pid = owner?.split('-', 1)[0] || 'unknown';
  return new AuthoringError(
    'storage',
    `Another process (${pid}) has been writing to the content folder for ${WAIT_MS / 1000} s. End it if it hangs, then try again`,
  );
}

/**
 * Names a process for others that share the folder: its number, when it started (numbers are used
 * again), the boot and the machine. Only letters, digits and `-`, for file names.
 */
export function ownIdentity(): string {
  return [process.pid, startOf(process.pid) ?? 0, BOOT, HOST].join('-');
}

/** unknown: it runs, or ran, on another machine or in another container. */
export function stateOf(identity: string): 'alive' | 'dead' | 'unknown' {
  const [pid, start, boot, host] = identity.split('-');
  if (host !== HOST) return 'unknown';
  if (boot !== BOOT || !isRunning(Number(pid))) return 'dead';
  const startNow = startOf(Number(pid));
  return startNow === undefined || String(startNow) === start ? 'alive' : 'dead';
}

const short = (text: string) => hash('sha1', text, 'hex').slice(0, 8);

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not on this system.
    return '';
  }
}

const BOOT = short(readText('/proc/sys/kernel/random/boot_id'));
const HOST = short(hostname());

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** In ticks since the boot; only Linux says it. */
function startOf(pid: number): number | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  // The second field is a name in parentheses, which may contain anything.
  const start = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]);
  return stat === '' || Number.isNaN(start) ? undefined : start;
}
