import { useState } from 'react';
import type { MediaItem, MediaDetails } from '#prismic-folder/contract';
import type { Elements } from '#ui/Elements.ts';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import * as styles from './File.styles.ts';
import { DeleteFile, RenameFile, ReplaceFile } from './FileActions.tsx';
import { FileUses } from './FileUses.tsx';
import { factsOf } from './fileWords.ts';
import { useMediaItems } from './mediaItems.ts';

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
    <section className={styles.pane} aria-label="File">
      {children}
      <div className={styles.part}>
        <h3 className={styles.heading}>File</h3>
        <span className={styles.facts}>{item.name}</span>
        <span className={styles.quiet}>{factsOf(item)}</span>
        {item.playback !== undefined && (
          <p className={styles.problem}>
            <Icon name="warning" />
            <span>{`It ${item.playback}.`}</span>
          </p>
        )}
        <div className={styles.actions}>
          <ReplaceFile item={item} onReplaced={onChanged} />
          <RenameFile item={item} onRenamed={onChanged} />
          <DeleteFile item={item} onDeleted={onDeleted} onLeave={onLeave} />
        </div>
      </div>
      <FileUses item={item} onLeave={onLeave} />
      <FileAbout item={item} />
    </section>
  );
}

type FileAboutProps = { item: MediaItem };

/** What the library knows of a file: its description for new places, and notes. */
function FileAbout({ item }: FileAboutProps) {
  return (
    <div className={styles.about}>
      {item.kind === 'image' && (
        <Detail
          item={item}
          name="alt"
          label="Description of the file"
          note="Proposed wherever the file is used from now on."
        />
      )}
      <Detail item={item} name="notes" label="Notes" note="For yourself; never on the site." />
    </div>
  );
}

type DetailProps = { item: MediaItem; name: 'alt' | 'notes'; label: string; note: string };

/** One text, saved when the focus leaves it. */
function Detail({ item, name, label, note }: DetailProps) {
  const { api } = useEditor();
  const items = useMediaItems();
  const saved = item[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const text = typed ?? saved;
  const save = async () => {
    if (typed === null || typed.trim() === saved) return;
    const details: MediaDetails = { [name]: typed.trim() === '' ? null : typed.trim() };
    try {
      items.put(await api.call('describeMedia', { query: { name: item.name }, body: details }));
      setTyped(null);
      setProblem(null);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <FieldFrame label={label} note={note} problem={problem}>
      {(naming) => (
        <TextInput {...naming} value={text} onChange={setTyped} onBlur={() => void save()} />
      )}
    </FieldFrame>
  );
}
