import * as styles from './look.styles.ts';

interface LabelProps {
  readonly label: string;
  /** What is chosen. */
  readonly words: string;
}

/** What is chosen in a part, and of what. */
export function Label({ label, words }: LabelProps) {
  return (
    <div className={styles.label}>
      <span>{label}</span>
      <span className={styles.chosen}>{words}</span>
    </div>
  );
}
