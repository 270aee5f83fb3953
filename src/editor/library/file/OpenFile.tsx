import type { MediaItem } from '#prismic-folder/contract';
import { FilePane } from '../../media/file/FilePane.tsx';
import { FilePreview } from '../../media/file/FilePreview.tsx';
import { useMediaItem, useMediaItems } from '../../media/file/useMediaItem.ts';
import { kindOfItem } from '../../media/pickMedia.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { file as pane } from '../LibraryPage.styles.ts';
import { PosterButton } from '../poster/PosterButton.tsx';
import { FileTasks } from './FileTasks.tsx';
import * as styles from './OpenFile.styles.ts';

type OpenFileProps = {
  name: string;
  /** Beside the files; otherwise over them. */
  isBeside: boolean;
  onRenamed: (name: string) => void;
  onClose: () => void;
  onOpen: (name: string) => void;
  onDescribe: (name: string) => void;
  onShrink: (name: string) => void;
};

/** The open file: what it shows, what is known of it, and what can be done with it. */
export function OpenFile({ name, isBeside, onClose, ...on }: OpenFileProps) {
  const known = useMediaItem(name);
  const item = known?.kind === 'found' ? known.item : null;
  const words =
    known?.kind === 'gone'
      ? `${name} is no longer in the library.`
      : known?.kind === 'unknown'
        ? known.message
        : 'Reading the file';
  const content =
    item === null ? (
      <output className={styles.quiet}>{words}</output>
    ) : (
      <FileContent item={item} onClose={onClose} {...on} />
    );
  if (!isBeside) {
    return (
      <Dialog title={name} isCompact isOpen width={640} onClose={onClose}>
        {content}
      </Dialog>
    );
  }
  return (
    <aside className={pane} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <IconButton icon="close" label="Close the file" onPress={onClose} />
      </div>
      {content}
    </aside>
  );
}

type FileContentProps = Omit<OpenFileProps, 'name' | 'isBeside'> & { item: MediaItem };

function FileContent({ item, onClose, onRenamed, ...on }: FileContentProps) {
  const items = useMediaItems();
  return (
    <div className={styles.content}>
      <FilePreview item={item} />
      <FilePane
        item={item}
        onChanged={(next) => {
          items.put(next);
          if (next.name !== item.name) onRenamed(next.name);
        }}
        onDeleted={onClose}
        // The page goes: there is nothing over it.
        onLeave={() => undefined}
      >
        <FileTasks item={item} {...on} />
        {kindOfItem(item) === 'film' && <PosterButton item={item} />}
      </FilePane>
    </div>
  );
}
