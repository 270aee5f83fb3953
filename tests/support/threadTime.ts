import type { Page } from '@playwright/test';

/** Ms of processor time that the page's main thread takes meanwhile: the clock would say how busy the machine is. */
export async function threadTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const now = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('The browser does not measure its thread');
    return 1000 * seconds;
  };
  const before = await now();
  await act();
  const after = await now();
  await devtools.detach();
  return after - before;
}
