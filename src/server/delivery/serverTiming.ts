/** Whether a page was kept: `hit`, drawn to be kept: `miss`, or is nobody else's: `none`. */
export const cacheTiming = (state: 'hit' | 'miss' | 'none') => `cache;desc=${state}`;

/** Measures one page: what its content took, and the drawing around it. */
export interface PageTimer {
  /** The same fetch, measured. */
  readonly fetch: typeof fetch;
  /** What has passed, as a `server-timing` header: ms with one decimal. */
  readonly header: (state: 'miss' | 'none') => string;
}

/**
 * Times a page (https://www.w3.org/TR/server-timing). Questions that overlap count once: content is
 * the time in which at least one was open.
 */
export function timePage(contentFetch: typeof fetch, now = () => performance.now()): PageTimer {
  const started = now();
  let content = 0;
  let open = 0;
  let since = 0;
  return {
    async fetch(input, init) {
      if (open === 0) since = now();
      open += 1;
      try {
        return await contentFetch(input, init);
      } finally {
        open -= 1;
        if (open === 0) content += now() - since;
      }
    },
    header(state) {
      const rest = Math.max(0, now() - started - content);
      const parts = [cacheTiming(state), `content;dur=${content.toFixed(1)}`];
      return [...parts, `render;dur=${rest.toFixed(1)}`].join(', ');
    },
  };
}
