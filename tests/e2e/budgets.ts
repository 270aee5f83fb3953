/** What a route may cost on its first load, past the gate and not scrolled. */
export interface Budget {
  readonly address: string;
  /** kB as the server sends them, compressed by brotli; fonts as they are. */
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  /** Of any kind, until the network rests, in a window of 1440 × 900. */
  readonly requests: number;
}

/** A little above what each route costs: growth is a decision, made here. */
export const budgets: readonly Budget[] = [
  { address: '/', html: 14, scripts: 112, styles: 13, fonts: 31, requests: 20 },
  {
    address: '/portfolio/public-services',
    html: 13,
    scripts: 112,
    styles: 13,
    fonts: 31,
    requests: 19,
  },
  { address: '/portfolio', html: 22, scripts: 119, styles: 17, fonts: 24, requests: 28 },
  { address: '/categories/motion', html: 11, scripts: 119, styles: 17, fonts: 24, requests: 27 },
  {
    address: '/projects/public-services',
    html: 10,
    scripts: 119,
    styles: 17,
    fonts: 24,
    requests: 25,
  },
  {
    address: '/project/paper-weather',
    html: 10,
    scripts: 126,
    styles: 17,
    fonts: 24,
    requests: 28,
  },
  { address: '/project/two-rooms', html: 9, scripts: 118, styles: 18, fonts: 31, requests: 20 },
  { address: '/case-study/low-tide', html: 14, scripts: 128, styles: 20, fonts: 39, requests: 37 },
  { address: '/about', html: 11, scripts: 124, styles: 16, fonts: 31, requests: 31 },
  { address: '/project/hush-watch', html: 7, scripts: 120, styles: 14, fonts: 24, requests: 20 },
  { address: '/categories/nothing', html: 7, scripts: 115, styles: 13, fonts: 24, requests: 18 },
];
