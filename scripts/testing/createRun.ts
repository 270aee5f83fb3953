import { never, type RunningNode, startNode } from './startNode.ts';

/** What Node runs for one part of `npm test`. */
export interface Part {
  readonly title: string;
  readonly args: readonly string[];
  /** Shows its output at once; other parts run beside each other, and show theirs when they end. */
  readonly isLive?: boolean;
}

interface TestRun {
  /** Runs parts one after another; throws `PartFailed` at the first that fails. Never ends once all is stopped. */
  readonly inOrder: (parts: readonly Part[]) => Promise<void>;
  /** The seconds of each part that has ended. */
  readonly times: ReadonlyMap<string, number>;
  /** Ends what still runs, and waits for its end. */
  readonly stop: () => Promise<void>;
}

export class PartFailed extends Error {}

export function createRun(env: Readonly<Record<string, string>>): TestRun {
  const times = new Map<string, number>();
  const running = new Set<RunningNode>();
  let isStopped = false;

  const run = async ({ title, args, isLive = false }: Part) => {
    if (isStopped) return never();
    const started = performance.now();
    if (isLive) console.info(`\n== ${title}`);
    const part = startNode(args, { env, isLive });
    running.add(part);
    const { code, output } = await part.ended;
    running.delete(part);
    if (isStopped) return never();
    const seconds = (performance.now() - started) / 1000;
    times.set(title, seconds);
    if (!isLive) process.stdout.write(`\n== ${title}\n${output}`);
    console.info(`${title}: ${shownTime(seconds)}`);
    if (code !== 0) throw new PartFailed(`${title} failed`);
    return undefined;
  };

  return {
    times,
    async inOrder(parts) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      for (const part of parts) await run(part);
    },
    async stop() {
      isStopped = true;
      for (const part of running) part.interrupt();
      await Promise.allSettled([...running].map(({ ended }) => ended));
    },
  };
}

export function shownTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}
