import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface TimedTest {
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** The tests of a report that Vitest or Playwright has written; none if there is no report. */
export function timedTests(path: string): TimedTest[] {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  // Cast: the two reporters' documented forms.
  const report = JSON.parse(text) as Partial<VitestReport> & { suites?: PlaywrightSuite[] };
  return [
    ...(report.testResults ?? []).flatMap(ofVitest),
    ...(report.suites ?? []).flatMap(ofSuite),
  ];
}

const ofVitest = ({ name, assertionResults }: VitestReport['testResults'][number]): TimedTest[] =>
  assertionResults.map(({ fullName, duration }) => ({
    file: relative(process.cwd(), name),
    title: fullName,
    seconds: (duration ?? 0) / 1000,
  }));

const ofSuite = ({ suites = [], specs }: PlaywrightSuite): TimedTest[] => [
  ...suites.flatMap(ofSuite),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      file,
      title: `${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
];
