import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAction } from '../../kit/hooks/useAction.ts';
import type {
  ConflictChoice,
  DocumentSession,
  OpenDocument,
} from '../../document/DocumentSession.ts';
import { clockWords } from '../../session/documentWords.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { countWords, startWords } from '../../kit/countWords.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Dialog } from '../../kit/overlays/Dialog.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Note, Problem, Text } from '../../kit/text/Text.tsx';
import { ConflictChoices, type Keep } from './conflict/ConflictChoices.tsx';
import { describeConflict, isFileGone, pathWords } from './conflict/describeConflict.ts';
import * as styles from './review.styles.ts';

interface ConflictDialogProps {
  readonly session: DocumentSession;
  readonly onClose: () => void;
}

/** Values that were changed here and on disk at once: the owner chooses which of them stay. */
export function ConflictDialog({ session, onClose }: ConflictDialogProps) {
  const document = useSyncExternalStore(session.subscribe, session.get);
  if (isFileGone(document.conflicts)) return <FileGone session={session} onClose={onClose} />;
  if (document.conflicts.length > 0)
    return (
      <Choices session={session} document={document} words={onDisk(document)} onClose={onClose} />
    );
  if (document.meanwhile !== null) {
    const both = { ...document, ...document.meanwhile };
    return (
      <Choices session={session} document={both} words={inPublic(document)} onClose={onClose} />
    );
  }
  return (
    <Dialog
      title={document.readOnly === null ? 'Nothing' : 'This file'}
      lightTitle={document.readOnly === null ? 'left to choose' : 'cannot be read'}
      lead={document.readOnly ?? 'There is only one version again.'}
      onClose={onClose}
      foot="Close"
    />
  );
}

interface ChoiceWords {
  readonly title: string;
  readonly light: string;
  /** What happened, before how many places differ. */
  readonly lead: string;
  /** The other side, and when it was written. */
  readonly other: string;
  readonly when: string;
  readonly allOthers: string;
}

const onDisk = (document: OpenDocument): ChoiceWords => ({
  title: 'This file',
  light: 'changed on disk',
  lead: `Another program saved ${document.summary.title} while you had changes open.`,
  other: 'On disk',
  when: `saved at ${clockWords(document.summary.savedAt)}`,
  allOthers: 'All from disk',
});

const inPublic = ({ summary, version }: OpenDocument): ChoiceWords => ({
  title: 'Two versions',
  light: `of ${summary.title}`,
  lead: `What is public was changed after ${version === 'draft' ? 'this draft' : 'this version'} was made, in the same places.`,
  other: 'Public',
  when: 'as it is now',
  allOthers: 'All as public',
});

interface ChoicesProps extends ConflictDialogProps {
  readonly document: OpenDocument;
  readonly words: ChoiceWords;
}

function Choices({ session, document, words, onClose }: ChoicesProps) {
  const { models, announce } = useEditor();
  const { conflicts } = document;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Keep>>(new Map());
  const described = useMemo(
    () => conflicts.map((conflict) => describeConflict(conflict, document, models)),
    [conflicts, document, models],
  );
  const { isRunning, problem, resolve } = useResolve(session, () => {
    announce('Your choices are kept.');
    const { conflicts: left, meanwhile } = session.get();
    if (left.length === 0 && meanwhile === null) onClose();
  });
  const keepButton = useRef<HTMLButtonElement>(null);
  const chooseAll = (keep: Keep) => setChosen(new Map(described.map(({ id }) => [id, keep])));
  const choices = conflicts.flatMap(({ path }, at) => {
    const keep = chosen.get(described[at]?.id ?? '');
    return keep === undefined ? [] : [{ path, keep }];
  });
  const count = choices.length;
  // The draft is made from what is public now once nothing of it is left to choose.
  const isMissing =
    count === 0 || (session.get().conflicts.length === 0 && count < conflicts.length);
  return (
    <Dialog
      isFilling
      width={1000}
      title={words.title}
      lightTitle={words.light}
      lead={`${words.lead} ${startWords(conflicts.length, 'place')} ${conflicts.length === 1 ? 'differs' : 'differ'}. Nothing is overwritten until you choose.`}
      onClose={onClose}
      foot={
        <>
          <Button kind="text" onPress={() => chooseAll('mine')}>
            All mine
          </Button>
          <Button kind="text" onPress={() => chooseAll('disk')}>
            {words.allOthers}
          </Button>
          <div className={styles.note}>
            <Problem>{problem}</Problem>
          </div>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            Decide later
          </Button>
          <Button
            kind="primary"
            size="dialog"
            ref={keepButton}
            isDisabled={isMissing}
            isPending={isRunning}
            onPress={() => resolve(choices)}
          >
            {isMissing && count > 0
              ? `${conflicts.length - count} more to choose`
              : keepWords(count)}
          </Button>
        </>
      }
    >
      <ConflictChoices
        conflicts={described}
        chosen={chosen}
        other={words.other}
        when={words.when}
        onChoose={(id, keep) => setChosen(new Map([...chosen, [id, keep]]))}
        onEnd={() => keepButton.current?.focus()}
      />
      <MergedChanges document={document} />
    </Dialog>
  );
}

function keepWords(count: number): string {
  if (count === 0) return 'Choose a version';
  return count === 1 ? 'Keep this choice' : `Keep these ${countWords(count, 'choice')}`;
}

/** What else was changed on disk: it is in already, and nothing is asked. */
function MergedChanges({ document }: { document: OpenDocument }) {
  const { models } = useEditor();
  const places = new Set(
    document.merged.map((path) => {
      const { where, what } = pathWords(path, document, models);
      return [where, what].filter(Boolean).join(', ');
    }),
  );
  if (places.size === 0) return null;
  const count = startWords(places.size, 'other change');
  return (
    <Stack isRuled>
      <Row as="p" align="start">
        <Icon name="check" tone="positive" />
        <Note as="span">
          <Text as="strong" tone="text" weight="medium">
            {`${count} went in by ${places.size === 1 ? 'itself' : 'themselves'}:`}
          </Text>
          <span>{` ${[...places].join('; ')}.`}</span>
        </Note>
      </Row>
    </Stack>
  );
}

/** The file of the document was deleted by another program, while it was open here. */
function FileGone({ session, onClose }: ConflictDialogProps) {
  const { summary } = useSyncExternalStore(session.subscribe, session.get);
  const { isRunning, problem, resolve } = useResolve(session, onClose);
  const keep = (side: 'mine' | 'disk') => resolve([{ path: [], keep: side }]);
  return (
    <FormDialog
      title="This file"
      lightTitle="is gone"
      lead={`Another program deleted ${summary.title} while you had changes open. Your text is safe in this window.`}
      verb="Put it back"
      cancel={null}
      other={
        <Button kind="quiet" size="dialog" isPending={isRunning} onPress={() => keep('disk')}>
          Let it go
        </Button>
      }
      problem={problem}
      isRunning={isRunning}
      onSubmit={() => keep('mine')}
      onClose={onClose}
    />
  );
}

/** Applies choices, one attempt at a time; says what went wrong. */
function useResolve(session: DocumentSession, onDone: () => void) {
  const { isRunning, problem, run } = useAction();
  const resolve = (choices: readonly ConflictChoice[]) => {
    if (isRunning || choices.length === 0) return;
    run(async () => {
      await session.resolve(choices);
      onDone();
    });
  };
  return { isRunning, problem, resolve };
}
