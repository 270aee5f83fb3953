import { useState } from 'react';
import { GRIP } from '../../kit/hooks/useFocusReturn.ts';
import type { Elements } from '../../kit/Elements.ts';
import * as styles from './workspace.styles.ts';

/** The form beside the page; on a tablet a grip makes it larger. */
export function FormPanel({ children }: { readonly children: Elements }) {
  const [isTall, setTall] = useState(false);
  return (
    <section
      className={styles.form}
      aria-label="Form"
      data-tall={isTall || undefined}
      data-part="form"
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={isTall ? 'Smaller form' : 'Larger form'}
        aria-expanded={isTall}
        {...{ [GRIP]: '' }}
        onClick={() => setTall(!isTall)}
      />
      {children}
    </section>
  );
}
