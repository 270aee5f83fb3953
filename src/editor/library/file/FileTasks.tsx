import type { MediaItem } from '#prismic-folder/contract';
import { formatSize } from '../../media/file/formatFile.ts';
import { Button } from '../../ui/controls/Button.tsx';
import * as styles from './OpenFile.styles.ts';

type FileTasksProps = {
  item: MediaItem;
  onOpen: (name: string) => void;
  onDescribe: (name: string) => void;
  onShrink: (name: string) => void;
};

/** What there is to do about a file, with the way to do it. */
export function FileTasks({ item, onOpen, onDescribe, onShrink }: FileTasksProps) {
  const { name, kind, width, undescribed, sameAs = [], enough } = item;
  const isUnreadable = kind === 'image' && width === undefined;
  if (!isUnreadable && undescribed === undefined && sameAs.length === 0 && !enough) return null;
  return (
    <ul className={styles.tasks}>
      {isUnreadable && (
        <li>This picture cannot be read. Replace the file by one that your computer can open.</li>
      )}
      {undescribed !== undefined && (
        <li>
          <span>{`${undescribedWords(undescribed)} `}</span>
          <Button kind="link" onPress={() => onDescribe(name)}>
            Describe it
          </Button>
        </li>
      )}
      {sameAs.length > 0 && (
        <li>
          The same bytes are in{' '}
          {sameAs.map((other, at) => (
            <span key={other}>
              {at > 0 && <span>, </span>}
              <Button kind="link" onPress={() => onOpen(other)}>
                {other}
              </Button>
            </span>
          ))}
        </li>
      )}
      {enough && (
        <li>
          <span>
            {enough.width === width
              ? 'It is stored almost without compression. '
              : `${formatSize(enough)} is enough for every place. `}
          </span>
          <Button kind="link" onPress={() => onShrink(name)}>
            Shrink it
          </Button>
        </li>
      )}
    </ul>
  );
}

function undescribedWords(places: number): string {
  if (places === 0) return 'It has no description.';
  return places === 1 ? 'No description in 1 place.' : `No description in ${places} places.`;
}
