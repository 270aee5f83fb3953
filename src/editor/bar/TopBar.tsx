import type { Elements } from '#ui/Elements.ts';
import type { PageWidth } from '../stage/pageWidths.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import * as styles from './topBar.styles.ts';
import { WidthChoice } from './WidthChoice.tsx';

interface TopBarProps {
  readonly name: string;
  readonly type: string;
  /** The choice of its language, where there are several. */
  readonly language: Elements;
  /** How far it is saved and public. */
  readonly state: Elements;
  /** null: none of these. */
  readonly width: PageWidth | null;
  readonly onWidth: (width: PageWidth) => void;
  readonly theme: 'dark' | 'light';
  readonly onTheme: () => void;
  /** What the next undo or redo does; null: there is none. */
  readonly undo: string | null;
  readonly redo: string | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onDocuments: () => void;
  readonly isOutlineOpen: boolean;
  readonly onOutline: () => void;
  /** The menu 'More', and the button that reviews changes. */
  readonly more: Elements;
  readonly review: Elements;
}

/** The bar above the page: which document, its state, and what concerns all of it. */
export function TopBar(props: TopBarProps) {
  const { name, type, state, width, theme, undo, redo } = props;
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <a
          className={styles.mark}
          aria-label="Documents"
          href="/edit"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            // Within this window: loading it anew would cut off what is being saved.
            event.preventDefault();
            props.onDocuments();
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden focusable="false">
            <path d="M13.5 1.6A11 11 0 1 0 22.6 15 8.6 8.6 0 1 1 13.5 1.6z" fill="currentColor" />
          </svg>
          <Icon name="arrow-left" className={styles.back} />
        </a>
        {/* It has the focus when the document is opened. */}
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        <span className={styles.type}>{type}</span>
        {props.language}
        {state}
      </div>
      <WidthChoice width={width} onWidth={props.onWidth} />
      <div className={styles.end}>
        <span className={styles.tablet}>
          <IconButton
            icon="outline"
            label="Outline"
            shortcut="O"
            isOn={props.isOutlineOpen}
            onPress={props.onOutline}
          />
        </span>
        <span className={styles.wide}>
          <IconButton
            icon="theme"
            label={theme === 'dark' ? 'Light page' : 'Dark page'}
            shortcut="T"
            onPress={props.onTheme}
          />
        </span>
        <IconButton
          icon="undo"
          label={undo === null ? 'Undo' : `Undo: ${undo}`}
          shortcut="Mod Z"
          disabledReason={undo === null ? 'Nothing to undo' : null}
          onPress={props.onUndo}
        />
        <span className={styles.wide}>
          <IconButton
            icon="redo"
            label={redo === null ? 'Redo' : `Redo: ${redo}`}
            shortcut="Mod Shift Z"
            disabledReason={redo === null ? 'Nothing to redo' : null}
            onPress={props.onRedo}
          />
        </span>
        {props.more}
        <span className={styles.review}>{props.review}</span>
      </div>
    </header>
  );
}
