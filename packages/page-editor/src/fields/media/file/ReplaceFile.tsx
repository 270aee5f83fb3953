import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import type { Size } from 'prismic-folder/crop';
import type { Elements } from '../../../kit/Elements.ts';
import { ApiError } from '../../../api/AuthoringClient.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useAction } from '../../../kit/hooks/useAction.ts';
import { useOpenSignal } from '../../../kit/hooks/useOpenSignal.ts';
import { ConfirmDialog } from '../../../kit/overlays/FormDialog.tsx';
import { PickFileButton } from '../field/PickFileButton.tsx';
import { kindOfItem } from '../pickMedia.ts';
import { refusalOf } from '../upload/refusal.ts';
import { mediaUrl, thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './File.styles.ts';
import { Warning } from './FileActions.tsx';
import { factsOf, formatBytes, formatSize, shapeWarning } from './fileWords.ts';
import { useMediaItems, useUndoOffer } from './mediaItems.ts';

type ReplaceFileProps = {
  item: MediaItem;
  onReplaced: (item: MediaItem) => void;
};

/** A file of this computer, and the address by which this page finds its content. */
type Chosen = { readonly file: File; readonly address: string };

/** Puts another content into a file, after showing old and new side by side; all uses stay. */
export function ReplaceFile({ item, onReplaced }: ReplaceFileProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => {
    if (chosen !== null) URL.revokeObjectURL(chosen.address);
    setChosen(null);
  };
  return (
    <>
      <PickFileButton
        kind="text"
        kinds={[kindOfItem(item)]}
        onFile={(file) => setChosen({ file, address: URL.createObjectURL(file) })}
      >
        Replace the file
      </PickFileButton>
      {chosen !== null && (
        <ReplaceDialog
          {...chosen}
          item={item}
          onReplaced={(replaced) => {
            close();
            onReplaced(replaced);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

type ReplaceDialogProps = ReplaceFileProps & Chosen & { readonly onClose: () => void };

/** Old and new side by side; closing it stops the upload. */
function ReplaceDialog({ item, onReplaced, onClose, file, address }: ReplaceDialogProps) {
  const { api, announce } = useEditor();
  const offerUndo = useUndoOffer();
  const items = useMediaItems();
  const openSignal = useOpenSignal();
  const [part, setPart] = useState(0);
  const { isRunning, problem, run } = useAction();
  const replace = async () => {
    const request = { query: { name: item.name }, body: file };
    const signal = openSignal();
    setPart(0);
    const replaced = await api
      .call('replaceMedia', request, { signal, onProgress: setPart })
      .catch((error: unknown) => {
        throw error instanceof ApiError ? new Error(refusalOf(file, error)) : error;
      });
    items.put(replaced);
    announce(`${item.name} is replaced.`);
    if (replaced.binned !== undefined) offerUndo(`${item.name} is replaced.`, [replaced.binned]);
    if (!signal.aborted) onReplaced(replaced);
  };
  return (
    <ConfirmDialog
      title="Replace"
      lightTitle={item.name}
      width={760}
      cancel="Cancel"
      verb={isRunning ? `Uploading ${Math.floor(part * 100)}%` : 'Replace'}
      isRunning={isRunning}
      problem={problem}
      onSubmit={() => run(replace)}
      onClose={onClose}
    >
      <ComparedFiles item={item} file={file} address={address} />
    </ConfirmDialog>
  );
}

/** A file of the library beside the one that takes its place. */
function ComparedFiles({ item, file, address }: Chosen & { readonly item: MediaItem }) {
  const [size, setSize] = useState<Size | null>(null);
  const isImage = item.kind === 'image';
  const warning = shapeWarning(item, size);
  const facts = [...(size === null ? [] : [formatSize(size)]), formatBytes(file.size)].join(', ');
  const old = thumbnailUrl(mediaUrl(item.name), { width: 320, savedAt: item.savedAt });
  return (
    <div>
      <div className={styles.compared}>
        <Side title="Now" name={item.name} facts={factsOf(item)}>
          {isImage && <img className={styles.sidePicture} src={old} alt="" />}
        </Side>
        <Side title="New" name={file.name} facts={facts}>
          {isImage && (
            <img
              className={styles.sidePicture}
              src={address}
              alt=""
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                if (naturalWidth > 0) setSize({ width: naturalWidth, height: naturalHeight });
              }}
            />
          )}
        </Side>
      </div>
      <div aria-live="polite">{warning !== null && <Warning>{warning}</Warning>}</div>
    </div>
  );
}

type SideProps = { title: string; name: string; facts: string; children: Elements };

function Side({ title, name, facts, children }: SideProps) {
  return (
    <figure>
      {children}
      <figcaption className={styles.side}>
        <strong>{title}</strong>
        <span>{name}</span>
        <span>{facts}</span>
      </figcaption>
    </figure>
  );
}
