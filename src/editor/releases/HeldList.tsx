import { Button } from 'react-aria-components';
import type { DocumentSummary, ReleaseDetails } from '#prismic-folder/contract';
import { Thumbnail } from '../ui/lists/Thumbnail.tsx';
import { typeWords } from '../documents/names/typeWords.ts';
import { documentId } from '../documents/operations/documentCall.ts';
import { useEditor } from '../EditorContext.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import * as styles from './releases.styles.ts';

type HeldListProps = {
  release: ReleaseDetails;
  /** Names of all releases by id. */
  names: ReadonlyMap<string, string>;
  /** The document that the page shows. */
  shown: string | null;
  onShow: (document: DocumentSummary) => void;
  onOpen: (document: DocumentSummary) => void;
  onTakeOut: (document: DocumentSummary) => void;
  onHistory: (document: DocumentSummary) => void;
};

/** The documents of a release: pressed, one is shown on the page. */
export function HeldList(props: HeldListProps) {
  const { release, names, shown } = props;
  const { models } = useEditor();
  if (release.documents.length === 0) {
    return (
      <p className={styles.empty}>
        Nothing is in it yet. Put documents in here, or from their review.
      </p>
    );
  }
  const detail = ({ type, status, releases }: DocumentSummary) => {
    const others = releases
      .filter((id) => id !== release.id)
      .map((id) => names.get(id) ?? 'another release');
    return [
      typeWords(models, type).one,
      status === 'release' || status === 'draft' ? 'new' : 'public already',
      ...(status === 'changed' || status === 'draft' ? ['has a draft, too'] : []),
      ...(others.length > 0 ? [`also in ${others.join(', ')}`] : []),
    ].join(', ');
  };
  return (
    <ul className={styles.list} aria-label={`In ${release.label}`}>
      {release.documents.map((document) => (
        <li key={documentId(document)} className={styles.row}>
          <Button
            className={styles.held}
            aria-current={shown === documentId(document)}
            onPress={() => props.onShow(document)}
          >
            <Thumbnail address={document.picture} width={56} height={40} />
            <span className={styles.words}>
              <span className={styles.title} dir="auto">
                {document.title}
              </span>
              <span className={styles.detail}>{detail(document)}</span>
            </span>
          </Button>
          <Menu
            label={`More for ${document.title}`}
            trigger={<IconButton icon="more" label={`More for ${document.title}`} />}
            items={[
              { id: 'open', label: 'Open', icon: 'page', onAction: () => props.onOpen(document) },
              {
                id: 'history',
                label: 'History',
                icon: 'branch',
                onAction: () => props.onHistory(document),
              },
              {
                id: 'take',
                label: 'Take out of the release',
                icon: 'undo',
                onAction: () => props.onTakeOut(document),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
