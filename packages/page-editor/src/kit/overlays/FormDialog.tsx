import type { Elements } from '../Elements.ts';
import { Button } from '../controls/Button.tsx';
import type { GlyphName } from '../icons/glyphs.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Problem } from '../text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { takeFocus } from './startInField.ts';

interface FormDialogProps extends Omit<DialogProps, 'foot' | 'isSearch'> {
  /** What it does, on its primary button. */
  readonly verb: string;
  readonly onSubmit: () => void;
  /** The way out without doing it; null: the close button is enough. */
  readonly cancel?: string | null;
  /** Beside the primary button: another way to do it. */
  readonly other?: Elements;
  readonly icon?: GlyphName;
  /** Whether its button takes the focus when it appears: it is what comes next. */
  readonly takesFocus?: boolean;
  readonly isRunning?: boolean;
  readonly isDisabled?: boolean;
  /** Why it was refused. */
  readonly problem?: string | null;
}

/** A dialog that does one thing, with what it needs to know for it, and with a way out. */
export function FormDialog({
  verb,
  onSubmit,
  cancel = 'Cancel',
  other,
  icon,
  takesFocus = false,
  isRunning = false,
  isDisabled = false,
  problem = null,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      foot={
        <>
          <Problem>{problem}</Problem>
          {cancel !== null && (
            <Button kind="quiet" size="dialog" onPress={dialog.onClose}>
              {cancel}
            </Button>
          )}
          {other}
          <Button
            kind="primary"
            size="dialog"
            isDisabled={isDisabled}
            isPending={isRunning}
            onPress={onSubmit}
            {...(icon && { icon })}
            {...(takesFocus && { ref: takeFocus })}
          >
            {verb}
          </Button>
        </>
      }
    >
      {children === undefined || dialog.isCompact ? children : <Stack gap={24}>{children}</Stack>}
    </Dialog>
  );
}

/** A question before something is lost: a press outside is no answer. */
export function ConfirmDialog({ cancel = 'Keep it', ...props }: FormDialogProps) {
  return <FormDialog {...props} cancel={cancel} isQuestion />;
}
