import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface TimedTest {
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** What our own reporter writes of journeys. */
interface JourneyReport {
  readonly tests: readonly TimedTest[];
  /** Seconds of the workers, by what they were for. */
  readonly fixtures: Readonly<Record<string, number>>;
}

/** The times in a report of Vitest or of journeys; none if there is no report. */
export function readTimes(path: string): JourneyReport {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { tests: [], fixtures: {} };
  }
  // Cast: the forms of the two reports.
  const report = JSON.parse(text) as VitestReport | JourneyReport;
  if ('tests' in report) return report;
  return { tests: report.testResults.flatMap(ofVitest), fixtures: {} };
}

const ofVitest = ({ name, assertionResults }: VitestReport['testResults'][number]): TimedTest[] =>
  assertionResults.map(({ fullName, duration }) => ({
    file: relative(process.cwd(), name),
    title: fullName,
    seconds: (duration ?? 0) / 1000,
  }));
