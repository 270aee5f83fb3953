import { use, createContext } from 'react';
import * as styles from './caption.styles.ts';
import type { ProjectStyles } from '#external/view/projectStyles.ts';

const plain: ProjectStyles = {
  background: { color: null },
  text: { title: {}, subtitle: {}, paragraph: {}, caption: {}, link: {} },
  spacing: { project: {}, modules: {} },
};

/** How the project around a module wants its texts to look. */
export const StylesContext = createContext<ProjectStyles>(plain);

/** The words under an image or a video; nothing where there are none. */
export function Caption({ text }: { text: string }) {
  const rules = use(StylesContext).text.caption;
  if (text === '') return null;
  return (
    <figcaption className={styles.caption} style={rules}>
      {text}
    </figcaption>
  );
}
