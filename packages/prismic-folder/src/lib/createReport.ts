import type { Problem } from '../types.ts';

/** Collects the problems of one file. */
export interface Report {
  /** Whether there is at least one error. */
  readonly faulty: boolean;
  /** The field counts as empty; the rest of the file is served. */
  error(field: string, reason: string, more?: Pick<Problem, 'unknown'>): void;
  /** Valid for Prismic; only a strict check reports it. */
  style(field: string, reason: string): void;
  /** Valid for Prismic, but most likely a mistake: a warning, and an error of a strict check. */
  doubt(field: string, reason: string, kind?: Problem['kind']): void;
  /** Nothing of the file is served. */
  leaveOut(field: string, reason: string): void;
  warn(field: string, reason: string, kind?: Problem['kind']): void;
}

export function createReport(file: string, problems: Problem[], isStrict = false): Report {
  let faulty = false;
  const add = (field: string, reason: string, more?: Partial<Problem>) => {
    faulty = true;
    problems.push({ file, ...(field !== '' && { field }), reason, ...more });
  };
  return {
    get faulty() {
      return faulty;
    },
    error: add,
    style(field, reason) {
      if (isStrict) add(field, reason);
    },
    doubt(field, reason, kind) {
      if (isStrict) add(field, reason, kind && { kind });
      else this.warn(field, reason, kind);
    },
    leaveOut: (field, reason) => add(field, reason, { leftOut: true }),
    warn(field, reason, kind) {
      problems.push({ file, field, reason, severity: 'warning', ...(kind && { kind }) });
    },
  };
}

/** A problem of what cannot be read at the moment, but could be before: see `lastReadable`. */
export function keptProblem({ leftOut: _leftOut, ...problem }: Problem): Problem {
  const reason = `${problem.reason}. Until that is repaired, what could be read last is served`;
  return { kind: 'unread', ...problem, reason };
}
