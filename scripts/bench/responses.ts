import type { Page } from '@playwright/test';

/** In ms: longer than the editor works on anything, so that one key does not wait for another. */
const REST = 500;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * In ms: how long each of some keys, typed into the field with the focus, takes until the heading of that text on the
 * page in the frame is painted with it.
 */
export async function keyTimes(page: Page, heading: string, keys: number): Promise<number[]> {
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('End');
  await page.evaluate((text) => {
    const took: number[] = [];
    Object.assign(window, { took });
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Page]')?.contentWindow;
    const found = [...(frame?.document.querySelectorAll('h2, h3') ?? [])].find(
      ({ textContent }) => textContent === text,
    );
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const before = found?.textContent;
        const look = () => {
          if (found?.textContent === before) return requestAnimationFrame(look);
          // The message comes after the frame that this callback is of.
          const { port1, port2 } = new MessageChannel();
          const painted = () => took.push(performance.now() - timeStamp);
          port1.addEventListener('message', painted, { once: true });
          port1.start();
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  }, heading);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('x');
    await pause(REST);
  }
  // Cast: set above.
  return page.evaluate(() => (window as unknown as { took: number[] }).took.splice(0));
}

/** In ms, of each action: its slowest answer, from the event to the next paint, as browsers measure INP. */
export async function slowestAnswers(
  page: Page,
  slowDown: number,
  actions: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<[action: string, time: number][]> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const answered: number[] = [];
    Object.assign(window, { answered });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Cast: entries of this type carry the interaction they belong to.
        const { interactionId } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId > 0) answered.push(entry.duration);
      }
      // Cast: the option is younger than the compiler's types.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const slowest: [string, number][] = [];
  for (const [name, act] of Object.entries(actions)) {
    await act();
    await pause(REST * slowDown);
    // Cast: set above.
    const took = await page.evaluate(() =>
      (window as unknown as { answered: number[] }).answered.splice(0),
    );
    // Events of less than 16 ms are not reported.
    slowest.push([name, Math.max(0, ...took)]);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return slowest;
}
