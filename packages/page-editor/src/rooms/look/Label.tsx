import { rowName, rowWords } from './choices/choices.styles.ts';
import { Row } from '../../kit/layout/Stack.tsx';
import * as styles from './look.styles.ts';

interface LabelProps {
  readonly label: string;
  /** What is chosen. */
  readonly words: string;
}

/** What is chosen in a part, and of what. */
export function Label({ label, words }: LabelProps) {
  return (
    <Row gap={16} justify="between" className={styles.label}>
      <span>{label}</span>
      <span className={styles.chosen}>{words}</span>
    </Row>
  );
}

interface RowNameProps {
  readonly name: string;
  /** What is chosen, below it; null: it is seen. */
  readonly words: string | null;
}

/** The name of a row of choices. */
export function RowName({ name, words }: RowNameProps) {
  return (
    <div className={rowName}>
      <span>{name}</span>
      {words !== null && <span className={rowWords}>{words}</span>}
    </div>
  );
}
