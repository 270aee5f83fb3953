import { useState } from 'react';
import type { MediaItem, MediaDetails } from 'prismic-folder/contract';
import type { Elements } from '../../../kit/Elements.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';
import { useAction } from '../../../kit/hooks/useAction.ts';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import * as styles from './File.styles.ts';
import { DeleteFile, RenameFile, Warning } from './FileActions.tsx';
import { FileUses } from './FileUses.tsx';
import { factsOf } from './fileWords.ts';
import { useMediaItems } from './mediaItems.ts';
import { ReplaceFile } from './ReplaceFile.tsx';

type FilePaneProps = {
  item: MediaItem;
  /** What the picture says in the place that is edited. */
  children?: Elements;
  /** The file has another name or content. */
  onChanged: (item: MediaItem) => void;
  onDeleted: () => void;
  /** A place that uses the file was opened. */
  onLeave: () => void;
};

/** The chosen file: facts, where it is used, what the library knows of it, and what can be done. */
export function FilePane({ item, children, onChanged, onDeleted, onLeave }: FilePaneProps) {
  return (
    <Stack as="section" gap={24} className={styles.pane} aria-label="File">
      {children}
      <Stack>
        <Text as="h3" size="small" weight="medium" tone="muted" className={styles.heading}>
          File
        </Text>
        <Text>{item.name}</Text>
        <Text tone="muted">{factsOf(item)}</Text>
        {item.playback !== undefined && <Warning>{`It ${item.playback}.`}</Warning>}
        <Row gap={20} wraps={0}>
          <ReplaceFile item={item} onReplaced={onChanged} />
          <RenameFile item={item} onRenamed={onChanged} />
          <DeleteFile item={item} onDeleted={onDeleted} onLeave={onLeave} />
        </Row>
      </Stack>
      <FileUses item={item} onLeave={onLeave} />
      <Stack gap={16}>
        {item.kind === 'image' && (
          <Detail
            item={item}
            name="alt"
            label="Description of the file"
            note="Proposed wherever the file is used from now on."
          />
        )}
        <Detail item={item} name="notes" label="Notes" note="For yourself; never on the site." />
      </Stack>
    </Stack>
  );
}

type DetailProps = { item: MediaItem; name: 'alt' | 'notes'; label: string; note: string };

/** What the library knows of a file: one text, saved when the focus leaves it. */
function Detail({ item, name, label, note }: DetailProps) {
  const { api } = useEditor();
  const items = useMediaItems();
  const saved = item[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const { problem, run } = useAction();
  const save = () => {
    if (typed === null || typed.trim() === saved) return;
    const details: MediaDetails = { [name]: typed.trim() === '' ? null : typed.trim() };
    run(async () => {
      items.put(await api.call('describeMedia', { query: { name: item.name }, body: details }));
      // What was typed since is saved when it is left.
      setTyped((now) => (now === typed ? null : now));
    });
  };
  return (
    <FieldFrame label={label} note={note} problem={problem}>
      {(naming) => (
        <TextInput {...naming} value={typed ?? saved} onChange={setTyped} onBlur={save} />
      )}
    </FieldFrame>
  );
}
