/** Custom events between the development server and the pages it serves. */
export const CONTENT_CHANGED = 'slicefolio:content';
export const CONTENT_REPORT = 'slicefolio:problems';

interface ReportedPlace {
  readonly file: string;
  readonly line: number | null;
  readonly field: string | null;
}

/** One error in models or content. */
export interface ReportedProblem {
  readonly reason: string;
  /** Whether its files are not served at all. */
  readonly leftOut: boolean;
  /** Whether the whole file cannot be read, also where what could be read last is shown. */
  readonly unread: boolean;
  readonly places: readonly ReportedPlace[];
  /** Number of places that are not listed. */
  readonly more: number;
}

/** All current errors. */
export interface ContentReport {
  readonly problems: readonly ReportedProblem[];
  /** Number of problems that are not listed. */
  readonly more: number;
}
