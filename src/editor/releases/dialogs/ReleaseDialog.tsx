import { useState } from 'react';
import type { ReleaseDetails } from '#prismic-folder/contract';
import { useAction } from '../../ui/hooks/useAction.ts';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { dayOf, momentOf } from '../releaseWords.ts';
import * as styles from '../releases.styles.ts';

type ReleaseDialogProps = {
  /** The release that gets another name or day; absent: a new one. */
  release?: ReleaseDetails;
  onClose: () => void;
  onDone: (release: ReleaseDetails) => void;
};

const MAX_NAME = 200;

/** Name and day of a release. Nothing is published by itself on that day: it is a note. */
export function ReleaseDialog({ release, onClose, onDone }: ReleaseDialogProps) {
  const { api } = useEditor();
  const [label, setLabel] = useState(release?.label ?? '');
  const [day, setDay] = useState(release ? dayOf(release) : '');
  const { isRunning, problem, run } = useAction();
  const name = label.trim();
  const scheduledAt = momentOf(day);
  const isLong = name.length > MAX_NAME;
  const isWrong = name === '' || isLong || scheduledAt === undefined;
  const save = () => {
    if (isWrong || isRunning) return;
    run(async () => {
      const body = { label: name };
      onDone(
        release
          ? await api.call('updateRelease', {
              params: { release: release.id },
              body: { ...body, scheduledAt },
            })
          : await api.call('createRelease', {
              body: { ...body, ...(scheduledAt !== null && { scheduledAt }) },
            }),
      );
    });
  };
  return (
    <Dialog
      title={release ? 'Name and day' : 'New release'}
      {...(release && { lightTitle: release.label })}
      lead="A release holds changes until all of them are published at once. The day is a note for you: nothing is published by itself."
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            size="dialog"
            isDisabled={isWrong}
            isPending={isRunning}
            onPress={save}
          >
            {release ? 'Keep' : 'Make the release'}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <FieldFrame
          label="Name"
          problem={isLong ? `${name.length} characters; at most ${MAX_NAME} are possible.` : null}
        >
          {(naming) => (
            <TextInput
              {...naming}
              value={label}
              onChange={setLabel}
              onEnter={save}
              isInvalid={isLong}
            />
          )}
        </FieldFrame>
        <FieldFrame
          label="Day, if there is one"
          hint="Like 2027-03-01"
          problem={scheduledAt === undefined ? 'A day is written like 2027-03-01.' : null}
        >
          {(naming) => (
            <TextInput
              {...naming}
              value={day}
              onChange={setDay}
              onEnter={save}
              isInvalid={scheduledAt === undefined}
            />
          )}
        </FieldFrame>
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
