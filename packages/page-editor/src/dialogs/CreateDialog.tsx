import { useCallback, useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import type { Starter } from '../model/EditorHost.ts';
import { useEditor } from '../session/EditorContext.ts';
import { PictureChoice } from '../kit/controls/PictureChoice.tsx';
import { FieldFrame } from '../kit/fields/FieldFrame.tsx';
import { TextInput } from '../kit/fields/TextInput.tsx';
import { FormDialog } from '../kit/overlays/FormDialog.tsx';
import { useAction } from '../kit/hooks/useAction.ts';
import { useOpenSignal } from '../kit/hooks/useOpenSignal.ts';
import { useCall, useLoaded } from '../session/useAnswer.ts';
import { typeWords } from '../session/documentWords.ts';
import { uidFromName, useFreeUid } from '../session/freeUid.ts';
import { createDocument, namedData } from './createDocument.ts';
import { imageSource } from '../kit/imageSource.ts';
import { UidInput } from './UidInput.tsx';

const EMPTY = 'empty';
const LIKE = 'like';

type CreateDialogProps = {
  /** Id of the type. */
  type: string;
  /** The name to begin with. */
  name?: string;
  /** Tags that it gets. */
  tags?: readonly string[];
  onClose: () => void;
  /** In place of opening the document. */
  onCreated?: (document: DocumentSummary) => void;
};

/** Creates a document by its name; its address is made from the name. */
export function CreateDialog({
  type,
  name: given = '',
  tags,
  onClose,
  onCreated,
}: CreateDialogProps) {
  const { api, host, models, open } = useEditor();
  const [name, setName] = useState(given);
  const [written, setWritten] = useState<string | null>(null);
  const [start, setStart] = useState(EMPTY);
  const { isRunning, problem, run } = useAction();
  const openSignal = useOpenSignal();
  const model = models.types.get(type);
  const hasUid = model?.fields['uid']?.type === 'UID';
  const uid = written ?? uidFromName(name);
  const check = useFreeUid(type, uid);
  const last = useLastDocument(type);
  const words = typeWords(models, type);
  const starters = useStarters(type);

  const create = () => {
    if (model === undefined || isRunning || (hasUid && check.problem !== null)) return;
    run(async () => {
      const signal = openSignal();
      const like = start === LIKE ? (last ?? null) : null;
      const starter = starters.find(({ id }) => id === start);
      const trimmed = name.trim();
      const document = await createDocument(api, {
        type: model,
        name: trimmed,
        uid,
        like,
        ...(tags && { tags }),
        ...(starter && { data: namedData(starter, trimmed) }),
      });
      // Who has closed it stays there.
      if (signal.aborted) return;
      onClose();
      if (onCreated) onCreated(document);
      else open(document, starter?.begin);
    });
  };

  return (
    <FormDialog
      width={720}
      title="New"
      lightTitle={words.inSentence}
      {...(host.purposes?.[type] !== undefined && { lead: `${host.purposes[type]}.` })}
      verb={`Make ${name.trim() === '' ? words.inSentence : name.trim()}`}
      isDisabled={hasUid && uid === '' && written === null}
      isRunning={isRunning}
      problem={problem}
      onSubmit={create}
      onClose={onClose}
    >
      <FieldFrame label="Name">
        {(naming) => <TextInput {...naming} value={name} onChange={setName} onEnter={create} />}
      </FieldFrame>
      {hasUid && (name !== '' || written !== null) && (
        <UidInput
          type={type}
          uid={uid}
          check={check}
          isWritten={written !== null || uidFromName(name) === ''}
          onChange={setWritten}
          onEnter={create}
        />
      )}
      {(last || starters.length > 0) && (
        <PictureChoice
          label="Content to start with"
          shape="page"
          options={[
            { id: EMPTY, label: 'Start empty', picture: null },
            ...starters.map(({ id, label, picture = null }) => ({ id, label, picture })),
            ...(last
              ? [{ id: LIKE, label: `Start like ${last.title}`, picture: likePicture(last) }]
              : []),
          ]}
          value={start}
          onChange={setStart}
        />
      )}
    </FormDialog>
  );
}

const likePicture = ({ picture }: DocumentSummary) =>
  picture === null ? null : imageSource(picture, { width: 360 });

/** What documents of a type can begin with; nothing until that is known. */
function useStarters(type: string): readonly Starter[] {
  const { models, startersOf } = useEditor();
  const model = models.types.get(type);
  const load = useCallback(async () => (model ? startersOf(model) : []), [model, startersOf]);
  return useLoaded(load) ?? [];
}

/** The document of a type that was saved last, unless it is unpublished. */
function useLastDocument(type: string): DocumentSummary | undefined {
  const { value } = useCall('listDocuments', { query: { type, pageSize: 20 } });
  return value?.documents.find(({ status }) => status !== 'archived');
}
