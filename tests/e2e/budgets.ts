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
 * study is 0.3 kB above, since the light of gate and footer is on every page.
 */
export const STYLES = 14.43;

/** kB of the same once it is unpacked: what the browser parses. */
export const STYLES_UNPACKED = 76.7;

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
  row('/', 12.1, 98.95, 31, 13, 506, 0.1),
  row('/portfolio', 19.3, 103.95, 24, 16, 1139, 0.2),
  row('/categories/motion', 10.1, 104.15, 24, 17, 404, 0.2),
  row('/project/paper-weather', 9.2, 108.85, 32, 20, 418, 2.2),
  row('/project/two-rooms', 8.6, 105.15, 39, 19, 198, 1.7),
  row('/case-study/low-tide', 12.1, 116.95, 47, 28, 512, 2.5),
  row('/about', 9.9, 114.15, 39, 24, 460, 1.5),
  row('/project/hush-watch', 7.2, 107.05, 24, 13, 175, 0.1),
  row('/categories/nothing', 7, 99.35, 24, 11, 190, 0.1),
];
