import type { Content } from '@prismicio/client';
import { use, useEffect, useRef } from 'react';
import { tagPath } from '#content/links.ts';
import { useSite } from '#content/site.ts';
import { Logo } from '../Logo.tsx';
import { followScroll } from './followScroll.ts';
import * as styles from './header.styles.ts';
import { SayHello } from './SayHello.tsx';
import { useUi } from '#effects/state/useUi.ts';
import { afterPaint } from '#effects/dom/afterPaint.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Action } from '#ui/links/Action.tsx';
import { destinationOf, isExternal, isPlain, safeAddress } from '#ui/links/address.ts';
import { LinkContext } from '#ui/links/ContentLink.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { closeMenu, menuIds, openMenu } from '../menu/menuControl.ts';

/** The hamburger; closes the menu while it is open. */
function MenuButton() {
  const isOpen = useUi('isMenuOpen');
  const { say } = useLanguage();
  return (
    <IconButton
      icon={isOpen ? 'close' : 'menu'}
      label={say(isOpen ? shell.closeMenu : shell.openMenu)}
      aria-expanded={isOpen}
      aria-controls={menuIds.menu}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) =>
        afterPaint(() => (isOpen ? closeMenu() : openMenu(currentTarget)))
      }
    />
  );
}

type QuickLinks = Pick<
  Content.SettingsDocument['data']['quick_links'][number],
  'label' | 'address'
>[];

/** Where the settings have none. */
const QUICK_LINKS = [
  [shell.productDesign, 'product design'],
  [shell.creativeDev, 'development'],
  [shell.designSystems, 'design system'],
] as const;

/** More would not fit beside the name. */
const MAX_QUICK_LINKS = 5;

interface HeaderProps {
  /** Whether the page's light lies under it. */
  readonly isLit: boolean;
  readonly name: string;
  readonly links?: QuickLinks | undefined;
}

/** Logo, quick links, 'Say Hello' and the hamburger, each of which leaves in its own way. */
export function Header({ isLit, name, links: own = [] }: HeaderProps) {
  const { languages } = useSite();
  const { say } = useLanguage();
  const { resolve } = use(LinkContext);
  const quick: QuickLinks =
    own.length > 0
      ? own.slice(0, MAX_QUICK_LINKS)
      : QUICK_LINKS.map(([words, tag]) => ({ label: say(words), address: tagPath(tag) }));
  const header = useRef<HTMLElement>(null);
  const links = useRef<HTMLElement>(null);
  const hello = useRef<HTMLSpanElement>(null);
  const corner = useRef<HTMLElement>(null);
  const shown = quick.length;
  useEffect(() => {
    if (!header.current || !links.current || !hello.current || !corner.current) return undefined;
    return followScroll({
      header: header.current,
      links: [...links.current.querySelectorAll('a')],
      hello: hello.current,
      corner: corner.current,
    });
    // The links are other elements when their number changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown]);
  return (
    <>
      <header ref={header} className={styles.header}>
        <RouteLink
          to="/"
          className={styles.home}
          onClick={(event) => {
            // First, so that the page's scroll position is right when it is stored.
            if (isPlain(event)) closeMenu();
          }}
        >
          <Logo name={name} />
        </RouteLink>
        <nav ref={links} aria-label={say(shell.quickLinks)} className={styles.links}>
          {quick.map(({ label, address }, index) => {
            const safe = safeAddress(address);
            const to = safe && resolve({ link_type: 'Web', url: safe });
            return !safe || !to || !label ? null : (
              // Two may lead to the same page.
              <Action key={index} {...destinationOf(to, isExternal(safe))} className={styles.link}>
                {label}
              </Action>
            );
          })}
          <RouteLink to="/portfolio" className={styles.link} data-opens="menu" data-strong="">
            {say(shell.all)}
          </RouteLink>
        </nav>
        <span ref={hello} className={styles.hello} data-lit={isLit || undefined}>
          {languages && <languages.Part place="header" />}
          <SayHello />
        </span>
      </header>
      <nav
        ref={corner}
        aria-label={say(shell.menu)}
        className={styles.corner}
        data-gone=""
        data-lit={isLit || undefined}
      >
        <MenuButton />
      </nav>
    </>
  );
}

interface HeaderSlotProps extends HeaderProps {
  /** Projects and case studies have no header. */
  readonly hasProjectFrame: boolean;
}

/** The header, on pages without a project frame and over the menu. */
export function HeaderSlot({ hasProjectFrame, ...header }: HeaderSlotProps) {
  const isMenuOpen = useUi('isMenuOpen');
  return hasProjectFrame && !isMenuOpen ? null : <Header {...header} />;
}
