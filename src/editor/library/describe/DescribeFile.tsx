import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import { FilePreview } from '../../media/file/FilePreview.tsx';
import { FileUses } from '../../media/file/FileUses.tsx';
import { factsOf } from '../../media/file/formatFile.ts';
import { useMediaItems } from '../../media/file/useMediaItem.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { Describing } from './createDescribing.ts';
import * as styles from './DescribeDialog.styles.ts';

type DescribeFileProps = {
  item: MediaItem;
  work: Describing;
  isFirst: boolean;
  onStep: (by: 1 | -1) => void;
  onLeave: () => void;
};

/** One picture large, its uses, and a line for what it shows; Enter keeps it and goes on. */
export function DescribeFile({ item, work, isFirst, onStep, onLeave }: DescribeFileProps) {
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
