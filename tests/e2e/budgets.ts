/** Limits of a route's first load, past the gate and not scrolled. */
export interface Budget {
  readonly address: string;
  /** kB as sent, compressed by brotli, HTML as for its first visitor; fonts are not compressed again. */
  readonly html: number;
  readonly scripts: number;
  readonly fonts: number;
  /** Of any kind that cross the network, in a window of 1440 × 900: exactly what the route takes. */
  readonly requests: number;
  /** Of the page, once it is hydrated: what the browser styles and lays out. */
  readonly elements: number;
  /** kB of the page's `style` attributes, as the server writes them. */
  readonly inline: number;
}

/**
 * kB of a page's style sheet. A server sends ten segments of 1,460 bytes before it waits for the first answer (RFC 6928):
 * more than 14.6 kB, with about 0.5 kB of headers, costs a round trip before the first paint. All are below.
 */
export const STYLES = 14.15;

/** kB of the same once it is unpacked: what the browser parses. */
export const STYLES_UNPACKED = 75.3;

const row = (
  address: string,
  html: number,
  scripts: number,
  fonts: number,
  requests: number,
  elements: number,
  inline: number,
): Budget => ({ address, html, scripts, fonts, requests, elements, inline });

/**
 * A little above what each route costs: growth is a decision, made here. Names of files follow from what they hold, and
 * change what HTML takes by up to 0.1 kB from one build to the next: about as much stands above each.
 */
export const budgets: readonly Budget[] = [
  row('/', 12.2, 97.75, 31, 12, 508, 0.1),
  row('/portfolio', 19.5, 99.4, 24, 15, 1139, 0.2),
  row('/categories/motion', 10.3, 99.3, 24, 16, 404, 0.2),
  row('/project/paper-weather', 9.7, 105.05, 32, 19, 428, 2.2),
  row('/project/two-rooms', 9.15, 103.95, 39, 19, 210, 1.8),
  row('/case-study/low-tide', 12.65, 115.45, 47, 27, 520, 2.3),
  row('/about', 10.15, 112.55, 39, 23, 464, 1.5),
  row('/project/hush-watch', 7.75, 106.25, 24, 14, 187, 0.1),
  row('/categories/nothing', 7.35, 95.2, 24, 11, 194, 0.1),
];
