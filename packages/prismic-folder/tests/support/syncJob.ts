import type { Ports, SyncJob } from '../../src/sync/SyncJob.ts';
import type { PrismicDouble } from './prismicDouble/startDouble.ts';

interface TestPorts extends Ports {
  /** What was printed. */
  readonly lines: string[];
  /** Every wait, in ms. */
  readonly waits: number[];
}

/** Ports whose clock runs only during waits. */
export function testPorts(answer?: boolean): TestPorts {
  const lines: string[] = [];
  const waits: number[] = [];
  let now = 1_000_000;
  return {
    lines,
    waits,
    fetch: (url, init) => fetch(url, init),
    now: () => now,
    sleep: (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
    print: (line) => lines.push(line),
    isStopped: () => false,
    ...(answer !== undefined && { ask: () => Promise.resolve(answer) }),
  };
}

/** A push or pull between a folder and the double, without a terminal to prompt. */
export function syncJob(
  folder: { readonly root: string; readonly contentDir: string },
  { settings }: Pick<PrismicDouble, 'settings'>,
  ports: Ports = testPorts(),
  options: Partial<SyncJob['options']> = {},
): SyncJob {
  const { root, contentDir } = folder;
  const standard = { yes: true, planOnly: false, overwrite: false, strict: false };
  return { root, contentDir, settings, ports, options: { ...standard, ...options } };
}
