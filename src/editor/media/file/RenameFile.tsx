import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { MediaItem } from '#prismic-folder/contract';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { useMediaItems } from './useMediaItem.ts';
import * as styles from './File.styles.ts';

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
