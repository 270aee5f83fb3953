import { countWords } from '../documents/names/typeWords.ts';
import { Button } from '../ui/controls/Button.tsx';
import type { Task } from './filter/libraryFilter.ts';
import * as styles from './LibraryPage.styles.ts';

type TaskLineProps = {
  task: Task | null;
  total: number | null;
  onDescribe: () => void;
  onShrink: () => void;
};

/** What the chosen files have in common, and the way through them one by one. */
export function TaskLine({ task, total, onDescribe, onShrink }: TaskLineProps) {
  if (task === null || total === null || total === 0) return null;
  if (task === 'duplicates') {
    return (
      <p className={styles.task}>
        Files with the same bytes are side by side. Those that nothing uses can be deleted.
      </p>
    );
  }
  if (task === 'oversized') {
    return (
      <div className={styles.task}>
        <span>Larger than any place shows, or stored without compression.</span>
        <Button size="pill" onPress={onShrink}>
          {`Shrink ${countWords(total, 'picture')}`}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.task}>
      <span>Pictures that say nothing to people who do not see them.</span>
      <Button size="pill" onPress={onDescribe}>
        {`Describe ${countWords(total, 'picture')}`}
      </Button>
    </div>
  );
}
