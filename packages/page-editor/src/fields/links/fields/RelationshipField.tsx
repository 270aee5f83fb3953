import { useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import { phaseOf, typeWords } from '../../../session/documentWords.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import type { FieldProps } from '../../field/FieldProps.ts';
import { WaitingInput } from '../../field/lazyControl.tsx';
import { useLanguages } from '../../../session/useLanguages.ts';
import { Phase } from '../../../kit/icons/Phase.tsx';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import { lazyDialog, lazyPart } from '../../../kit/loading/lazy.tsx';
import { useTarget } from '../target/useTarget.ts';
import { readLink, targetOf, writeLink } from '../values/linkValue.ts';
import { ChosenField } from './ChosenField.tsx';
import * as styles from './fields.styles.ts';
import { linkConfig } from './linkConfig.ts';
import { LinkWords } from './LinkWords.tsx';

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
  const { field, value } = props;
  const { models, open } = useEditor();
  const languages = useLanguages();
  const { allowed } = linkConfig(field);
  const [creating, setCreating] = useState<{ type: string; name: string } | null>(null);
  const link = readLink(value);
  const found = useTarget(link.target);
  const document = found.state === 'found' ? found.document : null;
  const [only] = allowed.types.length === 1 ? allowed.types : [];
  const known = allowed.types.length === 0 ? [...models.types.keys()] : allowed.types;
  const newTypes = known.filter((type) => models.types.get(type)?.repeatable === true);
  const linkTo = (to: DocumentSummary) =>
    // Until they are known only a document in another language than the first one names its own.
    writeLink(value, targetOf(to, languages.length > 1 || to.lang !== undefined));
  const words = document ? <DocumentWords document={document} /> : <LinkWords link={link} />;
  return (
    <ChosenField
      field={props}
      chosen={link.target !== null || link.isUnknown ? words : null}
      open={document ? { label: `Open ${document.title}`, run: () => open(document) } : undefined}
      renderBeside={(choose) =>
        creating !== null && (
          <CreateDialog
            {...creating}
            tags={allowed.tags}
            onClose={() => setCreating(null)}
            onCreated={(created) => choose(linkTo(created))}
          />
        )
      }
    >
      {(searching, choose) => (
        <DocumentCombo
          {...searching}
          allowed={allowed}
          placeholder={`Find a ${only === undefined ? 'document' : typeWords(models, only).inSentence}`}
          onChoose={(chosen) => choose(linkTo(chosen))}
          newTypes={newTypes}
          onCreate={(type, name) => setCreating({ type, name })}
        />
      )}
    </ChosenField>
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
