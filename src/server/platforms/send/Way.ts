import { SendError } from './program.ts';

/** What lies over there. */
export interface Look {
  /** Names the version, such as a commit; null: nothing lies there yet. */
  readonly tip: string | null;
  /** What is there beside versions that were sent; only looked for where `tip` is not the site's own. */
  readonly others: () => Promise<readonly string[]>;
  /** Whether a site that this program sent lies there, from this computer or another. */
  readonly isSite: boolean;
  /** In bytes; null: not known. */
  readonly free: number | null;
  /** The address that visitors see, if what lies there says so. */
  readonly site: string | null;
}

export interface Delivery {
  /** The finished site; the way may add files that its host needs. */
  readonly folder: string;
  readonly files: number;
  /** What is replaced. */
  readonly tip: string | null;
  /** A line on what this version is. */
  readonly what: string;
  /** Called with the name of the version before it can be online. */
  readonly onRef: (ref: string) => Promise<void>;
  readonly onFile: (done: number, known: number) => void;
  readonly signal: AbortSignal;
}

/** One of the ways to the web. What it sends is online as a whole or not at all. */
export interface Way {
  /** Looks at the other side and changes nothing. Throws a SendError. */
  readonly look: (signal: AbortSignal) => Promise<Look>;
  /** Returns the name of what is online now. */
  readonly send: (delivery: Delivery) => Promise<string>;
  /** Puts an earlier version online again; returns its name. */
  readonly goBack: (
    to: { readonly ref: string; readonly tip: string | null; readonly what: string },
    signal: AbortSignal,
  ) => Promise<string>;
}

/** What ssh is called with: it asks nothing, knows its hosts, and notices a line that is gone. */
export const SSH_OPTIONS = [
  'BatchMode=yes',
  'StrictHostKeyChecking=yes',
  'ConnectTimeout=8',
  'ServerAliveInterval=10',
  'ServerAliveCountMax=3',
].flatMap((option) => ['-o', option]);

/**
 * What failed may have reached the other side, whose answer was lost: whether it did decides. The first failure is
 * said otherwise.
 */
export async function unlessThere(
  error: unknown,
  isThere: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const arrived = !signal.aborted && (await isThere().catch(() => false));
  if (arrived) return;
  throw error instanceof Error ? error : new SendError(String(error));
}
