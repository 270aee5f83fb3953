import { useState } from 'react';
import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { useEditor } from '../session/EditorContext.ts';
import { Button } from '../kit/controls/Button.tsx';
import { FieldFrame } from '../kit/fields/FieldFrame.tsx';
import { TextInput } from '../kit/fields/TextInput.tsx';
import { RuledList, RuledRow } from '../kit/lists/Ruled.tsx';
import { FormDialog } from '../kit/overlays/FormDialog.tsx';
import { Text } from '../kit/text/Text.tsx';
import { useAction } from '../kit/hooks/useAction.ts';
import { useReleases } from '../session/useDocumentAnswers.ts';
import { countWords } from '../kit/countWords.ts';
import { addToRelease, canJoin, joinWords } from '../session/addToRelease.ts';

type PutInDialogProps = {
  documents: readonly DocumentSummary[];
  beforeChange?: (() => Promise<void>) | undefined;
  onDone: () => void;
  onClose: () => void;
};

/** Puts one or several documents into a release: one there is, or a new one. */
export function PutInDialog({ documents, beforeChange, onDone, onClose }: PutInDialogProps) {
  const { api, notify } = useEditor();
  const { value: releases, problem: away } = useReleases();
  const [label, setLabel] = useState('');
  const { isRunning, problem, run } = useAction();
  const [only, ...others] = documents;
  const what = only && others.length === 0 ? only.title : countWords(documents.length, 'document');
  const putIn = (into: () => Promise<Pick<ReleaseDetails, 'id' | 'label'>>) =>
    run(async () => {
      await beforeChange?.();
      const sentence = await addToRelease(api, await into(), documents);
      notify({ message: sentence });
      onDone();
      onClose();
    });
  const create = () => {
    const name = label.trim();
    if (name !== '') putIn(() => api.call('createRelease', { body: { label: name } }));
  };
  return (
    <FormDialog
      title="Put in a release"
      lightTitle={what}
      lead="A draft moves into the release; of a document without changes a copy waits there to be changed. All of a release is published at once."
      verb="Make it and put in"
      cancel={null}
      isDisabled={label.trim() === ''}
      isRunning={isRunning}
      problem={problem ?? away}
      onSubmit={create}
      onClose={onClose}
    >
      {releases !== undefined && releases.length > 0 && (
        <RuledList isLimited>
          {releases.map((release) => {
            const isIn = documents.every((document) => !canJoin(document, release.id));
            return (
              <RuledRow key={release.id}>
                <Text isGrowing dir="auto">
                  {release.label}
                </Text>
                <Text size="small" tone="muted">
                  {joinWords(documents, release)}
                </Text>
                <Button
                  kind="text"
                  isDisabled={isIn}
                  isPending={isRunning}
                  aria-label={`Put in ${release.label}`}
                  onPress={() => putIn(async () => release)}
                >
                  Put in
                </Button>
              </RuledRow>
            );
          })}
        </RuledList>
      )}
      <FieldFrame label="A new release">
        {(naming) => <TextInput {...naming} value={label} onChange={setLabel} onEnter={create} />}
      </FieldFrame>
    </FormDialog>
  );
}
