import { useState } from 'react';
import type { DocumentSummary } from '#prismic-folder/contract';
import { typeWords } from '../../documents/names/typeWords.ts';
import { useEditor } from '../../EditorContext.ts';
import type { FieldProps } from '../../form/FieldProps.ts';
import { WaitingInput } from '../../form/field/WaitingInput.tsx';
import { frameProps } from '../../form/frameProps.ts';
import { useLanguages } from '../../languages/useLanguages.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { lazyDialog, lazyPart } from '../../ui/loading/lazy.tsx';
import { readLink, targetOf, writeLink } from '../values/linkValue.ts';
import { linkConfig } from './linkConfig.ts';
import { RelatedDocument } from './RelatedDocument.tsx';

const CreateDialog = lazyDialog(
  'The new document',
  async () => (await import('../../documents/dialogs/CreateDialog.tsx')).CreateDialog,
);
const DocumentCombo = lazyPart(
  async () => (await import('../search/DocumentCombo.tsx')).DocumentCombo,
  ({ naming }) => <WaitingInput naming={naming} />,
);

/** A content relationship: the document as a row, or a search for one, which can also make it. */
export function RelationshipField(props: FieldProps) {
  const { field, value, readOnly, onChange } = props;
  const { models, open } = useEditor();
  const languages = useLanguages();
  const { allowed } = linkConfig(field);
  const [isChanging, setIsChanging] = useState(false);
  const [creating, setCreating] = useState<{ type: string; name: string } | null>(null);
  const link = readLink(value);
  const isSet = link.target !== null || link.isUnknown;
  const [only] = allowed.types.length === 1 ? allowed.types : [];
  const known = allowed.types.length === 0 ? [...models.types.keys()] : allowed.types;
  const newTypes = known.filter((type) => models.types.get(type)?.repeatable === true);
  const choose = (document: DocumentSummary) => {
    setIsChanging(false);
    // Until they are known only a document in another language than the first one names its own.
    const hasLanguages = languages.length > 1 || document.lang !== undefined;
    onChange(writeLink(value, targetOf(document, hasLanguages)));
  };
  return (
    <FieldFrame {...frameProps(props)} isRinged={!isSet || isChanging}>
      {(naming) => (
        <>
          {isSet && (
            <RelatedDocument
              naming={naming}
              link={link}
              isReadOnly={readOnly !== null}
              onOpen={open}
              onChange={() => setIsChanging(!isChanging)}
              onRemove={() => {
                setIsChanging(false);
                onChange(undefined, { label: `remove ${field.label}` });
              }}
            />
          )}
          {(!isSet || isChanging) && readOnly === null && (
            <DocumentCombo
              naming={isSet ? { ...naming, id: `${naming.id}-search` } : naming}
              allowed={allowed}
              placeholder={`Find a ${only === undefined ? 'document' : typeWords(models, only).inSentence}`}
              onChoose={choose}
              newTypes={newTypes}
              onCreate={(type, name) => setCreating({ type, name })}
            />
          )}
          {creating !== null && (
            <CreateDialog
              type={creating.type}
              name={creating.name}
              tags={allowed.tags}
              onClose={() => setCreating(null)}
              onCreated={choose}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
