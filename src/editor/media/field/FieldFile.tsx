import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import { Button } from '../../ui/controls/Button.tsx';
import { formatBytes, formatLength } from '../file/formatFile.ts';
import { SoundButton } from '../file/SoundButton.tsx';
import { useMediaItem } from '../file/useMediaItem.ts';
import { MediaPicture } from '../library/MediaPicture.tsx';
import { kindOfItem, type MediaKind } from '../pickMedia.ts';
import type { MediaLink } from '../value/mediaLink.ts';
import { shownUrl } from '../value/mediaUrl.ts';
import * as styles from './Field.styles.ts';
import { MissingFile } from './MissingFile.tsx';
import { useMediaLength } from './useMediaLength.ts';

type FieldFileProps = {
  link: MediaLink;
  kinds: readonly MediaKind[];
  isReadOnly: boolean;
  onChoose: () => void;
  onFile: (file: File) => void;
  onRemove: () => void;
};

/** A file in a row: what it looks like, its name, length or size; films and sounds play. */
export function FieldFile({ link, kinds, isReadOnly, onChoose, onFile, onRemove }: FieldFileProps) {
  const [isPlaying, setPlaying] = useState(false);
  const known = useMediaItem(link.name);
  const item = known?.kind === 'found' ? known.item : null;
  if (known?.kind === 'gone') {
    return (
      <MissingFile
        name={link.name ?? link.url}
        words="The page leaves its place empty."
        kinds={kinds}
        isReadOnly={isReadOnly}
        onChoose={onChoose}
        onFile={onFile}
      />
    );
  }
  return (
    <>
      <div className={styles.row}>
        <span className={styles.poster}>{item && <MediaPicture item={item} width={56} />}</span>
        <span className={styles.words}>
          <span>{link.name ?? link.url}</span>
          {item && <Facts item={item} url={shownUrl(link.url)} />}
        </span>
      </div>
      {item?.playback !== undefined && <p className={styles.detail}>{`It ${item.playback}.`}</p>}
      {item && isPlaying && kindOfItem(item) === 'film' && (
        <video className={styles.player} src={shownUrl(link.url)} controls autoPlay muted />
      )}
      <div className={styles.actions}>
        {item && kindOfItem(item) === 'sound' && (
          <SoundButton key={link.url} url={shownUrl(link.url)} name={item.name} />
        )}
        {item && !isPlaying && kindOfItem(item) === 'film' && (
          <Button
            kind="link"
            aria-label={`Play ${item.name}`}
            onPress={() => {
              setPlaying(true);
            }}
          >
            Play
          </Button>
        )}
        {!isReadOnly && (
          <>
            <Button kind="text" onPress={onChoose}>
              Replace
            </Button>
            <Button kind="text" onPress={onRemove}>
              Remove
            </Button>
          </>
        )}
      </div>
    </>
  );
}

type FileProps = { item: MediaItem; url: string };

function Facts({ item, url }: FileProps) {
  const kind = kindOfItem(item);
  const length = useMediaLength(kind === 'film' || kind === 'sound' ? url : null);
  const facts = [...(length === null ? [] : [formatLength(length)]), formatBytes(item.bytes)];
  return <span className={styles.detail}>{facts.join(', ')}</span>;
}
