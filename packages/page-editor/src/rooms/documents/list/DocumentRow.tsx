import { Button } from 'react-aria-components';
import type { DocumentSummary, Views } from 'prismic-folder/contract';
import { useEditor } from '../../../session/EditorContext.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Phase } from '../../../kit/icons/Phase.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Curve } from '../../../kit/lists/Curve.tsx';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { Hidden, Text } from '../../../kit/text/Text.tsx';
import {
  languageWords,
  phaseOf,
  type ReleaseNames,
  whenWords,
  typeWords,
} from '../../../session/documentWords.ts';
import { lastDays, sumOf, viewWords } from '../../../session/useViewCounts.ts';
import * as styles from '../documents.styles.ts';

type DocumentRowProps = {
  document: DocumentSummary;
  releases: ReleaseNames;
  /** Whether visitors need a password for it. */
  isProtected: boolean;
  /** How often pages were viewed; null: that is not counted. */
  views: Views | null;
  /** Whether its type is said; its tags otherwise. */
  hasType: boolean;
  /** Opens the menu of the row. */
  onMenu: (document: DocumentSummary, button: Element) => void;
};

/** A document in the list: picture, title and address, type, state, last change. */
export function DocumentRow({
  document,
  releases,
  isProtected,
  views,
  hasType,
  onMenu,
}: DocumentRowProps) {
  const { models } = useEditor();
  const { kind, words } = phaseOf(document, releases);
  // Tells a translation from the document it was made from, which has the same title and often the same uid.
  const below = [
    document.uid === null ? '' : `/${document.uid}`,
    document.lang !== undefined ? languageWords(document.lang) : '',
  ];
  return (
    <div className={styles.cells}>
      <Thumbnail address={document.picture} width={80} height={50} />
      <Stack as="span" className={styles.name}>
        <Text size="body" weight="medium" isCut dir="auto">
          <span>{document.title}</span>
          {isProtected && (
            <span className={styles.lock}>
              <Icon name="lock" size="small" />
              <Hidden>Protected by a password</Hidden>
            </span>
          )}
        </Text>
        <Text size="small" tone="muted" isCut>
          {below.filter((one) => one !== '').join(', ')}
        </Text>
      </Stack>
      <Text size="small" tone="muted" isCut className={styles.detail}>
        {hasType ? typeWords(models, document.type).one : document.tags.join(', ')}
      </Text>
      <Text
        size="small"
        className={styles.phase}
        {...(kind === 'published' && { tone: 'muted' as const })}
      >
        <Phase kind={kind}>{words}</Phase>
      </Text>
      {views && <Viewed views={views} id={document.id} />}
      <Text size="small" tone="muted" className={styles.when}>
        {whenWords(document.savedAt)}
      </Text>
      <Button
        className={styles.more}
        aria-label={`More for ${document.title}`}
        aria-haspopup="menu"
        onPress={({ target }) => onMenu(document, target)}
      >
        <Icon name="more" />
      </Button>
    </div>
  );
}

/** The views of the last days: a curve, and their number. A page that nobody came to has nothing. */
function Viewed({ views, id }: { readonly views: Views; readonly id: string }) {
  const days = lastDays(views.pages[id], views.today);
  const sum = sumOf(days);
  return (
    <span className={styles.viewed} title={sum === 0 ? undefined : viewWords(days)}>
      {sum > 0 && (
        <>
          <Curve values={days.map(({ count }) => count)} />
          <Text size="small" tone="muted">
            {sum.toLocaleString('en')}
          </Text>
        </>
      )}
    </span>
  );
}
