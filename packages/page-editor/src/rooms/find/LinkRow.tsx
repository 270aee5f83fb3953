import type { FoundLink } from 'prismic-folder/contract';
import type { ReleaseNames } from '../../session/documentWords.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { RuledRow } from '../../kit/lists/Ruled.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import { added, removed } from '../../differences/differences.styles.ts';
import { foundAddress, placeWords, versionWords } from './placeWords.ts';
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
    <RuledRow>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <Text>
          <span>{words === '' ? title : `${title}: “${words}”`}</span>{' '}
          <Note as="span">
            {[placeWords(models, type, path), state].filter((part) => part !== '').join(', ')}
          </Note>
          <br />
          {after === '' || !isChosen ? (
            <Note as="span">{before}</Note>
          ) : (
            <>
              <del className={removed}>{before}</del>
              <span> </span>
              <ins className={added}>{after}</ins>
            </>
          )}
        </Text>
      </label>
      <Button
        kind="link"
        aria-label={`Open ${title} there`}
        onPress={() => go(foundAddress(models, document, version, path))}
      >
        Open
      </Button>
    </RuledRow>
  );
}
