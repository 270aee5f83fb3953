import { cx } from '@linaria/core';
import { useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import { phaseOf, typeWords } from '../../../session/documentWords.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { useKeptFocus } from '../../field/focusField.ts';
import { WaitingInput } from '../../field/lazyControl.tsx';
import { useLanguages } from '../../../session/useLanguages.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { FieldFrame, type ControlNaming } from '../../../kit/fields/FieldFrame.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Phase } from '../../../kit/icons/Phase.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import { lazyDialog, lazyPart } from '../../../kit/loading/lazy.tsx';
import { Note } from '../../../kit/text/Text.tsx';
import { useTarget } from '../target/useTarget.ts';
import { targetWords } from '../target/targetWords.ts';
import { readLink, targetOf, writeLink, type ReadLink } from '../values/linkValue.ts';
import * as styles from './fields.styles.ts';
import { linkConfig } from './linkConfig.ts';

const CreateDialog = lazyDialog(
  'The new document',
  async () => (await import('../../../dialogs/CreateDialog.tsx')).CreateDialog,
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
  // What is pressed goes with what it does, and would take the focus with it.
  const [turns, setTurns] = useState(0);
  const area = useKeptFocus(turns);
  const [creating, setCreating] = useState<{ type: string; name: string } | null>(null);
  const link = readLink(value);
  const isSet = link.target !== null || link.isUnknown;
  const [only] = allowed.types.length === 1 ? allowed.types : [];
  const known = allowed.types.length === 0 ? [...models.types.keys()] : allowed.types;
  const newTypes = known.filter((type) => models.types.get(type)?.repeatable === true);
  const choose = (document: DocumentSummary) => {
    setIsChanging(false);
    setTurns(turns + 1);
    // Until they are known only a document in another language than the first one names its own.
    const hasLanguages = languages.length > 1 || document.lang !== undefined;
    onChange(writeLink(value, targetOf(document, hasLanguages)));
  };
  return (
    <FieldFrame {...frameProps(props)} isRinged={!isSet || isChanging}>
      {(naming) => (
        <div ref={area}>
          {isSet && (
            <RelatedDocument
              naming={naming}
              link={link}
              isReadOnly={readOnly !== null}
              onOpen={open}
              onChange={() => setIsChanging(!isChanging)}
              onRemove={() => {
                setIsChanging(false);
                setTurns(turns + 1);
                onChange(undefined, { label: `remove ${field.label}` });
              }}
            />
          )}
          {(!isSet || isChanging) && readOnly === null && (
            <DocumentCombo
              key={turns}
              startsClosed={turns > 0 && !isSet}
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
        </div>
      )}
    </FieldFrame>
  );
}

type RelatedDocumentProps = {
  naming: ControlNaming;
  link: ReadLink;
  isReadOnly: boolean;
  onOpen: (document: DocumentSummary) => void;
  onChange: () => void;
  onRemove: () => void;
};

/** The document of a relationship: picture, title, type and state, and what can be done with it. */
function RelatedDocument({
  naming,
  link,
  isReadOnly,
  onOpen,
  onChange,
  onRemove,
}: RelatedDocumentProps) {
  const editor = useEditor();
  const found = useTarget(link.target);
  const document = found.state === 'found' ? found.document : null;
  return (
    <>
      <div className={cx(styles.row, styles.ruled)}>
        {document ? (
          <DocumentWords document={document} />
        ) : (
          <MissingWords {...targetWords(editor, link, found)} />
        )}
      </div>
      <Row gap={20} wraps={4} className={styles.actions}>
        {document && (
          <Button
            kind="text"
            id={naming.id}
            aria-label={`Open ${document.title}`}
            onPress={() => onOpen(document)}
          >
            Open
          </Button>
        )}
        {!isReadOnly && (
          <>
            <Button kind="text" aria-describedby={naming['aria-labelledby']} onPress={onChange}>
              Change
            </Button>
            <Button kind="text" aria-describedby={naming['aria-labelledby']} onPress={onRemove}>
              Remove
            </Button>
          </>
        )}
      </Row>
    </>
  );
}

function DocumentWords({ document }: { document: DocumentSummary }) {
  const { models } = useEditor();
  const { kind, words } = phaseOf(document);
  return (
    <>
      <Thumbnail address={document.picture} width={56} height={40} />
      <TitleLines title={document.title} note={typeWords(models, document.type).one} />
      <span className={styles.phase}>
        <Phase kind={kind}>{words}</Phase>
      </span>
    </>
  );
}

type MissingWordsProps = {
  title: string;
  address: string;
  isGone: boolean;
};

function MissingWords({ title, address, isGone }: MissingWordsProps) {
  return (
    <>
      {isGone && <Icon name="warning" />}
      <Stack as="span" isGrowing>
        <span>{title}</span>
        {address !== '' && (
          <Note as="span" isCut>
            {address}
          </Note>
        )}
      </Stack>
    </>
  );
}
