/** `hit`: from the cache, `miss`: rendered and cached, `none`: not cacheable. */
export const cacheTiming = (state: 'hit' | 'miss' | 'none') => `cache;desc=${state}`;

/** Measures the time one page takes for content and for rendering. */
export interface PageTimer {
  /** The given fetch, measured. */
  readonly fetch: typeof fetch;
  /** The `server-timing` header so far, in ms with one decimal. */
  readonly header: (state: 'miss' | 'none') => string;
}

/**
 * Times a page (https://www.w3.org/TR/server-timing). Content is the time in which at least one
 * request was pending, so that overlapping requests count once.
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
