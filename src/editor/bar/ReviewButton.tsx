import { memo } from 'react';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import { useEditor } from '../EditorContext.ts';
import { useChangeCount } from '../review/useChangeCount.ts';
import { Button } from '../ui/controls/Button.tsx';
import * as styles from './topBar.styles.ts';

interface ReviewButtonProps {
  readonly session: DocumentSession;
  readonly onReview: () => void;
}

const isPublished = ({ summary }: OpenDocument) => summary.status === 'published';

/** Opens the review; says how many changes are not public, if anything of it is. */
export const ReviewButton = memo(function ReviewButton({ session, onReview }: ReviewButtonProps) {
  const { models } = useEditor();
  const count = useChangeCount(session, models);
  const isPublic = useOpenDocument(session, isPublished);
  if (!count && isPublic) return <Button onPress={onReview}>Published</Button>;
  return (
    <Button kind="primary" onPress={onReview}>
      <span>
        <span>{count ? `Review ${count}` : 'Review'}</span>
        {count !== null && count > 0 && (
          <span className={styles.wideWords}>{count === 1 ? ' change' : ' changes'}</span>
        )}
      </span>
    </Button>
  );
});
