import type { ContentReport, ReportedProblem } from '#app/dev/contentReport.ts';
import {
  type Grounds,
  type ProblemGroup,
  groupProblems,
} from '#prismic-folder/folder/groupProblems.ts';
import type { Problem } from '#prismic-folder/types.ts';

/** As many as a person reads; `npm run content:check` lists them all. */
const MOST_PROBLEMS = 30;
const MOST_PLACES = 10;

/** Errors of models and content for the overlay, files that are left out first. */
export function contentReport(problems: readonly Problem[], grounds: Grounds): ContentReport {
  const errors = groupProblems(problems, grounds).filter(({ isWarning }) => !isWarning);
  const sorted = errors.toSorted((one, other) => Number(other.leftOut) - Number(one.leftOut));
  return {
    problems: sorted.slice(0, MOST_PROBLEMS).map(reported),
    more: Math.max(0, sorted.length - MOST_PROBLEMS),
  };
}

function reported({ reason, leftOut, problems }: ProblemGroup): ReportedProblem {
  const places = problems.slice(0, MOST_PLACES).map(({ file, line, field }) => {
    // The line of a syntax error is part of its field.
    const at = line ?? Number(/^line (\d+)/.exec(field ?? '')?.[1]);
    return { file, line: at || null, field: field ?? null };
  });
  return { reason, leftOut, places, more: problems.length - places.length };
}
