import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { MediaItem } from 'prismic-folder/contract';
import { useEditor } from '../../../session/EditorContext.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';
import { useAction } from '../../../kit/hooks/useAction.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Dialog } from '../../../kit/overlays/Dialog.tsx';
import { ConfirmDialog } from '../../../kit/overlays/FormDialog.tsx';
import { Popover } from '../../../kit/overlays/Popover.tsx';
import * as styles from './File.styles.ts';
import { FileUses } from './FileUses.tsx';
import { usedWords } from './fileWords.ts';
import { useMediaItems, useUndoOffer } from './mediaItems.ts';

/** A remark on a file, with the sign for what needs a look. */
export function Warning({ children }: { readonly children: string }) {
  return (
    <Row as="p" gap={8} align="start" className={styles.warning}>
      <Icon name="warning" />
      <span>{children}</span>
    </Row>
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
  const { isRunning, problem, run } = useAction();
  const rename = () =>
    run(async () => {
      const request = { query: { name: item.name }, body: { to: name.trim() } };
      const renamed = await api.call('renameMedia', request);
      items.put(renamed);
      announce(`Renamed to ${renamed.name}.`);
      onRenamed(renamed);
    });
  const isSame = name.trim() === '' || name.trim() === item.name;
  return (
    <Stack gap={16}>
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
              if (!isSame && !isRunning) rename();
            }}
          />
        )}
      </FieldFrame>
      <Row justify="end">
        <Button kind="primary" isDisabled={isSame} isPending={isRunning} onPress={rename}>
          Rename
        </Button>
      </Row>
    </Stack>
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
  const { isRunning, problem, run, clear } = useAction();
  const { name, uses } = item;
  const close = () => {
    setOpen(false);
    clear();
  };
  const remove = async () => {
    const { binned } = await api.call('removeMedia', { query: { name } });
    announce(`${name} is deleted.`);
    offerUndo(`${name} is in the bin for 30 days.`, [binned]);
    close();
    onDeleted();
  };
  return (
    <>
      <Button kind="text" onPress={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && uses === 0 && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          lead="No document uses it. It goes to the bin for 30 days."
          width={560}
          cancel="Cancel"
          verb={`Delete ${name}`}
          isRunning={isRunning}
          problem={problem}
          onSubmit={() => run(remove)}
          onClose={close}
        />
      )}
      {isOpen && uses > 0 && (
        <Dialog
          title={usedWords(uses)}
          lead={`${name} can be deleted when nothing uses it any more.`}
          isQuestion
          width={560}
          onClose={close}
          foot="Close"
        >
          <FileUses
            item={item}
            onLeave={() => {
              close();
              onLeave();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
