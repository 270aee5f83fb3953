import type { HTMLAttributes, Ref } from 'react';
import type { Elements } from '../Elements.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './lists.styles.ts';

interface RuledListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'className' | 'style'> {
  /** Whether a long list scrolls by itself. */
  readonly isLimited?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
}

/** Rows with lines between them that are read, not moved through by arrows. */
export function RuledList({ isLimited = false, ...list }: RuledListProps) {
  return <ul {...list} className={styles.list} data-limited={isLimited || undefined} />;
}

interface RuledRowProps {
  /** The first line of text of what is in it (default), or its middle. */
  readonly align?: 'center';
  readonly children: Elements;
}

export function RuledRow({ align, children }: RuledRowProps) {
  return (
    <li className={styles.row} data-align={align}>
      {children}
    </li>
  );
}

/** A row with a name, and what kind of thing it is. */
export function NameRow({ name, kind }: { readonly name: string; readonly kind?: string }) {
  return (
    <RuledRow>
      <Text isGrowing dir="auto">
        {name}
      </Text>
      {kind !== undefined && (
        <Text size="small" tone="muted">
          {kind}
        </Text>
      )}
    </RuledRow>
  );
}
