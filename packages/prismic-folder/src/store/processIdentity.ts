import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

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
