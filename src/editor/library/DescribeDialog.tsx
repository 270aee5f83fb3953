import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import { sentenceOf } from '../api/sentenceOf.ts';
import { useEditor } from '../EditorContext.ts';
import { FilePreview } from '../media/file/FilePreview.tsx';
import { FileUses } from '../media/file/FileUses.tsx';
import { factsOf } from '../media/file/fileWords.ts';
import { useMediaItem, useMediaItems } from '../media/file/mediaItems.ts';
import { Button } from '../ui/controls/Button.tsx';
import { countWords } from '../ui/countWords.ts';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import * as styles from './DescribeDialog.styles.ts';
import { createDescribing, type Describing } from './describing.ts';
import { useQueue } from './useQueue.ts';

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

type DescribeFileProps = {
  item: MediaItem;
  work: Describing;
  isFirst: boolean;
  onStep: (by: 1 | -1) => void;
  onLeave: () => void;
};

/** One picture large, its uses, and a line for what it shows; Enter keeps it and goes on. */
function DescribeFile({ item, work, isFirst, onStep, onLeave }: DescribeFileProps) {
  const { announce } = useEditor();
  const items = useMediaItems();
  const before = work.textOf(item.name) ?? item.alt ?? '';
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const typed = text.trim();
  const said = work.textOf(item.name);

  const describe = async (next: string | null, words: string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      items.put(await work.describe(item, next));
      announce(words);
      if (next !== null) onStep(1);
      else setText(item.alt ?? '');
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const keep = () => {
    if (typed === '') setProblem('Write what it shows, or choose Decoration.');
    else if (typed === said) onStep(1);
    else void describe(typed, `${item.name} is described.`);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.picture}>
        <FilePreview item={item} />
      </div>
      <div className={styles.side}>
        <FieldFrame
          label="What does it show?"
          note={
            said === ''
              ? 'Decoration, read to nobody.'
              : 'Read aloud to people who do not see it. Enter goes to the next picture.'
          }
          problem={problem}
        >
          {(naming) => (
            <TextInput
              {...naming}
              ref={focusOnce}
              value={text}
              onChange={(value) => {
                setText(value);
                setProblem(null);
              }}
              onEnter={keep}
            />
          )}
        </FieldFrame>
        <div className={styles.actions}>
          <Button kind="primary" isDisabled={isBusy} onPress={keep}>
            Keep and go on
          </Button>
          <Button
            isDisabled={isBusy}
            onPress={() => void describe('', `${item.name} is decoration.`)}
          >
            Decoration
          </Button>
          {said !== null && (
            <Button
              kind="text"
              isDisabled={isBusy}
              onPress={() => void describe(null, `Taken back: ${item.name}.`)}
            >
              Take it back
            </Button>
          )}
        </div>
        <div className={styles.actions}>
          <Button kind="text" isDisabled={isFirst} onPress={() => onStep(-1)}>
            Previous
          </Button>
          <Button kind="text" onPress={() => onStep(1)}>
            Skip
          </Button>
        </div>
        <div className={styles.about}>
          <span className={styles.name}>{item.name}</span>
          <span className={styles.quiet}>{factsOf(item)}</span>
          <FileUses item={item} onLeave={onLeave} />
        </div>
      </div>
    </div>
  );
}

/** Each picture is another field: one types on without a press. */
const focusOnce = (area: HTMLTextAreaElement | null) => {
  if (area === null) return;
  area.focus();
  area.select();
};
