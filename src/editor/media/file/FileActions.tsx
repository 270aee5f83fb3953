import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { MediaItem } from '#prismic-folder/contract';
import type { Size } from '#prismic-folder/crop';
import { ApiError } from '../../api/AuthoringClient.ts';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { PickFileButton } from '../field/PickFileButton.tsx';
import { kindOfItem } from '../pickMedia.ts';
import { refusalOf } from '../upload/refusal.ts';
import { mediaUrl, thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './File.styles.ts';
import { FileUses } from './FileUses.tsx';
import { factsOf, formatBytes, formatSize, shapeWarning, usedWords } from './fileWords.ts';
import { useMediaItems, useUndoOffer } from './mediaItems.ts';

type ReplaceFileProps = {
  item: MediaItem;
  onReplaced: (item: MediaItem) => void;
};

/** Puts another content into a file, after showing old and new side by side; all uses stay. */
export function ReplaceFile({ item, onReplaced }: ReplaceFileProps) {
  const { api, announce } = useEditor();
  const offerUndo = useUndoOffer();
  const items = useMediaItems();
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    if (chosen !== null) URL.revokeObjectURL(chosen.address);
    setChosen(null);
    setPart(null);
    setProblem(null);
  };
  const replace = async (content: File) => {
    setPart(0);
    setProblem(null);
    try {
      const replaced = await api.call(
        'replaceMedia',
        { query: { name: item.name }, body: content },
        { onProgress: setPart },
      );
      items.put(replaced);
      announce(`${item.name} is replaced.`);
      if (replaced.binned !== undefined) {
        offerUndo(`${item.name} is replaced.`, [replaced.binned]);
      }
      close();
      onReplaced(replaced);
    } catch (error) {
      setPart(null);
      setProblem(error instanceof ApiError ? refusalOf(content, error) : sentenceOf(error));
    }
  };
  return (
    <>
      <PickFileButton
        kind="text"
        kinds={[kindOfItem(item)]}
        onFile={(file) => {
          setChosen({ file, address: URL.createObjectURL(file) });
        }}
      >
        Replace the file
      </PickFileButton>
      {chosen !== null && (
        <Dialog
          title="Replace"
          lightTitle={item.name}
          isOpen
          isQuestion
          width={760}
          onClose={close}
          foot={
            <>
              <Button kind="quiet" size="dialog" onPress={close}>
                Cancel
              </Button>
              <Button
                kind="primary"
                size="dialog"
                isDisabled={part !== null}
                onPress={() => void replace(chosen.file)}
              >
                {part === null ? 'Replace' : `Uploading ${Math.floor(part * 100)}%`}
              </Button>
            </>
          }
        >
          <ComparedFiles item={item} {...chosen} problem={problem} />
        </Dialog>
      )}
    </>
  );
}

type ComparedFilesProps = {
  item: MediaItem;
  file: File;
  /** Where the page finds its content. */
  address: string;
  problem: string | null;
};

/** A file of the library beside the one that takes its place. */
function ComparedFiles({ item, file, address, problem }: ComparedFilesProps) {
  const [size, setSize] = useState<Size | null>(null);
  const isImage = item.kind === 'image';
  const warning = problem ?? shapeWarning(item, size);
  const facts = [...(size === null ? [] : [formatSize(size)]), formatBytes(file.size)].join(', ');
  const old = thumbnailUrl(mediaUrl(item.name), { width: 320, savedAt: item.savedAt });
  return (
    <>
      <div className={styles.compared}>
        <figure className={styles.side}>
          {isImage && <img className={styles.sidePicture} src={old} alt="" />}
          <figcaption>
            <strong>Now</strong>
            <span>{item.name}</span>
            <span>{factsOf(item)}</span>
          </figcaption>
        </figure>
        <figure className={styles.side}>
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
          <figcaption>
            <strong>New</strong>
            <span>{file.name}</span>
            <span>{facts}</span>
          </figcaption>
        </figure>
      </div>
      <div aria-live="polite">
        {warning !== null && (
          <p className={styles.problem}>
            <Icon name="warning" />
            <span>{warning}</span>
          </p>
        )}
      </div>
    </>
  );
}

type RenameFileProps = {
  item: MediaItem;
  onRenamed: (item: MediaItem) => void;
};

/** Gives a file another name; all that refers to it follows. */
export function RenameFile({ item, onRenamed }: RenameFileProps) {
  return (
    <DialogTrigger>
      <Button kind="text">Rename</Button>
      <Popover label={`Rename ${item.name}`} width={320}>
        {(close) => (
          <RenameForm
            item={item}
            onRenamed={(renamed) => {
              close();
              onRenamed(renamed);
            }}
          />
        )}
      </Popover>
    </DialogTrigger>
  );
}

function RenameForm({ item, onRenamed }: RenameFileProps) {
  const { api, announce } = useEditor();
  const items = useMediaItems();
  const [name, setName] = useState(item.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const rename = async () => {
    setBusy(true);
    try {
      const request = { query: { name: item.name }, body: { to: name.trim() } };
      const renamed = await api.call('renameMedia', request);
      items.put(renamed);
      announce(`Renamed to ${renamed.name}.`);
      onRenamed(renamed);
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const isSame = name.trim() === '' || name.trim() === item.name;
  return (
    <div className={styles.form}>
      <FieldFrame
        label="Name of the file"
        note={item.uses > 0 ? 'What uses it follows.' : null}
        problem={problem}
      >
        {(naming) => (
          <TextInput
            {...naming}
            value={name}
            onChange={setName}
            spellCheck={false}
            onEnter={() => {
              if (!isSame && !isBusy) void rename();
            }}
          />
        )}
      </FieldFrame>
      <Button kind="primary" isDisabled={isSame || isBusy} onPress={() => void rename()}>
        Rename
      </Button>
    </div>
  );
}

type DeleteFileProps = {
  item: MediaItem;
  onDeleted: () => void;
  /** A place that uses the file was opened. */
  onLeave: () => void;
};

/** Deletes a file that nothing uses; otherwise says what uses it. */
export function DeleteFile({ item, onDeleted, onLeave }: DeleteFileProps) {
  const { api, announce } = useEditor();
  const offerUndo = useUndoOffer();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isUsed = item.uses > 0;
  const close = () => {
    setOpen(false);
    setProblem(null);
  };
  const remove = async () => {
    try {
      const { binned } = await api.call('removeMedia', { query: { name: item.name } });
      announce(`${item.name} is deleted.`);
      offerUndo(`${item.name} is in the bin for 30 days.`, [binned]);
      close();
      onDeleted();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <>
      <Button
        kind="text"
        onPress={() => {
          setOpen(true);
        }}
      >
        Delete
      </Button>
      <Dialog
        title={isUsed ? usedWords(item.uses) : `Delete ${item.name}?`}
        lead={
          isUsed
            ? `${item.name} can be deleted when nothing uses it any more.`
            : 'No document uses it. It goes to the bin for 30 days.'
        }
        isOpen={isOpen}
        isQuestion
        width={560}
        onClose={close}
        foot={
          <>
            <Button kind="quiet" size="dialog" onPress={close}>
              {isUsed ? 'Close' : 'Cancel'}
            </Button>
            {!isUsed && (
              <Button kind="primary" size="dialog" onPress={() => void remove()}>
                {`Delete ${item.name}`}
              </Button>
            )}
          </>
        }
      >
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {isUsed && (
          <FileUses
            item={item}
            onLeave={() => {
              close();
              onLeave();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
