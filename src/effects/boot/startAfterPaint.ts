import { inlineScript } from './inlineScript.ts';

/** Id of the element that lists the page's modules as JSON; the first one starts the others. */
export const SCRIPTS_ID = 'scripts';

const options = {
  id: SCRIPTS_ID,
  /** Longest wait for the first picture, in ms: a slow picture must not keep the page from working. */
  patience: 2000,
};

/**
 * Fetches the page's modules once it has been painted, its first picture included: a page is drawn
 * without them, and on a slow line they would take turns with what is to be seen. A page in a
 * hidden tab is not painted, so nothing waits there. Sent as its own text, like the boot script.
 */
export function startAfterPaint({ id, patience }: typeof options): void {
  const start = () => {
    const [entry = '', ...others]: string[] = JSON.parse(
      document.getElementById(id)?.textContent ?? '[]',
    );
    for (const href of others) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    document.body.append(script);
  };
  let isStarted = false;
  const once = () => {
    if (!isStarted) start();
    isStarted = true;
  };
  if (document.hidden) once();
  setTimeout(once, patience);
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const decoded = Array.from(first, (image) => image.decode().catch(() => {}));
  const painted = new Promise<void>((done) => {
    // What is painted has reached the screen when its entry comes, later than a frame's own timer.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
  });
  void Promise.all([painted, ...decoded]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once))),
  );
}

export const startScript: string = inlineScript(startAfterPaint, options);
