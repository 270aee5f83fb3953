import type { Elements } from '../Elements.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './NavList.styles.ts';

interface NavRow {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Below the row: how it is with it. */
  readonly state?: Elements;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
}

/** Where the rows are one line that scrolls. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/** Large rows beside a list that choose what is in it. */
export function NavList({ label, rows }: { label: string; rows: readonly NavRow[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {rows.map(({ id, label: words, count, state, isCurrent, onPress }) => (
          <li key={id}>
            <button
              type="button"
              ref={isCurrent ? bringIntoView : undefined}
              className={styles.row}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onPress}
            >
              <span>{words}</span>
              {count !== undefined && (
                <span className={styles.count}>{count.toLocaleString('en')}</span>
              )}
            </button>
            {state && (
              <Text
                as="p"
                size="small"
                tone={isCurrent ? 'text' : 'muted'}
                className={styles.state}
              >
                {state}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
