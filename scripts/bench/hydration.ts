import type { Browser } from '@playwright/test';
import { median } from '../audit/figures.ts';
import { isReady, passGate } from '../audit/open.ts';
import type { BenchRow } from './row.ts';

const PAGES = ['/', '/portfolio', '/case-study/low-tide'] as const;

/** How often each page is loaded. */
const TIMES = 5;

/** Tasks are reported from 50 ms on: a slower processor makes them long enough. */
const SLOW_DOWN = 4;

/**
 * Runs in the page: the longest task so far, and the median time of a fixed loop, in ms. The loop is the
 * unit, so that a slow or busy machine slows down both.
 */
async function longestTask() {
  const tasks = await new Promise<number[]>((resolve) => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      found.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask', buffered: true });
    // What is buffered is delivered in tasks before this one.
    setTimeout(() => resolve(found), 100);
  });
  const times = Array.from({ length: 101 }, () => {
    const started = performance.now();
    let sum = 0;
    for (let step = 0; step < 100_000; step += 1) sum = (sum * 31 + step) | 0;
    // The sum is used, or the compiler would leave the loop out.
    return performance.now() - started + (sum === 0.5 ? 1 : 0);
  });
  const loop = times.toSorted((a, b) => a - b)[50] ?? Number.NaN;
  return { task: Math.max(0, ...tasks), loop };
}

/** The longest task until a page is hydrated, in units of a loop that is timed in the same page. */
export async function benchHydration(browser: Browser, origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const path of PAGES) {
    const units: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      await page.addInitScript(passGate);
      await page.goto(origin + path);
      await page.waitForFunction(isReady);
      const { task, loop } = await page.evaluate(longestTask);
      units.push(task / loop);
      await page.close();
    }
    const range = [Math.min(...units), Math.max(...units)].map((unit) => unit.toFixed(0));
    rows.push({
      what: `${path} until hydrated, longest task`,
      figure: `${median(units)?.toFixed(0)} loops (${range.join(' to ')})`,
    });
  }
  return rows;
}
