import { useState } from 'react';
import type { DocumentSummary } from '#prismic-folder/contract';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { copyText, NOT_COPIED } from '../../ui/copyText.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useAction } from '../../ui/hooks/useAction.ts';
import { useHasLanguages } from '../lookup/useDocumentAnswers.ts';
import { filePath, languageWords, phaseOf, whenWords } from '../names/documentWords.ts';
import { typeWords } from '../names/typeWords.ts';
import { tagDocument } from '../operations/tagDocument.ts';
import * as styles from './dialogs.styles.ts';
import { TagsField } from './TagsField.tsx';

type AboutDialogProps = {
  document: DocumentSummary;
  /** Its tags at present, if they were edited since. */
  tags?: readonly string[];
  /** In place of saving them. */
  onTags?: ((tags: readonly string[]) => void) | undefined;
  readOnly?: string | null;
  onClose: () => void;
};

/** What a document is besides its content: tags, language, ids, and where its file is. */
export function AboutDialog({
  document,
  tags,
  onTags,
  readOnly = null,
  onClose,
}: AboutDialogProps) {
  const { api, models, announce, toast } = useEditor();
  const hasLanguages = useHasLanguages();
  const { problem, run } = useAction();
  const [own, setOwn] = useState(tags ?? document.tags);
  const path = filePath(document);
  const change = (next: readonly string[]) => {
    setOwn(next);
    if (onTags) onTags(next);
    else run(() => tagDocument(api, document, next));
  };
  return (
    <Dialog
      title="About"
      lightTitle={document.title}
      isOpen
      onClose={onClose}
      foot={
        <Button size="dialog" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.fields}>
        <TagsField tags={own} onChange={change} readOnly={problem ?? readOnly} />
        <dl className={styles.facts}>
          <dt>Type</dt>
          <dd>{typeWords(models, document.type).one}</dd>
          <dt>State</dt>
          <dd>{phaseOf(document).words}</dd>
          <dt>Last change</dt>
          <dd>{whenWords(document.savedAt)}</dd>
          {hasLanguages && (
            <>
              <dt>Language</dt>
              <dd>{`${languageWords(document.language)}, ${document.language}`}</dd>
            </>
          )}
          <dt>Address</dt>
          <dd>{document.uid === null ? 'None of its own' : `/${document.uid}`}</dd>
          <dt>Id</dt>
          <dd>{document.id}</dd>
          <dt>File</dt>
          <dd>
            <span>{`${path} `}</span>
            <Button
              kind="link"
              onPress={() => {
                void copyText(path).then((isCopied) =>
                  isCopied ? announce('Path copied.') : toast({ message: NOT_COPIED }),
                );
              }}
            >
              Copy
            </Button>
          </dd>
        </dl>
      </div>
    </Dialog>
  );
}
