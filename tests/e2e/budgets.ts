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
 * more than 14.6 kB, with about 0.5 kB of headers, costs a round trip before the first paint. Home is below; a case
 * study is 0.7 kB above: the light of gate and footer is on every page, and its text stands beside its heading.
 */
export const STYLES = 14.78;

/** kB of the same once it is unpacked: what the browser parses. */
export const STYLES_UNPACKED = 78.8;

const row = (
  address: string,
  html: number,
  scripts: number,
  fonts: number,
  requests: number,
  elements: number,
  inline: number,
): Budget => ({ address, html, scripts, fonts, requests, elements, inline });

/** A little above what each route costs: growth is a decision, made here. */
export const budgets: readonly Budget[] = [
  row('/', 12.1, 99.3, 31, 13, 506, 0.1),
  row('/portfolio', 19.3, 105.4, 24, 17, 1139, 0.2),
  row('/categories/motion', 10.1, 105.6, 24, 18, 404, 0.2),
  row('/project/paper-weather', 9.5, 109.7, 32, 20, 424, 2.2),
  row('/project/two-rooms', 8.85, 106, 39, 19, 204, 1.7),
  row('/case-study/low-tide', 12.45, 117.95, 47, 28, 518, 2.5),
  row('/about', 9.95, 115, 39, 24, 462, 1.5),
  row('/project/hush-watch', 7.55, 108.8, 24, 14, 181, 0.1),
  row('/categories/nothing', 7.15, 100.85, 24, 12, 192, 0.1),
];
