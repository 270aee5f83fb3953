/** Limits of a route's first load, past the gate and not scrolled. */
export interface Budget {
  readonly address: string;
  /** kB as sent, compressed by brotli; fonts are not compressed again. */
  readonly html: number;
  readonly scripts: number;
  readonly fonts: number;
  /** Of any kind, until the network is idle, in a window of 1440 × 900. */
  readonly requests: number;
}

/** kB of the one stylesheet. */
export const STYLES = 19;

/** A little above what each route costs: growth is a decision, made here. */
export const budgets: readonly Budget[] = [
  { address: '/', html: 14, scripts: 112, fonts: 31, requests: 16 },
  {
    address: '/portfolio/public-services',
    html: 13,
    scripts: 112,
    fonts: 31,
    requests: 16,
  },
  { address: '/portfolio', html: 22, scripts: 119, fonts: 24, requests: 19 },
  { address: '/categories/motion', html: 11, scripts: 119, fonts: 24, requests: 20 },
  {
    address: '/projects/public-services',
    html: 10,
    scripts: 119,
    fonts: 24,
    requests: 20,
  },
  {
    address: '/project/paper-weather',
    html: 10,
    scripts: 126,
    fonts: 24,
    requests: 22,
  },
  { address: '/project/two-rooms', html: 9, scripts: 118, fonts: 31, requests: 20 },
  { address: '/case-study/low-tide', html: 14, scripts: 128, fonts: 39, requests: 28 },
  { address: '/about', html: 11, scripts: 124, fonts: 31, requests: 25 },
  { address: '/project/hush-watch', html: 7, scripts: 120, fonts: 24, requests: 16 },
  { address: '/categories/nothing', html: 7, scripts: 115, fonts: 24, requests: 15 },
];
