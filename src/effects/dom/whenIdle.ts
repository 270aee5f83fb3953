/**
 * Ms after which a browser that is never idle is not waited for any longer: each frame of what moves may take all of a slow
 * machine's time, and Chromium may wait for a frame that nothing asks for.
 */
const LATEST = 3000;

/** Resolves when the browser has nothing to do; soon where it cannot tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve);
  });
