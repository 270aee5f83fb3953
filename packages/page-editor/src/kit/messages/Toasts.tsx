import {
  Text,
  UNSTABLE_Toast as ToastFrame,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import type { Toast } from './MessagesContext.ts';
import * as styles from './messages.styles.ts';

const LASTS = 8000;
const AT_ONCE = 3;

/** The notes that are shown at present, to be rendered by `Toasts`. */
export interface ToastList {
  /** Returns what closes the note. */
  readonly show: (note: Toast) => () => void;
  readonly queue: ToastQueue<Toast>;
}

/** Creates the list of notes; one for the whole editor. */
export function createToasts(): ToastList {
  const queue = new ToastQueue<Toast>({ maxVisibleToasts: AT_ONCE });
  return {
    queue,
    show: (note) => {
      const key = queue.add(note, note.isLasting ? {} : { timeout: LASTS });
      return () => queue.close(key);
    },
  };
}

/** Notes at the lower edge of the window; a note stays while it is hovered or has the focus. */
export function Toasts({ toasts }: { toasts: ToastList }) {
  return (
    <ToastRegion<Toast> className={styles.region} queue={toasts.queue} aria-label="Notes">
      {({ toast }) => {
        const { message, action, second } = toast.content;
        const close = () => {
          toasts.queue.close(toast.key);
        };
        return (
          <ToastFrame toast={toast} className={styles.toast}>
            <ToastContent className={styles.words}>
              <Text slot="title">
                <span>{message}</span>
              </Text>
            </ToastContent>
            {second && (
              <Button
                kind="quiet"
                size="dialog"
                onPress={() => {
                  second.run();
                  close();
                }}
              >
                {second.label}
              </Button>
            )}
            {action && (
              <Button
                size="dialog"
                onPress={() => {
                  action.run();
                  close();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton icon="close" label="Close the note" onPress={close} />
          </ToastFrame>
        );
      }}
    </ToastRegion>
  );
}
