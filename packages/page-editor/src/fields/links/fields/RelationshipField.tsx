import { useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import { phaseOf } from '../../../session/documentWords.ts';
import { typeWords } from '../../../session/typeWords.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import type { FieldProps } from '../../field/FieldProps.ts';
import { WaitingInput } from '../../field/lazyControl.tsx';
import { useLanguages } from '../../../session/useLanguages.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Phase } from '../../../kit/icons/Phase.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import { lazyDialog, lazyPart } from '../../../kit/loading/lazy.tsx';
import { Note } from '../../../kit/text/Text.tsx';
import { targetWords } from '../target/targetWords.ts';
import { useTarget } from '../target/useTarget.ts';
import { readLink, targetOf, writeLink } from '../values/linkValue.ts';
import * as styles from './fields.styles.ts';
import { linkConfig } from './linkConfig.ts';
import { SearchedField } from './SearchedField.tsx';

const CreateDialog = lazyDialog(
  'The new document',
  async () => (await import('../../../dialogs/CreateDialog.tsx')).CreateDialog,
);
const DocumentCombo = lazyPart(
  async () => (await import('../search/DocumentCombo.tsx')).DocumentCombo,
  ({ naming }) => <WaitingInput naming={naming} />,
);

interface Creating {
  readonly type: string;
  readonly name: string;
  readonly onCreated: (document: DocumentSummary) => void;
}

/** A content relationship: the document as a row, or a search for one, which can also make it. */
export function RelationshipField(props: FieldProps) {
  const { field, value } = props;
  const editor = useEditor();
  const { models, open } = editor;
  const languages = useLanguages();
  const { allowed } = linkConfig(field);
  const [creating, setCreating] = useState<Creating | null>(null);
  const link = readLink(value);
  const found = useTarget(link.target);
  const document = found.state === 'found' ? found.document : null;
  const isSet = link.target !== null || link.isUnknown;
  const [only] = allowed.types.length === 1 ? allowed.types : [];
  const known = allowed.types.length === 0 ? [...models.types.keys()] : allowed.types;
  const newTypes = known.filter((type) => models.types.get(type)?.repeatable === true);
  const linkTo = (chosen: DocumentSummary) => {
    // Until they are known only a document in another language than the first one names its own.
    const hasLanguages = languages.length > 1 || chosen.lang !== undefined;
    return writeLink(value, targetOf(chosen, hasLanguages));
  };
  const words = document ? (
    <DocumentWords document={document} />
  ) : (
    <MissingWords {...targetWords(editor, link, found)} />
  );
  return (
    <>
      <SearchedField
        props={props}
        chosen={isSet ? words : null}
        action={
          document && (
            <Button
              kind="text"
              aria-label={`Open ${document.title}`}
              onPress={() => open(document)}
            >
              Open
            </Button>
          )
        }
      >
        {(naming, put) => (
          <DocumentCombo
            naming={naming}
            allowed={allowed}
            placeholder={`Find a ${only === undefined ? 'document' : typeWords(models, only).inSentence}`}
            onChoose={(chosen) => put(linkTo(chosen))}
            newTypes={newTypes}
            onCreate={(type, name) =>
              setCreating({ type, name, onCreated: (made) => put(linkTo(made)) })
            }
          />
        )}
      </SearchedField>
      {creating !== null && (
        <CreateDialog {...creating} tags={allowed.tags} onClose={() => setCreating(null)} />
      )}
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
