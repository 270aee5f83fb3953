import { use, createContext } from 'react';
import * as styles from './figure.styles.ts';
import type { ProjectStyles } from '#external/view/projectStyles.ts';

const plain: ProjectStyles = {
  background: { color: null },
  text: { title: {}, subtitle: {}, paragraph: {}, caption: {}, link: {} },
  spacing: { project: {}, modules: {} },
};

/** The text styles of the project around a module. */
export const StylesContext = createContext<ProjectStyles>(plain);

/** The text under an image or a video, if there is one. */
export function Caption({ text }: { text: string }) {
  const rules = use(StylesContext).text.caption;
  if (text === '') return null;
  return (
    <figcaption className={styles.caption} style={rules}>
      {text}
    </figcaption>
  );
}
