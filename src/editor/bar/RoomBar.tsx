import type { Elements } from '#ui/Elements.ts';
import { useEditor } from '../EditorContext.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { Menu, type MenuEntry } from '../ui/overlays/Menu.tsx';
import * as styles from './topBar.styles.ts';

interface RoomBarProps {
  readonly title: string;
  /** What kind of thing it is, in a word or two. */
  readonly kind: string;
  /** Where the mark leads: up by one. */
  readonly up: { readonly href: string; readonly label: string };
  /** Between name and menu: what can be done. */
  readonly children?: Elements;
  /** Entries of the menu 'More'. */
  readonly menu: readonly MenuEntry[];
}

/** The bar of a screen that is no document's: releases, and versions of a document. */
export function RoomBar({ title, kind, up, children, menu }: RoomBarProps) {
  const { go } = useEditor();
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <a
          className={styles.mark}
          aria-label={up.label}
          href={up.href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            go(up.href);
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden focusable="false">
            <path d="M13.5 1.6A11 11 0 1 0 22.6 15 8.6 8.6 0 1 1 13.5 1.6z" fill="currentColor" />
          </svg>
          <Icon name="arrow-left" className={styles.back} />
        </a>
        {/* It has the focus when the screen is opened. */}
        <h1 className={styles.name} tabIndex={-1} dir="auto">
          {title}
        </h1>
        <span className={styles.type}>{kind}</span>
      </div>
      <div className={styles.end}>
        {children}
        <Menu label="More" trigger={<IconButton icon="more" label="More" />} items={menu} />
      </div>
    </header>
  );
}
