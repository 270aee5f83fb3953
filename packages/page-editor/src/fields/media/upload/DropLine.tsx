import * as styles from './Uploads.styles.ts';

/** The ember line round an area while files are dragged over it, with what a drop does. */
export function DropLine({ isOver, words }: { isOver: boolean; words: string }) {
  return isOver ? <div className={styles.over}>{words}</div> : null;
}
