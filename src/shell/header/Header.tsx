import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { tagPath } from '#content/links.ts';
import { Logo } from '../Logo.tsx';
import { followScroll } from './followScroll.ts';
import * as styles from './header.styles.ts';
import { SayHello } from './SayHello.tsx';
import { useUi } from '#effects/state/useUi.ts';
import { afterPaint } from '#effects/dom/afterPaint.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { closeMenu, menuIds, openMenu } from '../menu/menuControl.ts';

/** The hamburger; while the menu is open, the way out of it. */
export function MenuButton() {
  const isOpen = useUi('isMenuOpen');
  return (
    <IconButton
      icon={isOpen ? 'close' : 'menu'}
      label={isOpen ? 'Close menu' : 'Open menu'}
      aria-expanded={isOpen}
      aria-controls={menuIds.menu}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) =>
        afterPaint(() => (isOpen ? closeMenu() : openMenu(currentTarget)))
      }
    />
  );
}

/** Words of the quick links and the category each leads to (specification, section 2). */
const QUICK_LINKS = [
  ['Product Design', 'product design'],
  ['Creative Dev', 'development'],
  ['Design Systems', 'design system'],
] as const;

/** Logo, quick links, 'Say Hello' and the hamburger, each with its own way of leaving. */
export function Header({ isLit, name }: { readonly isLit: boolean; readonly name: string }) {
  const header = useRef<HTMLElement>(null);
  const links = useRef<HTMLElement>(null);
  const hello = useRef<HTMLSpanElement>(null);
  const corner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!header.current || !links.current || !hello.current || !corner.current) return undefined;
    return followScroll({
      header: header.current,
      links: [...links.current.querySelectorAll('a')],
      hello: hello.current,
      corner: corner.current,
    });
  }, []);
  return (
    <>
      <header ref={header} className={styles.header}>
        <Link to="/" className={styles.home}>
          <Logo name={name} />
        </Link>
        <nav ref={links} aria-label="Quick links" className={styles.links}>
          {QUICK_LINKS.map(([words, category]) => (
            <Link key={category} to={tagPath(category)} className={styles.link}>
              {words}
            </Link>
          ))}
          <Link to="/portfolio" className={styles.link} data-opens="menu" data-strong="">
            All
          </Link>
        </nav>
        <span ref={hello} className={styles.hello} data-lit={isLit || undefined}>
          <SayHello />
        </span>
      </header>
      <nav
        ref={corner}
        aria-label="Menu"
        className={styles.corner}
        data-gone=""
        data-lit={isLit || undefined}
      >
        <MenuButton />
      </nav>
    </>
  );
}

interface HeaderSlotProps {
  /** A project or a case study fills the page and has no header of its own. */
  readonly hasProjectFrame: boolean;
  /** Light lies under it. */
  readonly isLit: boolean;
  readonly name: string;
}

/** The header where there is one: on unframed pages, and over the menu, whose way out it holds. */
export function HeaderSlot({ hasProjectFrame, isLit, name }: HeaderSlotProps) {
  const isMenuOpen = useUi('isMenuOpen');
  return hasProjectFrame && !isMenuOpen ? null : <Header isLit={isLit} name={name} />;
}
