import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import * as styles from './messages.styles.ts';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A short note; an action of it closes it. */
export interface ToastNote {
  readonly message: string;
  readonly action?: ToastAction;
  /** What else can be done, shown before the action. */
  readonly second?: ToastAction;
  /** Stays until it is closed, as trouble does. */
  readonly isLasting?: boolean;
}

const LASTS = 8000;
const AT_ONCE = 3;

/** The notes that are shown at present, to be rendered by `Toasts`. */
export interface ToastList {
  /** Returns what closes the note. */
  readonly show: (note: ToastNote) => () => void;
  readonly queue: ToastQueue<ToastNote>;
}

/** Creates the list of notes; one for the whole editor. */
export function createToasts(): ToastList {
  const queue = new ToastQueue<ToastNote>({ maxVisibleToasts: AT_ONCE });
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
    <ToastRegion<ToastNote> className={styles.region} queue={toasts.queue} aria-label="Notes">
      {({ toast }) => {
        const { message, action, second } = toast.content;
        const close = () => {
          toasts.queue.close(toast.key);
        };
        return (
          <Toast toast={toast} className={styles.toast}>
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
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
