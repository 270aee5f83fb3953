import { Button } from '../controls/Button.tsx';
import * as styles from './messages.styles.ts';

interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

interface NoticeProps {
  readonly sentence: string;
  /** Whether something is on its way; shown only if it takes a while. */
  readonly isBusy?: boolean;
  readonly action?: NoticeAction | undefined;
  /** Where one comes from, or what else there is. */
  readonly second?: NoticeAction;
}

/** One sentence in the empty room, such as why nothing can be shown. */
export function Notice({ sentence, isBusy = false, action, second }: NoticeProps) {
  // What is there instead of a screen is its heading; what will be there has its own.
  const Sentence = isBusy ? 'p' : 'h1';
  return (
    <main className={styles.notice} data-busy={isBusy || undefined} aria-busy={isBusy}>
      <Sentence className={styles.noticeWords}>{sentence}</Sentence>
      {action && <Button onPress={action.run}>{action.label}</Button>}
      {second && (
        <Button kind="text" onPress={second.run}>
          {second.label}
        </Button>
      )}
    </main>
  );
}
