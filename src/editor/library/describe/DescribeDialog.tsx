import { useState } from 'react';
import { useEditor } from '../../EditorContext.ts';
import { countWords } from '../../documents/names/typeWords.ts';
import { useMediaItem } from '../../media/file/useMediaItem.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { createDescribing } from './createDescribing.ts';
import { DescribeFile } from './DescribeFile.tsx';
import { useQueue } from './useQueue.ts';
import * as styles from './DescribeDialog.styles.ts';

type DescribeDialogProps = {
  /** null: all that have no description. */
  names: readonly string[] | null;
  onClose: () => void;
};

/** Pictures without a description, one after the other: type, Enter, next. */
export function DescribeDialog({ names: given, onClose }: DescribeDialogProps) {
  const { api, go, toast } = useEditor();
  const { names, problem } = useQueue(given, 'undescribed');
  const [at, setAt] = useState(0);
  const [work] = useState(() => createDescribing(api));
  const name = names?.[at] ?? null;
  const known = useMediaItem(name);
  const count = names?.length ?? 0;
  const drafts = work.drafts();
  const step = (by: 1 | -1) => setAt(Math.min(count, Math.max(0, at + by)));
  const draftWords = `${countWords(drafts, 'document')} ${drafts === 1 ? 'has' : 'have'} changes that are not public yet.`;
  const seeDrafts = () => go('/edit?status=changed');
  const close = () => {
    if (drafts > 0) toast({ message: draftWords, action: { label: 'See them', run: seeDrafts } });
    onClose();
  };
  const isOver = names !== null && at >= count;
  return (
    <Dialog
      title="What does it show?"
      {...(name !== null && { lightTitle: `${at + 1} of ${count}` })}
      isCompact
      isOpen
      width={1080}
      onClose={close}
    >
      {problem !== null && (
        <p className={styles.quiet} role="alert">
          {problem}
        </p>
      )}
      {isOver && (
        <div className={styles.done}>
          <output>
            {[
              count === 0 ? 'Every picture has a description.' : 'These were all.',
              drafts > 0 ? draftWords : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </output>
          <div className={styles.actions}>
            {count > 0 && <Button onPress={() => step(-1)}>Back to the last one</Button>}
            {drafts > 0 && <Button onPress={seeDrafts}>See these documents</Button>}
            <Button kind="primary" ref={focusNow} onPress={onClose}>
              Done
            </Button>
          </div>
        </div>
      )}
      {name !== null &&
        (known?.kind === 'found' ? (
          <DescribeFile
            key={name}
            item={known.item}
            work={work}
            isFirst={at === 0}
            onStep={step}
            onLeave={onClose}
          />
        ) : (
          <div className={styles.done}>
            <output>{waitingWords(name, known?.kind)}</output>
            <div className={styles.actions}>
              <Button onPress={() => step(1)}>Next</Button>
            </div>
          </div>
        ))}
    </Dialog>
  );
}

/** The field that had the focus is gone. */
const focusNow = (button: HTMLButtonElement | null) => button?.focus();

function waitingWords(name: string, kind: string | undefined): string {
  if (kind === 'gone') return `${name} is no longer in the library.`;
  return kind === 'unknown' ? `${name} could not be read.` : `Reading ${name}`;
}
