import { useState } from 'react';
import type { ReleaseDetails } from 'prismic-folder/contract';
import { useAction } from '../../kit/hooks/useAction.ts';
import { releaseAddress } from '../../session/address.ts';
import { documentId } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { NameRow, RuledList } from '../../kit/lists/Ruled.tsx';
import { ConfirmDialog, FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { dayOf, momentOf } from './releaseWords.ts';

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
    <FormDialog
      title={release ? 'Name and day' : 'New'}
      lightTitle={release?.label ?? 'release'}
      lead="A release holds changes until all of them are published at once. The day is a note for you: nothing is published by itself."
      verb={release ? 'Keep' : 'Make the release'}
      isDisabled={isWrong}
      isRunning={isRunning}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

type RemoveDialogProps = {
  release: ReleaseDetails;
  onClose: () => void;
};

/** Removes a release; what was changed in it becomes drafts. */
export function RemoveDialog({ release, onClose }: RemoveDialogProps) {
  const { api, notify, go } = useEditor();
  const { isRunning, problem, run } = useAction();
  const { id, label, documents } = release;
  const remove = () =>
    run(async () => {
      await api.call('removeRelease', { params: { release: id } });
      const sentence = `${label} removed.${documents.length > 0 ? ' What was changed in it is a draft.' : ''}`;
      onClose();
      go(releaseAddress());
      notify({ message: sentence });
    });
  return (
    <ConfirmDialog
      title="Remove"
      lightTitle={label}
      lead={
        documents.length === 0
          ? 'Nothing is in it.'
          : 'What was changed in it becomes drafts. A document that has a draft keeps that one; what was in the release is in its history.'
      }
      verb={`Remove ${label}`}
      isRunning={isRunning}
      problem={problem}
      onSubmit={remove}
      onClose={onClose}
    >
      {documents.length > 0 && (
        <RuledList isLimited>
          {documents.map((document) => (
            <NameRow key={documentId(document)} name={document.title} />
          ))}
        </RuledList>
      )}
    </ConfirmDialog>
  );
}
