import type { Elements } from '../Elements.ts';
import { Link } from '../controls/Link.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Mark } from '../icons/Icon.tsx';
import { Note } from '../text/Text.tsx';
import * as styles from './Page.styles.ts';

export interface BarProps {
  readonly title: string;
  /** What kind of thing it is, in a word or two. */
  readonly kind?: string;
  /** Where the mark leads: up by one; absent at the top. */
  readonly up?: { readonly href: string; readonly label: string };
  /** After the title: the state of what is open. */
  readonly state?: Elements;
  /** In the middle of the window. */
  readonly middle?: Elements;
  /** At the end: what can be done. */
  readonly children: Elements;
}

/** The bar of a screen: the way up, what is open, and what can be done with it. */
export function Bar({ title, kind, up, state, middle, children }: BarProps) {
  return (
    <header className={styles.bar} data-top={up === undefined || undefined}>
      <div className={styles.start}>
        {up ? (
          <Link className={styles.mark} aria-label={up.label} href={up.href}>
            <Mark />
            <Icon name="arrow-left" className={styles.back} />
          </Link>
        ) : (
          <Mark />
        )}
        {/* It has the focus when the screen is opened. */}
        <h1 className={styles.name} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {kind !== undefined && (
          <Note as="span" className={styles.kind}>
            {kind}
          </Note>
        )}
        {state}
      </div>
      {middle}
      <div className={styles.end}>{children}</div>
    </header>
  );
}

interface BarLinksProps {
  readonly links: readonly { readonly id: string; readonly label: string; readonly href: string }[];
}

/** Where a bar of the top leads; a phone has these in its menu. */
export function BarLinks({ links }: BarLinksProps) {
  return (
    <span className={styles.links}>
      {links.map(({ id, label, href }) => (
        <Link key={id} className={styles.link} href={href}>
          <span>{label}</span>
        </Link>
      ))}
    </span>
  );
}
