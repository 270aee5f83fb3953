import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { useEditor } from '../../session/EditorContext.ts';
import { FilePreview } from '../../fields/media/file/FilePreview.tsx';
import { FileUses } from '../../fields/media/file/FileUses.tsx';
import { factsOf } from '../../fields/media/file/fileWords.ts';
import { useMediaItem, useMediaItems } from '../../fields/media/file/mediaItems.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { countWords } from '../../kit/countWords.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useOpenSignal } from '../../kit/hooks/useOpenSignal.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Dialog } from '../../kit/overlays/Dialog.tsx';
import { Problem, Text } from '../../kit/text/Text.tsx';
import { createDescribing, type Describing } from './describing.ts';
import { useQueue, type WorkFiles } from './useQueue.ts';
import * as styles from './Work.styles.ts';

type DescribeDialogProps = {
  files: WorkFiles;
  onClose: () => void;
};

/** Pictures without a description, one after the other: type, Enter, next. */
export function DescribeDialog({ files, onClose }: DescribeDialogProps) {
  const { api, go, toast } = useEditor();
  const { names, problem } = useQueue(files);
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
      width={1080}
      onClose={close}
    >
      <Problem>{problem}</Problem>
      {isOver && (
        <Stack gap={24} className={styles.done}>
          <output>
            {[
              count === 0 ? 'Every picture has a description.' : 'These were all.',
              drafts > 0 ? draftWords : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </output>
          <Row gap={20} wraps={12}>
            {count > 0 && <Button onPress={() => step(-1)}>Back to the last one</Button>}
            {drafts > 0 && <Button onPress={seeDrafts}>See these documents</Button>}
            <Button kind="primary" ref={focusNow} onPress={onClose}>
              Done
            </Button>
          </Row>
        </Stack>
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
          <Stack gap={24} className={styles.done}>
            <output>{waitingWords(name, known?.kind)}</output>
            <Row gap={20} wraps={12}>
              <Button onPress={() => step(1)}>Next</Button>
            </Row>
          </Stack>
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
  const { isRunning, problem, run, clear } = useAction();
  const openSignal = useOpenSignal();
  const [isMissing, setMissing] = useState(false);
  const typed = text.trim();
  const said = work.textOf(item.name);

  const describe = (next: string | null, words: string) => {
    if (isRunning) return;
    run(async () => {
      const signal = openSignal();
      items.put(await work.describe(item, next));
      announce(words);
      // Who went to another picture meanwhile stays there.
      if (signal.aborted) return;
      if (next !== null) onStep(1);
      else setText(item.alt ?? '');
    });
  };
  const keep = () => {
    if (typed === '') setMissing(true);
    else if (typed === said) onStep(1);
    else describe(typed, `${item.name} is described.`);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.described}>
        <FilePreview item={item} />
      </div>
      <Stack gap={20}>
        <FieldFrame
          label="What does it show?"
          note={
            said === ''
              ? 'Decoration, read to nobody.'
              : 'Read aloud to people who do not see it. Enter goes to the next picture.'
          }
          problem={isMissing ? 'Write what it shows, or choose Decoration.' : problem}
        >
          {(naming) => (
            <TextInput
              {...naming}
              ref={focusOnce}
              value={text}
              onChange={(value) => {
                setText(value);
                setMissing(false);
                clear();
              }}
              onEnter={keep}
            />
          )}
        </FieldFrame>
        <Row gap={20} wraps={12}>
          <Button kind="primary" isPending={isRunning} onPress={keep}>
            Keep and go on
          </Button>
          <Button isPending={isRunning} onPress={() => describe('', `${item.name} is decoration.`)}>
            Decoration
          </Button>
          {said !== null && (
            <Button
              kind="text"
              isPending={isRunning}
              onPress={() => describe(null, `Taken back: ${item.name}.`)}
            >
              Take it back
            </Button>
          )}
        </Row>
        <Row gap={20} wraps={12}>
          <Button kind="text" isDisabled={isFirst} onPress={() => onStep(-1)}>
            Previous
          </Button>
          <Button kind="text" onPress={() => onStep(1)}>
            Skip
          </Button>
        </Row>
        <div className={styles.about}>
          <Text weight="medium">{item.name}</Text>
          <Text tone="muted">{factsOf(item)}</Text>
          <FileUses item={item} onLeave={onLeave} />
        </div>
      </Stack>
    </div>
  );
}

/** Each picture is another field: one types on without a press. */
const focusOnce = (area: HTMLTextAreaElement | null) => {
  if (area === null) return;
  area.focus();
  area.select();
};
