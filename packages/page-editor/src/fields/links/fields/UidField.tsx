import { useState } from 'react';
import { Address } from '../../../dialogs/Address.tsx';
import { RenameDialog } from '../../../dialogs/useDocumentMenu.tsx';
import { useFreeUid } from '../../../session/freeUid.ts';
import { isMadeFrom, titleUid } from '../../../session/titleField.ts';
import { followsTitle } from '../../../session/followTitle.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { useForm } from '../../field/FormContext.ts';
import { useOpen } from '../../field/useField.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { Note, Text } from '../../../kit/text/Text.tsx';

/**
 * The address of the open document as a sentence. It is the name of the document's file, so that it is
 * changed by a rename, which takes the links along. That of a draft follows the title unless it was
 * typed; the file gets its name when the draft is left or published.
 */
export function UidField(props: FieldProps) {
  const { readOnly } = props;
  const { session } = useForm();
  const { models, open } = useEditor();
  const summary = useOpen((one) => one.summary);
  const isFollowed = useOpen(followsTitle);
  const ofTitle = useOpen(({ json }) => titleUid(models, summary.type, json));
  // null: closed; else what the dialog begins with.
  const [renaming, setRenaming] = useState<string | null>(null);
  const own = summary.uid ?? summary.name;
  const wanted = ofTitle === '' || isMadeFrom(own, ofTitle) ? own : ofTitle;
  const { problem, suggestion } = useFreeUid(summary.type, isFollowed ? wanted : own, own);
  const uid = isFollowed ? (suggestion ?? wanted) : own;
  const isOffered = summary.status === 'draft' && !isFollowed && wanted !== own;
  return (
    <FieldFrame
      {...frameProps(props)}
      published={null}
      isRinged={false}
      end={
        readOnly === null && (
          <>
            {isOffered && (
              <Button kind="link" onPress={() => setRenaming(wanted)}>{`Use /${wanted}`}</Button>
            )}
            <Button kind="link" onPress={() => setRenaming(uid)}>
              Change
            </Button>
          </>
        )
      }
    >
      {(naming) => (
        <div id={naming.id}>
          <Text as="p" tone="muted">
            <Address type={summary.type} uid={uid} />
          </Text>
          {isFollowed && <Note>{`${problem ?? ''} Follows the title until it is public.`}</Note>}
          {renaming !== null && (
            <RenameDialog
              document={summary}
              uid={renaming}
              beforeChange={() => session.flush()}
              onClose={() => setRenaming(null)}
              onRenamed={(renamed) => {
                // Who went elsewhere meanwhile stays there.
                if (session.get().readOnly === null) open(renamed);
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
