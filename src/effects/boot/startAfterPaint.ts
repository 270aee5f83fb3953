import { inlineScript } from './inlineScript.ts';

/** Id of the element that lists the page's modules as JSON: the entry, then what it needs, in the order of evaluation. */
export const SCRIPTS_ID = 'scripts';

declare global {
  /** Shows the page as browsers without scripts do: to be called where its code cannot be loaded. */
  var slicefolioWithoutScripts: (() => void) | undefined;
}

const options = {
  id: SCRIPTS_ID,
  /** Maximum wait for the first image, in ms. */
  timeout: 2000,
};

/**
 * Loads the page's modules after its first paint, first image included: on a slow connection they
 * would compete with what is visible, as would the covers below it, which are let go at the same
 * time. A hidden tab is not painted, so nothing waits there. If they do not come, no control of the page
 * would do anything: it then stands as without scripts. Runs inline.
 */
export function startAfterPaint({ id, timeout }: typeof options): void {
  const withoutScripts = () => {
    delete document.documentElement.dataset['script'];
    for (const part of document.querySelectorAll('noscript'))
      part.outerHTML = `${part.textContent}`;
  };
  globalThis.slicefolioWithoutScripts = withoutScripts;
  const start = () => {
    delete document.documentElement.dataset['unpainted'];
    const [entry = '', ...others]: string[] = JSON.parse(
      document.getElementById(id)?.textContent ?? '[]',
    );
    // Asked for or evaluated together they would be one long task.
    const queue = [...others, entry];
    for (const href of queue)
      setTimeout(() => {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = href;
        document.head.append(link);
      });
    const next = () => {
      const href = queue.shift();
      if (href === undefined) return;
      const script = document.createElement('script');
      script.type = 'module';
      script.src = href;
      for (const end of ['load', 'error']) script.addEventListener(end, () => setTimeout(next));
      if (href === entry) script.addEventListener('error', withoutScripts);
      document.body.append(script);
    };
    setTimeout(next);
  };
  let isStarted = false;
  const once = () => {
    if (!isStarted) start();
    isStarted = true;
  };
  if (document.hidden) once();
  setTimeout(once, timeout);
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const decoded = Array.from(first, (image) => image.decode().catch(() => {}));
  const painted = new Promise<void>((done) => {
    // The paint entry comes when the paint has reached the screen, later than a frame's timer.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      const { dataset } = document.documentElement;
      if (dataset['unpainted'] === '') dataset['unpainted'] = 'image';
      done();
    }).observe({ type: 'paint', buffered: true });
  });
  void Promise.all([painted, ...decoded]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once))),
  );
}

export const startScript: string = inlineScript(startAfterPaint, options);
