/** A screen as a visitor meets it, and how to get there. */
export interface AuditState {
  readonly name: string;
  readonly address: string;
  /** Whether the welcome gate still stands; where not, it was passed earlier in the session. */
  readonly gate?: true;
  /** Whether the menu is opened, which has no address of its own. */
  readonly menu?: true;
  /** Lighthouse rules that fail on purpose here, with the reason that is printed. */
  readonly meant?: Readonly<Record<string, string>>;
}

const SEALED = 'what is sealed is kept from search engines by noindex';

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
  {
    name: 'Password gate',
    address: '/project/hush-watch',
    meant: { 'is-crawlable': SEALED },
  },
  {
    name: 'Not found',
    address: '/categories/nothing',
    meant: {
      'http-status-code': 'a page that is not there answers 404',
      'errors-in-console': 'the browser reports the 404 as an error of the page',
      'is-crawlable': 'a page that is not there is kept from search engines by noindex',
    },
  },
];

/** The two windows everything is measured in, in px; Lighthouse's own, so that all figures fit. */
export const auditForms = {
  mobile: { width: 412, height: 823 },
  desktop: { width: 1350, height: 940 },
} as const;

export type AuditForm = keyof typeof auditForms;
