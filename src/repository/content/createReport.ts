import type { Problem } from '../types.ts';

/** Collects what is wrong with one file, and knows whether the file can still be served. */
export interface Report {
  /** True as soon as one problem is an error. */
  readonly faulty: boolean;
  error(field: string, reason: string): void;
  warn(field: string, reason: string, kind?: Problem['kind']): void;
}

export function createReport(file: string, problems: Problem[]): Report {
  let faulty = false;
  return {
    get faulty() {
      return faulty;
    },
    error(field, reason) {
      faulty = true;
      problems.push({ file, ...(field !== '' && { field }), reason });
    },
    warn(field, reason, kind) {
      problems.push({ file, field, reason, severity: 'warning', ...(kind && { kind }) });
    },
  };
}
