import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import type { TimedTest } from './readTimes.ts';

/** Where the workers' time goes, in seconds. */
type Fixtures = Record<string, number>;

/** What a step is counted as; null leaves it to the steps in it. */
function kindOf({ category, title }: TestStep): string | null {
  const name = /"?([\w ]+)"?$/.exec(title)?.[1] ?? title;
  if (category === 'fixture' || title.startsWith('Fixture')) {
    return ['browser', 'context', 'page'].includes(name) ? `${name}s` : null;
  }
  if (category === 'hook') return /^before(All|Each) hook$/.test(title) ? 'hooks before' : null;
  if (category === 'expect') return 'expecting';
  if (category === 'pw:api') return /^Navigate|goto|Wait|wait/.test(title) ? 'loading' : 'acting';
  return null;
}

/** Playwright's reporter that writes how long each test took, and what the time was for. */
export default class TimesReporter implements Reporter {
  private readonly tests: TimedTest[] = [];
  private readonly fixtures: Fixtures = {};

  onTestEnd(test: TestCase, { duration, steps }: TestResult) {
    const [, project = '', file = '', ...titles] = test.titlePath();
    const title = `${titles.join(' › ')} (${project})`;
    this.tests.push({ file, title, seconds: duration / 1000 });
    this.count(steps);
  }

  onEnd() {
    const path = process.env['TIMES_FILE'];
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ tests: this.tests, fixtures: this.fixtures }));
  }

  printsToStdio() {
    return false;
  }

  private count(steps: readonly TestStep[]) {
    for (const step of steps) {
      const kind = kindOf(step);
      if (kind === null) this.count(step.steps);
      else this.fixtures[kind] = (this.fixtures[kind] ?? 0) + step.duration / 1000;
    }
  }
}
