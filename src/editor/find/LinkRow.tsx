import type { FoundLink } from '#prismic-folder/contract';
import { titleAndType } from '../documents/names/documentWords.ts';
import { useEditor } from '../EditorContext.ts';
import { placeOf } from '../review/checks/placeOf.ts';
import { Button } from '../ui/controls/Button.tsx';
import { placeWords, versionWords } from './placeWords.ts';
import * as styles from './find.styles.ts';

type LinkRowProps = {
  link: FoundLink;
  /** Where it leads, and where it would lead; empty while that is not chosen. */
  before: string;
  after: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A link that may be led elsewhere: where it is, and its destination before and after. */
export function LinkRow({ link, before, after, isChosen, onChoose }: LinkRowProps) {
  const { models, open } = useEditor();
  const { document, version, path, words } = link;
  const { type, name, lang } = document;
  const state = versionWords(version);
  const title = titleAndType(models, document);
  return (
    <li className={styles.link}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className={styles.place}>
          <span>{words === '' ? title : `${title}: “${words}”`}</span>{' '}
          <span className={styles.where}>
            {[placeWords(models, type, path), state].filter((part) => part !== '').join(', ')}
          </span>
          <br />
          {after === '' || !isChosen ? (
            <span className={styles.where}>{before}</span>
          ) : (
            <>
              <del className={styles.removed}>{before}</del>{' '}
              <ins className={styles.added}>{after}</ins>
            </>
          )}
        </span>
      </label>
      <Button
        kind="link"
        aria-label={`Open ${title} there`}
        onPress={() => open({ type, name, ...(lang !== undefined && { lang }) }, placeOf(path))}
      >
        Open
      </Button>
    </li>
  );
}
