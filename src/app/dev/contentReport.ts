/** Custom events between the development server and the pages it serves. */
export const CONTENT_CHANGED = 'slicefolio:content';
export const CONTENT_REPORT = 'slicefolio:problems';

/** One place of a problem. */
export interface ReportedPlace {
  readonly file: string;
  readonly line: number | null;
  readonly field: string | null;
}

/** One thing that is wrong with models or content, and where. */
export interface ReportedProblem {
  readonly reason: string;
  /** Whether nothing of its files is served. */
  readonly leftOut: boolean;
  readonly places: readonly ReportedPlace[];
  /** Places that are not listed. */
  readonly more: number;
}

/** What is wrong now, as the overlay lists it. */
export interface ContentReport {
  readonly problems: readonly ReportedProblem[];
  /** Problems that are not listed. */
  readonly more: number;
}
