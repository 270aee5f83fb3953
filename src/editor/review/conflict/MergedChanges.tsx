import type { OpenDocument } from '../../document/DocumentSession.ts';
import { useEditor } from '../../EditorContext.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { startWords } from '../words/countWords.ts';
import * as styles from './ConflictChoices.styles.ts';
import { pathWords } from './describeConflict.ts';

/** What else was changed on disk: it is in already, and nothing is asked. */
export function MergedChanges({ document }: { document: OpenDocument }) {
  const { models } = useEditor();
  const places = new Set(
    document.merged.map((path) => {
      const { where, what } = pathWords(path, document, models);
      return [where, what].filter(Boolean).join(', ');
    }),
  );
  if (places.size === 0) return null;
  const count = startWords(places.size, 'other change');
  return (
    <p className={styles.merged}>
      <Icon name="check" />
      <span>
        <strong>{`${count} went in by ${places.size === 1 ? 'itself' : 'themselves'}:`}</strong>
        <span>{` ${[...places].join('; ')}.`}</span>
      </span>
    </p>
  );
}
