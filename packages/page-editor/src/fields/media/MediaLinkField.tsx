import { useState, useEffect } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import type { FieldProps } from '../field/FieldProps.ts';
import type { Elements } from '../../kit/Elements.ts';
import { FileField } from './field/FileField.tsx';
import { kindOfItem } from './pickMedia.ts';
import { kindsFor } from './wantedKinds.ts';
import {
  isOtherValue,
  linkToFile,
  readMediaLink,
  withoutFile,
  type MediaLink,
} from './value/mediaLink.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Note } from '../../kit/text/Text.tsx';
import { SoundButton } from './file/FilePreview.tsx';
import { formatBytes, formatLength } from './file/fileWords.ts';
import { itemOf, type KnownItem } from './file/mediaItems.ts';
import { MediaPicture } from './library/MediaPicture.tsx';
import { shownUrl } from './value/mediaUrl.ts';
import type { FileActions } from './field/EmptyField.tsx';
import * as styles from './field/Field.styles.ts';

interface MediaLinkFieldProps extends FieldProps {
  /** In place of the button that plays a sound. */
  readonly player?: Elements;
}

/** A link to a file of the library: a film, a sound, a document. */
export function MediaLinkField({ player, ...props }: MediaLinkFieldProps) {
  const { field, value, onChange } = props;
  const link = readMediaLink(value);
  return (
    <FileField
      {...props}
      kinds={kindsFor(field)}
      file={link}
      other={isOtherValue(value) ? value : undefined}
      removed={withoutFile(value)}
      where={() => field.label}
      withFile={async () => linkToFile}
      onChosen={({ item }) => {
        if (item.name !== link?.name) onChange(linkToFile(value, item));
      }}
    >
      {(known, actions) =>
        link && <FieldFile {...actions} link={link} known={known} player={player} />
      }
    </FileField>
  );
}

interface FieldFileProps extends FileActions {
  readonly link: MediaLink;
  readonly known: KnownItem | null;
  /** In place of the button that plays a sound. */
  readonly player?: Elements;
}

/** A file in a row: what it looks like, its name, length or size; films and sounds play. */
function FieldFile(props: FieldFileProps) {
  const { link, known, isReadOnly, onChoose, onRemove, player } = props;
  const [isPlaying, setPlaying] = useState(false);
  const item = itemOf(known);
  return (
    <>
      <Row className={styles.row}>
        <span className={styles.poster}>{item && <MediaPicture item={item} width={56} />}</span>
        <Stack as="span" isGrowing className={styles.words}>
          <span>{link.name ?? link.url}</span>
          {item && <Facts item={item} url={shownUrl(link.url)} />}
        </Stack>
      </Row>
      {item?.playback !== undefined && <Note>{`It ${item.playback}.`}</Note>}
      {item && isPlaying && kindOfItem(item) === 'film' && (
        <video className={styles.player} src={shownUrl(link.url)} controls autoPlay muted />
      )}
      <Row gap={20} wraps={0} className={styles.actions}>
        {item &&
          kindOfItem(item) === 'sound' &&
          (player ?? <SoundButton key={link.url} url={shownUrl(link.url)} name={item.name} />)}
        {item && !isPlaying && kindOfItem(item) === 'film' && (
          <Button kind="link" aria-label={`Play ${item.name}`} onPress={() => setPlaying(true)}>
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
      </Row>
    </>
  );
}

type FileProps = { item: MediaItem; url: string };

function Facts({ item, url }: FileProps) {
  const kind = kindOfItem(item);
  const length = useMediaLength(kind === 'film' || kind === 'sound' ? url : null);
  const facts = [...(length === null ? [] : [formatLength(length)]), formatBytes(item.bytes)];
  return <Note as="span">{facts.join(', ')}</Note>;
}

/** How long a film or sound is, in seconds; null until the browser knows, or for none. */
function useMediaLength(url: string | null): number | null {
  const [known, setKnown] = useState<{ url: string; seconds: number } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    // An element for both: audio elements do not read films everywhere.
    const player = document.createElement('video');
    const read = () => {
      if (Number.isFinite(player.duration)) setKnown({ url, seconds: player.duration });
    };
    player.preload = 'metadata';
    player.addEventListener('loadedmetadata', read);
    player.src = url;
    return () => {
      player.removeEventListener('loadedmetadata', read);
      player.removeAttribute('src');
      player.load();
    };
  }, [url]);
  return known?.url === url ? known.seconds : null;
}
