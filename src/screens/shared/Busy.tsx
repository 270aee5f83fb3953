import type { ReactNode } from 'react';
import * as styles from './styles.ts';

/** Announces that the skeleton inside is loading. */
export function Busy({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className={styles.unseen}>loading...</output>
      {children}
    </div>
  );
}
