import type { ContentReport, ReportedProblem } from '#app/dev/contentReport.ts';
import { type Grounds, groupProblems, type Problem, type ProblemGroup } from '#prismic-folder';

/** As many as one reads in an overlay; `npm run content:check` lists all. */
const MAX_PROBLEMS = 30;
const MAX_PLACES = 10;

/** Errors of models and content for the overlay; files that are left out come first. */
export function contentReport(problems: readonly Problem[], grounds: Grounds): ContentReport {
  const errors = groupProblems(problems, grounds).filter(({ isWarning }) => !isWarning);
  const sorted = errors.toSorted((one, other) => Number(other.leftOut) - Number(one.leftOut));
  return {
    problems: sorted.slice(0, MAX_PROBLEMS).map(reported),
    more: Math.max(0, sorted.length - MAX_PROBLEMS),
  };
}

function reported({ reason, leftOut, problems }: ProblemGroup): ReportedProblem {
  const places = problems.slice(0, MAX_PLACES).map(({ file, line, field }) => {
    // Syntax errors have their line in `field`.
    const at = line ?? Number(/^line (\d+)/.exec(field ?? '')?.[1]);
    return { file, line: at || null, field: field ?? null };
  });
  const unread = problems.some(({ kind }) => kind === 'unread');
  return { reason, leftOut, unread, places, more: problems.length - places.length };
}
