import { cx } from '@linaria/core';
import type { DocumentSummary } from '#prismic-folder/contract';
import { Thumbnail } from '../../ui/lists/Thumbnail.tsx';
import { phaseOf } from '../../documents/names/documentWords.ts';
import { typeWords } from '../../documents/names/typeWords.ts';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { ControlNaming } from '../../ui/fields/FieldFrame.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Phase } from '../../ui/icons/Phase.tsx';
import { targetWords } from '../target/targetWords.ts';
import { useTarget } from '../target/useTarget.ts';
import type { ReadLink } from '../values/linkValue.ts';
import * as styles from './fields.styles.ts';

type RelatedDocumentProps = {
  naming: ControlNaming;
  link: ReadLink;
  isReadOnly: boolean;
  onOpen: (document: DocumentSummary) => void;
  onChange: () => void;
  onRemove: () => void;
};

/** The document of a relationship: picture, title, type and state, and what can be done with it. */
export function RelatedDocument({
  naming,
  link,
  isReadOnly,
  onOpen,
  onChange,
  onRemove,
}: RelatedDocumentProps) {
  const { models } = useEditor();
  const found = useTarget(link.target);
  const document = found.state === 'found' ? found.document : null;
  return (
    <>
      <div className={cx(styles.row, styles.ruled)}>
        {document ? (
          <DocumentWords document={document} />
        ) : (
          <MissingWords {...targetWords(models, link, found)} />
        )}
      </div>
      <div className={styles.actions}>
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
      </div>
    </>
  );
}

function DocumentWords({ document }: { document: DocumentSummary }) {
  const { models } = useEditor();
  const { kind, words } = phaseOf(document);
  return (
    <>
      <Thumbnail address={document.picture} width={56} height={40} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {document.title}
        </span>
        <span className={styles.address}>{typeWords(models, document.type).one}</span>
      </span>
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
      <span className={styles.words}>
        <span>{title}</span>
        {address !== '' && <span className={styles.address}>{address}</span>}
      </span>
    </>
  );
}
