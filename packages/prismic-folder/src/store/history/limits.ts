/** How much of the past is stored. */
export interface HistoryLimits {
  readonly versionsPerFile: number;
  /** Of all versions of all files. */
  readonly bytes: number;
}

/**
 * 50 versions are a week's work on a page for most; 100 MB are ten versions of 10,000 pages of
 * 1 kB, or the whole 50 of 1,000 pages of 2 kB, and no burden for a disk.
 */
export const DEFAULT_LIMITS: HistoryLimits = { versionsPerFile: 50, bytes: 100_000_000 };
