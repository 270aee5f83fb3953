import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { FilePane } from '../../fields/media/file/FilePane.tsx';
import { FilePreview } from '../../fields/media/file/FilePreview.tsx';
import { formatSize } from '../../fields/media/file/fileWords.ts';
import { itemOf, useMediaItem, useMediaItems } from '../../fields/media/file/mediaItems.ts';
import { kindOfItem } from '../../fields/media/pickMedia.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Dialog } from '../../kit/overlays/Dialog.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './LibraryPage.styles.ts';
import { PosterDialog } from './PosterDialog.tsx';

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
  const item = itemOf(known);
  const words =
    known?.kind === 'gone'
      ? `${name} is no longer in the library.`
      : known?.kind === 'unknown'
        ? known.message
        : 'Reading the file';
  const content =
    item === null ? (
      <Note as="output">{words}</Note>
    ) : (
      <FileContent item={item} onClose={onClose} {...on} />
    );
  if (!isBeside) {
    return (
      <Dialog title={name} isCompact width={640} onClose={onClose}>
        {content}
      </Dialog>
    );
  }
  return (
    <Stack as="aside" gap={12} className={styles.file} aria-label={name}>
      <Row gap={8} justify="between">
        <Text as="h2" size="body" weight="medium">
          {name}
        </Text>
        <IconButton icon="close" label="Close the file" onPress={onClose} />
      </Row>
      {content}
    </Stack>
  );
}

type FileContentProps = Omit<OpenFileProps, 'name' | 'isBeside'> & { item: MediaItem };

function FileContent({ item, onClose, onRenamed, ...on }: FileContentProps) {
  const items = useMediaItems();
  return (
    <Stack gap={24}>
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
    </Stack>
  );
}

type FileTasksProps = {
  item: MediaItem;
  onOpen: (name: string) => void;
  onDescribe: (name: string) => void;
  onShrink: (name: string) => void;
};

/** What there is to do about a file, with the way to do it. */
function FileTasks({ item, onOpen, onDescribe, onShrink }: FileTasksProps) {
  const { name, kind, width, undescribed, sameAs = [], enough } = item;
  const isUnreadable = kind === 'image' && width === undefined;
  if (!isUnreadable && undescribed === undefined && sameAs.length === 0 && !enough) return null;
  return (
    <Stack as="ul" gap={8}>
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
        <Text as="li">
          The same bytes are in{' '}
          {sameAs.map((other, at) => (
            <span key={other}>
              {at > 0 && <span>, </span>}
              <Button kind="link" onPress={() => onOpen(other)}>
                {other}
              </Button>
            </span>
          ))}
        </Text>
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
    </Stack>
  );
}

function undescribedWords(places: number): string {
  if (places === 0) return 'It has no description.';
  return places === 1 ? 'No description in 1 place.' : `No description in ${places} places.`;
}

/** Opens a film to take its poster from. */
function PosterButton({ item }: { item: MediaItem }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="pill" onPress={() => setOpen(true)}>
        Take a poster from a frame
      </Button>
      {isOpen && <PosterDialog item={item} onClose={() => setOpen(false)} />}
    </div>
  );
}
