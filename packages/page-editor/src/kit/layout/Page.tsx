import type { Elements } from '../Elements.ts';
import { useWindowTitle } from '../hooks/useWindowTitle.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { Pills } from '../controls/Pills.tsx';
import { Menu, type MenuEntry } from '../overlays/Menu.tsx';
import { Bar, type BarProps } from './Bar.tsx';
import * as styles from './Page.styles.ts';

interface FrameProps extends Pick<BarProps, 'title'> {
  readonly kind: string;
  readonly up: NonNullable<BarProps['up']>;
  /** What the window is called, if not as the page. */
  readonly windowTitle?: string;
  /** Entries of the menu 'More'. */
  readonly menu: readonly MenuEntry[];
  /** What can be done, before the menu. */
  readonly actions?: Elements;
}

interface PageProps extends FrameProps {
  readonly children: Elements;
}

/** A screen with one column in the middle of the window. */
export function Page({ children, ...frame }: PageProps) {
  return (
    <Frame {...frame}>
      <main className={styles.main} aria-label={frame.title}>
        {children}
      </main>
    </Frame>
  );
}

/** A column of a page; where there is room for one only, its label is one of the choices. */
interface Pane {
  readonly id: string;
  readonly label: string;
  /** What it is to screen readers, by this name. */
  readonly as?: 'nav' | 'section' | 'div';
  readonly name?: string;
  /** Whether it scrolls by itself, with a margin around what is in it. */
  readonly isScrolling?: boolean;
  readonly children: Elements;
}

interface SplitPageProps extends FrameProps {
  /** Up to three, the widest is the second. */
  readonly panes: readonly Pane[];
  /** Id of the column that a small window shows. */
  readonly view: string;
  readonly onView: (id: string) => void;
}

/** A screen with columns beside each other, of which a small window shows one. */
export function SplitPage({ panes, view, onView, ...frame }: SplitPageProps) {
  return (
    <Frame {...frame}>
      <main className={styles.content} aria-label={frame.title}>
        {panes.length > 1 && (
          <div className={styles.views}>
            <Pills
              aria-label="Shown"
              options={panes.map(({ id, label }) => ({ id, label }))}
              value={view}
              onChange={onView}
            />
          </div>
        )}
        <div className={styles.columns} data-count={panes.length}>
          {panes.map((pane) => (
            <Column key={pane.id} {...pane} isShown={pane.id === view} />
          ))}
        </div>
      </main>
    </Frame>
  );
}

function Column({
  as: Part = 'div',
  name,
  isScrolling = false,
  isShown,
  children,
}: Pane & { readonly isShown: boolean }) {
  return (
    <Part
      className={styles.pane}
      aria-label={name}
      data-shown={isShown || undefined}
      data-scrolls={isScrolling || undefined}
    >
      {children}
    </Part>
  );
}

function Frame({
  title,
  windowTitle = title,
  kind,
  up,
  menu,
  actions,
  children,
}: FrameProps & { readonly children: Elements }) {
  useWindowTitle(windowTitle);
  return (
    <div className={styles.room}>
      <Bar title={title} kind={kind} up={up}>
        {actions}
        <Menu label="More" trigger={<IconButton icon="more" label="More" />} items={menu} />
      </Bar>
      {children}
    </div>
  );
}
