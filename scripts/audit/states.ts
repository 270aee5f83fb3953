/** A state of a screen, and how to get there. */
export interface AuditState {
  readonly name: string;
  readonly address: string;
  /** Whether the welcome gate is shown; otherwise it was passed earlier in the session. */
  readonly gate?: true;
  /** Whether the menu is opened, which has no address of its own. */
  readonly menu?: true;
  /** Lighthouse rules that fail on purpose. */
  readonly meant?: readonly string[];
}

/** Every kind of screen, on the demo content. */
export const auditStates: readonly AuditState[] = [
  { name: 'Home, gate open', address: '/', gate: true },
  { name: 'Home', address: '/' },
  { name: 'Portfolio', address: '/portfolio' },
  { name: 'Category', address: '/categories/motion' },
  { name: 'Spread project', address: '/project/paper-weather' },
  { name: 'External project', address: '/project/two-rooms' },
  { name: 'Case study', address: '/case-study/low-tide' },
  { name: 'Owner’s page', address: '/about' },
  { name: 'Menu', address: '/', menu: true },
  // Protected work has noindex, so search engines leave it out.
  { name: 'Password gate', address: '/project/hush-watch', meant: ['is-crawlable'] },
  {
    name: 'Not found',
    address: '/categories/nothing',
    // The page has the status 404, which the browser reports as an error of the page, and noindex.
    meant: ['http-status-code', 'errors-in-console', 'is-crawlable'],
  },
];

/** The two window sizes of all measurements, in px; Lighthouse's own, so that figures can be compared. */
export const auditForms = {
  mobile: { width: 412, height: 823 },
  desktop: { width: 1350, height: 940 },
} as const;

export type AuditForm = keyof typeof auditForms;
