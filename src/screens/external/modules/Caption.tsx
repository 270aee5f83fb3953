import { use } from 'react';
import * as styles from './caption.styles.ts';
import { StylesContext } from './stylesContext.ts';

/** The words under a picture or a film; nothing where there are none. */
export function Caption({ text }: { text: string }) {
  const rules = use(StylesContext).text.caption;
  if (text === '') return null;
  return (
    <figcaption className={styles.caption} style={rules}>
      {text}
    </figcaption>
  );
}
