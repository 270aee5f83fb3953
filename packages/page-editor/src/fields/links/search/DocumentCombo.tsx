import { useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { kindWords, phaseOf, typeWords } from '../../../session/documentWords.ts';
import { documentId } from '../../../session/documentCall.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { ComboBox, type ComboOption } from '../../../kit/fields/ComboBox.tsx';
import type { ControlNaming } from '../../../kit/fields/FieldFrame.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { type Allowed, useDocumentSearch } from './useDocumentSearch.ts';

type DocumentComboProps = {
  naming: ControlNaming;
  allowed: Allowed;
  /** The words to begin with: those of the present target. */
  shown?: string;
  placeholder: string;
  onChoose: (document: DocumentSummary) => void;
  /** Offers new documents of these types, by the words that were written. */
  newTypes?: readonly string[];
  onCreate?: (type: string, name: string) => void;
  onEnter?: () => void;
  startsClosed?: boolean;
};

const NEW = 'new ';

/** Finds a document: suggestions follow what is written. */
export function DocumentCombo({
  naming,
  allowed,
  shown = '',
  placeholder,
  onChoose,
  newTypes = [],
  onCreate,
  onEnter,
  startsClosed = false,
}: DocumentComboProps) {
  const { models } = useEditor();
  // null: the words of the target, which are no search.
  const [written, setWritten] = useState<string | null>(null);
  const { value: found, problem } = useDocumentSearch(written ?? '', allowed);
  const documents = found ?? [];
  const search = (written ?? '').trim();
  const options: ComboOption[] = documents.map((document) => ({
    id: documentId(document),
    label: document.title,
    detail: detailOf(kindWords(models, document), document),
    start: <Thumbnail address={document.picture} width={56} height={40} />,
  }));
  const creations = newTypes.map((type) => ({
    id: NEW + type,
    label: `New ${typeWords(models, type).inSentence}`,
    ...(search !== '' && { detail: `“${search}”` }),
    start: <Icon name="plus" />,
  }));
  const emptyText =
    problem ??
    (found === undefined
      ? 'Looking'
      : search === ''
        ? 'No document can be chosen here yet.'
        : `No document with “${search}”. Try fewer letters.`);
  return (
    <ComboBox
      {...naming}
      text={written ?? shown}
      onText={setWritten}
      options={[...options, ...creations]}
      onChoose={(id) => {
        if (id.startsWith(NEW)) return onCreate?.(id.slice(NEW.length), search);
        const document = documents.find((one) => documentId(one) === id);
        if (!document) return undefined;
        setWritten(null);
        return onChoose(document);
      }}
      {...(onEnter && { onEnter })}
      emptyText={emptyText}
      placeholder={placeholder}
      startsClosed={startsClosed}
      icon="search"
    />
  );
}

function detailOf(kind: string, document: DocumentSummary): string {
  const state = document.status === 'published' ? '' : phaseOf(document).words.toLowerCase();
  return [kind, document.uid === null ? '' : `/${document.uid}`, state]
    .filter((one) => one !== '')
    .join(', ');
}
