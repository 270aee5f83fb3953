import type { FoundLink } from '#prismic-folder/contract';
import type { ReleaseNames } from '../documents/names/documentWords.ts';
import { useEditor } from '../EditorContext.ts';
import { Button } from '../ui/controls/Button.tsx';
import { foundAddress } from './foundAddress.ts';
import { placeWords, versionWords } from './placeWords.ts';
import * as styles from './find.styles.ts';

type LinkRowProps = {
  link: FoundLink;
  /** Of its document. */
  title: string;
  /** Of releases, for the versions in them. */
  names: ReleaseNames;
  /** Where it leads, and where it would lead; empty while that is not chosen. */
  before: string;
  after: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A link that may be led elsewhere: where it is, and its destination before and after. */
export function LinkRow({ link, title, names, before, after, isChosen, onChoose }: LinkRowProps) {
  const { models, go } = useEditor();
  const { document, version, path, words } = link;
  const { type } = document;
  const state = versionWords(version, names);

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
              <del className={styles.removed}>{before}</del>
              <span> </span>
              <ins className={styles.added}>{after}</ins>
            </>
          )}
        </span>
      </label>
      <Button
        kind="link"
        aria-label={`Open ${title} there`}
        onPress={() => go(foundAddress(document, version, path))}
      >
        Open
      </Button>
    </li>
  );
}
