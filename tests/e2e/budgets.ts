/** Limits of a route's first load, past the gate and not scrolled. */
export interface Budget {
  readonly address: string;
  /** kB as sent, compressed by brotli, HTML quickly as for its first visitor; fonts are not compressed again. */
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
 * more than 14.6 kB, with about 0.5 kB of headers, costs a round trip before the first paint.
 */
export const STYLES = 13.65;

/** kB of the same once it is unpacked: what the browser parses. */
export const STYLES_UNPACKED = 72.1;

/** A little above what each route costs: growth is a decision, made here. */
export const budgets: readonly Budget[] = [
  { address: '/', html: 14, scripts: 98.5, fonts: 31, requests: 13, elements: 502, inline: 0.1 },
  {
    address: '/portfolio/public-services',
    html: 13,
    scripts: 98.5,
    fonts: 31,
    requests: 13,
    elements: 434,
    inline: 0.1,
  },
  {
    address: '/portfolio',
    html: 22,
    scripts: 103.5,
    fonts: 24,
    requests: 16,
    elements: 1129,
    inline: 0.2,
  },
  {
    address: '/categories/motion',
    html: 11,
    scripts: 103.5,
    fonts: 24,
    requests: 17,
    elements: 393,
    inline: 0.2,
  },
  {
    address: '/projects/public-services',
    html: 10.2,
    scripts: 103.5,
    fonts: 24,
    requests: 15,
    elements: 331,
    inline: 0.1,
  },
  {
    address: '/project/paper-weather',
    html: 10,
    scripts: 108,
    fonts: 24,
    requests: 19,
    elements: 414,
    inline: 2.2,
  },
  {
    address: '/project/two-rooms',
    html: 9.3,
    scripts: 104.5,
    fonts: 31,
    requests: 18,
    elements: 197,
    inline: 1.7,
  },
  {
    address: '/case-study/low-tide',
    html: 14,
    scripts: 116,
    fonts: 39,
    requests: 27,
    elements: 507,
    inline: 2.5,
  },
  {
    address: '/about',
    html: 11,
    scripts: 113.5,
    fonts: 31,
    requests: 23,
    elements: 454,
    inline: 1.5,
  },
  {
    address: '/project/hush-watch',
    html: 7.2,
    scripts: 106.5,
    fonts: 24,
    requests: 13,
    elements: 172,
    inline: 0.1,
  },
  {
    address: '/categories/nothing',
    html: 7,
    scripts: 99,
    fonts: 24,
    requests: 11,
    elements: 184,
    inline: 0.1,
  },
];
