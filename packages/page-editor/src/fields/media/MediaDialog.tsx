import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { useKeptFocus } from '../field/useKeptFocus.ts';
import { CropPane } from './crop/CropPane.tsx';
import { changeCrop } from './crop/cropState.ts';
import { AltFields } from './field/AltFields.tsx';
import { FilePane } from './file/FilePane.tsx';
import { FilePreview } from './file/FilePreview.tsx';
import { itemOf, useMediaItem, useMediaItems } from './file/mediaItems.ts';
import {
  finishWork,
  isUntouched,
  movedPoint,
  renamedWork,
  replacedWork,
  startWork,
  type ImageWork,
} from './imageWork.ts';
import { LibraryPane } from './library/LibraryPane.tsx';
import * as styles from './MediaDialog.styles.ts';
import { kindOfItem, nounOf, type ChosenMedia, type MediaRequest } from './pickMedia.ts';
import { DropLine } from './upload/DropLine.tsx';
import { useUploads } from './upload/uploads.ts';
import { useWindowFileDrop } from './upload/useFileDrop.ts';
import { renamedFile } from './value/imageValue.ts';
import { mediaNameOf, mediaUrl } from './value/mediaUrl.ts';
import { capitalized } from '../../kit/countWords.ts';

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
  const item = itemOf(known);
  const value = renamed ?? image?.value ?? null;
  if (image && item !== null && (work?.name !== item.name || isOutdated(work, value))) {
    setWork(startWork(value, item, image.model));
  }

  const choose = (next: MediaItem) => {
    items.put(next);
    setName(next.name);
    setBrowsing(false);
  };
  const upload = (files: readonly File[]) =>
    uploads.add(files, kinds, ([stored]) => {
      // Several files are for the library; a single one is what someone wants to use.
      if (files.length === 1 && stored) choose(stored);
    });
  const panes = useKeptFocus(`${isBrowsing} ${item === null}`, true);
  const isOver = useWindowFileDrop(upload);

  const use = (chosen: MediaItem) => {
    const point = work === null ? undefined : movedPoint(work);
    if (point !== undefined) {
      const request = { query: { name: chosen.name }, body: { focalPoint: point } };
      api
        .call('describeMedia', request)
        .then(items.put, (error: unknown) =>
          toast({ message: `The focal point was not kept: ${sentenceOf(error)}` }),
        );
    }
    onClose({
      item: chosen,
      url: mediaUrl(chosen.name),
      alt: chosen.alt ?? null,
      ...(image && work !== null && { image: finishWork(work, image.model) }),
    });
  };
  const cancel = () => onClose(null);

  const noun = nounOf(kinds);
  const title = capitalized(noun);
  return (
    <FormDialog
      title={title}
      {...(place !== undefined && place !== title && { lightTitle: place })}
      isCompact
      isFilling
      width={1328}
      verb={`Use this ${noun}`}
      isDisabled={item === null || !kinds.includes(kindOfItem(item))}
      onSubmit={() => {
        if (item !== null) use(item);
      }}
      onClose={cancel}
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
            choice={() => ({ current: name, onOpen: choose })}
            isRoomy={item === null}
            uploads={uploads}
            onFiles={upload}
          />
        </div>
        {item !== null && (
          <ChosenFile
            item={item}
            work={image ? work : null}
            onWork={setWork}
            isCropFocused={image?.start === 'crop'}
            onBrowse={() => setBrowsing(true)}
            onChanged={(next) => {
              const after = renamedFile(value, item.name, next.name);
              setRenamed(after);
              // Another file may be chosen when a change of this one is done.
              setName((now) => (now === item.name ? next.name : now));
              setWork((now) => {
                if (!image || now?.name !== item.name) return now;
                return next.name === item.name
                  ? replacedWork(now, next, image.model)
                  : renamedWork(now, after, next.name);
              });
            }}
            onDeleted={() => {
              setName((now) => (now === item.name ? null : now));
              setWork((now) => (now?.name === item.name ? null : now));
            }}
            onLeave={cancel}
          />
        )}
        <DropLine isOver={isOver} words="Drop to add to the library" />
      </div>
    </FormDialog>
  );
}

/** Whether the field changed on disk before anything was done to it here. */
function isOutdated(work: ImageWork, value: Json): boolean {
  return work.value !== value && isUntouched(work);
}

type ChosenFileProps = {
  item: MediaItem;
  /** The image field that it is chosen for; null where files are only chosen. */
  work: ImageWork | null;
  onWork: (work: ImageWork) => void;
  isCropFocused: boolean;
  /** Back to the library, where there is no room for both. */
  onBrowse: () => void;
  onChanged: (item: MediaItem) => void;
  onDeleted: () => void;
  onLeave: () => void;
};

/** The file that was chosen in the library: shown or cut, described, with what is known of it. */
function ChosenFile({ item, work, onWork, isCropFocused, onBrowse, ...file }: ChosenFileProps) {
  return (
    <>
      <div className={styles.work}>
        <div className={styles.back}>
          <Button kind="quiet" icon="arrow-left" onPress={onBrowse}>
            Library
          </Button>
        </div>
        {work === null || work.crop === null ? (
          <FilePreview item={item} />
        ) : (
          <CropPane
            key={item.name}
            item={item}
            state={work.crop.now}
            isFocused={isCropFocused}
            onAction={(action) => {
              if (work.crop === null) return;
              const now = changeCrop(work.crop.now, action);
              onWork({ ...work, crop: { ...work.crop, now } });
            }}
          />
        )}
      </div>
      <div className={styles.file}>
        <FilePane key={item.name} item={item} {...file}>
          {work !== null && (
            <AltFields
              alt={work.alt}
              switchLabel="Decoration"
              note="Read aloud to people who do not see it."
              onChange={(alt) => onWork({ ...work, alt })}
            />
          )}
        </FilePane>
      </div>
    </>
  );
}
