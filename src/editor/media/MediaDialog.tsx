import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import { sentenceOf } from '../api/sentenceOf.ts';
import { useEditor } from '../EditorContext.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { useMediaItem, useMediaItems } from './file/useMediaItem.ts';
import { finishWork, isUntouched, movedPoint, startWork, type ImageWork } from './imageWork.ts';
import { LibraryPane } from './library/LibraryPane.tsx';
import * as styles from './MediaDialog.styles.ts';
import { kindOfItem, nounOf, type ChosenMedia, type MediaRequest } from './pickMedia.ts';
import { DropLine } from './upload/DropLine.tsx';
import { useWindowFileDrop } from './upload/useFileDrop.ts';
import { useUploads } from './upload/useUploads.ts';
import { useTurnFocus } from './useTurnFocus.ts';
import { mediaNameOf, mediaUrl } from './value/mediaUrl.ts';
import { renamedFile } from './value/renamedFile.ts';

/** A choice; with `image`, the image field as it is to be written. */
export interface MediaChoice extends ChosenMedia {
  readonly image?: Json;
}

export interface MediaDialogProps extends MediaRequest {
  /** An image field: its picture is described and cut for this place, too. */
  readonly image?: {
    readonly value: Json;
    readonly model: FieldModel;
    /** What someone came for. */
    readonly start: 'library' | 'crop';
  };
  /** null: nothing was chosen. */
  readonly onClose: (choice: MediaChoice | null) => void;
}

/** The library over the editor: chooses, uploads, describes and cuts. */
export function MediaDialog({ kinds, current, place, image, onClose }: MediaDialogProps) {
  const { api, toast } = useEditor();
  const items = useMediaItems();
  const uploads = useUploads();
  const [name, setName] = useState(() => (current === undefined ? null : mediaNameOf(current)));
  // On narrow windows library and file take turns.
  const [isBrowsing, setBrowsing] = useState(image?.start !== 'crop');
  const [work, setWork] = useState<ImageWork | null>(null);
  /** The field, if its file got another name while the dialog is open. */
  const [renamed, setRenamed] = useState<Json | null>(null);
  const known = useMediaItem(name);
  const item = known?.kind === 'found' ? known.item : null;
  const value = renamed ?? image?.value ?? null;
  if (image && item !== null && (work?.name !== item.name || isOutdated(work, value))) {
    setWork(startWork(value, item, image.model));
  }

  const choose = (next: MediaItem) => {
    items.put(next);
    setName(next.name);
    setBrowsing(false);
  };
  const upload = async (files: readonly File[]) => {
    const [stored] = await uploads.add(files, kinds);
    // Several files are for the library; a single one is what someone wants to use.
    if (files.length === 1 && stored) choose(stored);
  };
  const panes = useTurnFocus(`${isBrowsing} ${item === null}`);
  const isOver = useWindowFileDrop((files) => void upload(files));

  const use = (chosen: MediaItem) => {
    const point = work === null ? undefined : movedPoint(work);
    if (point !== undefined) {
      const request = { query: { name: chosen.name }, body: { focalPoint: point } };
      api.call('describeMedia', request).then(items.put, (error: unknown) => {
        toast({ message: `The focal point was not kept: ${sentenceOf(error)}` });
      });
    }
    onClose({
      item: chosen,
      url: mediaUrl(chosen.name),
      alt: chosen.alt ?? null,
      ...(image && work !== null && { image: finishWork(work, image.model) }),
    });
  };
  const cancel = () => {
    onClose(null);
  };

  const noun = nounOf(kinds);
  const title = noun.replace(/^./, (sign) => sign.toUpperCase());
  return (
    <Dialog
      title={title}
      {...(place !== undefined && place !== title && { lightTitle: place })}
      isCompact
      isFilling
      width={1328}
      isOpen
      onClose={cancel}
      foot={
        <>
          <Button kind="quiet" size="dialog" onPress={cancel}>
            Cancel
          </Button>
          <Button
            kind="primary"
            size="dialog"
            isDisabled={item === null || !kinds.includes(kindOfItem(item))}
            onPress={() => {
              if (item !== null) use(item);
            }}
          >
            {`Use this ${noun}`}
          </Button>
        </>
      }
    >
      <div
        ref={panes}
        className={styles.panes}
        data-chosen={item === null ? undefined : ''}
        data-browsing={isBrowsing || item === null ? '' : undefined}
      >
        <div className={styles.library}>
          <LibraryPane
            kinds={kinds}
            chosen={name}
            onChoose={choose}
            isRoomy={item === null}
            uploads={uploads}
            onFiles={(files) => void upload(files)}
          />
        </div>
        {item !== null && (
          <ChosenFile
            item={item}
            work={image ? work : null}
            onWork={setWork}
            isCropFocused={image?.start === 'crop'}
            onBrowse={() => {
              setBrowsing(true);
            }}
            onChanged={(next) => {
              setRenamed(renamedFile(value, item.name, next.name));
              setName(next.name);
              setWork(null);
            }}
            onDeleted={() => {
              setName(null);
              setWork(null);
            }}
            onLeave={cancel}
          />
        )}
        <DropLine isOver={isOver} words="Drop to add to the library" />
      </div>
    </Dialog>
  );
}

/** Whether the field changed on disk before anything was done to it here. */
function isOutdated(work: ImageWork, value: Json): boolean {
  return work.value !== value && isUntouched(work);
}
