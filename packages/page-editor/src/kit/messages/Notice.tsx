import { Button } from '../controls/Button.tsx';
import * as styles from './messages.styles.ts';

interface NoticeProps {
  readonly sentence: string;
  /** Whether something is on its way; shown only if it takes a while. */
  readonly isBusy?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** One sentence in the empty room, such as why nothing can be shown. */
export function Notice({ sentence, isBusy = false, action }: NoticeProps) {
  // What is there instead of a screen is its heading; what will be there has its own.
  const Sentence = isBusy ? 'p' : 'h1';
  return (
    <main className={styles.notice} data-busy={isBusy || undefined} aria-busy={isBusy}>
      <Sentence className={styles.noticeWords}>{sentence}</Sentence>
      {action && <Button onPress={action.run}>{action.label}</Button>}
    </main>
  );
}
