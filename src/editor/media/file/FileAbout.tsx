import { useState } from 'react';
import type { MediaItem, MediaDetails } from '#prismic-folder/contract';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useMediaItems } from './useMediaItem.ts';
import * as styles from './File.styles.ts';

type FileAboutProps = { item: MediaItem };

/** What the library knows of a file: its description for new places, and notes. */
export function FileAbout({ item }: FileAboutProps) {
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
