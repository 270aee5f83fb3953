import * as styles from './choices.styles.ts';

interface RowNameProps {
  readonly name: string;
  /** What is chosen, below it; null: it is seen. */
  readonly words: string | null;
}

/** The name of a row of choices. */
export function RowName({ name, words }: RowNameProps) {
  return (
    <div className={styles.rowName}>
      <span>{name}</span>
      {words !== null && <span className={styles.rowWords}>{words}</span>}
    </div>
  );
}
