import { useEffect, useState } from 'react';
import type { BinnedMedia } from '#prismic-folder/contract';
import { sentenceOf } from '../api/sentenceOf.ts';
import { useEditor } from '../EditorContext.ts';
import { formatBytes } from '../media/file/fileWords.ts';
import { useMediaItems } from '../media/file/mediaItems.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import * as styles from './BinDialog.styles.ts';

/** Deleted files and replaced contents of the last 30 days, each of which can be brought back. */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const { api, announce } = useEditor();
  const items = useMediaItems();
  const [entries, setEntries] = useState<readonly BinnedMedia[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const { signal, abort } = abortable();
    api.call('listBin', {}, { signal }).then(
      (found) => setEntries(found.entries),
      (error: unknown) => {
        if (!signal.aborted) setProblem(sentenceOf(error));
      },
    );
    return abort;
  }, [api]);
  const restore = async ({ id }: BinnedMedia) => {
    try {
      const item = await api.call('restoreMedia', { body: { id } });
      items.put(item);
      setProblem(null);
      setEntries((entries ?? []).filter((entry) => entry.id !== id));
      announce(`${item.name} is back.`);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <Dialog
      title="Bin"
      lead="What was deleted, replaced or shrunk stays here for 30 days."
      isOpen
      width={640}
      onClose={onClose}
    >
      {problem !== null && (
        <p className={styles.quiet} role="alert">
          {problem}
        </p>
      )}
      {entries?.length === 0 && <p className={styles.quiet}>Nothing is in the bin.</p>}
      <ul className={styles.entries}>
        {entries?.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.words}>
              <span>{entry.name}</span>
              <span className={styles.quiet}>{whatHappened(entry)}</span>
            </span>
            <Button
              size="pill"
              aria-label={`Bring back ${entry.name}`}
              onPress={() => void restore(entry)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function whatHappened({ at, bytes, replacedBy }: BinnedMedia): string {
  const when = new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const what = replacedBy === undefined ? 'Deleted' : 'The file before it was changed';
  return `${what}, ${when}, ${formatBytes(bytes)}`;
}

function abortable() {
  const control = new AbortController();
  return { signal: control.signal, abort: () => control.abort() };
}
