import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { Place } from '../../model/place.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { remember, remembered } from '../../kit/remembered.ts';
import { Text } from '../../kit/text/Text.tsx';
import * as styles from './help.styles.ts';

/** A sentence shown once, while somebody learns the editor. */
export type HintId = 'click' | 'form' | 'kept' | 'move';

/** What has happened in this visit. */
export interface Progress {
  /** Whether anything on the page is selected. */
  readonly hasPlace: boolean;
  readonly slicesSelected: number;
  readonly hasChanged: boolean;
  readonly hasMoved: boolean;
  /** Whether what was changed is public: it is known by then how that is done. */
  readonly hasPublished: boolean;
  /** Whether the page is the project's slice simulator. */
  readonly isSimulated: boolean;
}

const hintWords: Readonly<Record<HintId, string>> = {
  click: 'Press anything on the page to change it.',
  form: 'The page is your slice simulator’s: its texts, and what is beside the slices, are edited in the form.',
  kept: 'Kept on this computer. Not public until you publish.',
  move: 'Alt and the arrow keys move it.',
};

/** The hints that were shown and are done with, by what the owner did. */
export function doneBy({ hasPlace, hasMoved, hasPublished }: Progress): HintId[] {
  return [
    ...(hasPlace ? (['click'] as const) : []),
    ...(hasPublished ? (['kept'] as const) : []),
    ...(hasMoved ? (['move'] as const) : []),
  ];
}

/** The one hint to show at present; null: none. */
export function hintFor(done: ReadonlySet<HintId>, progress: Progress): HintId | null {
  const { hasPlace, slicesSelected, hasChanged, hasMoved, isSimulated } = progress;
  // Of a simulator's page only slices can be pressed.
  if (!done.has('click') && !hasPlace && !isSimulated) return 'click';
  if (!done.has('form') && isSimulated) return 'form';
  if (!done.has('kept') && hasChanged) return 'kept';
  if (!done.has('move') && slicesSelected >= 2 && !hasMoved) return 'move';
  return null;
}

const STORED = 'editor-hints';
const ALL: readonly string[] = Object.keys(hintWords);

/** The hints this browser has shown; without storage each is shown once a visit. */
const readDone = (): ReadonlySet<HintId> => {
  const ids = (remembered(STORED) ?? '').split(' ');
  // Cast: only known ids are left.
  return new Set(ids.filter((id) => ALL.includes(id)) as HintId[]);
};

/** At most three sentences for the first visit, each once: closed by doing it, or by 'Got it'. */
export function Hints({ session, place }: { session: DocumentSession; place: Place }) {
  const { host } = useEditor();
  const { json, undo, summary } = useSyncExternalStore(session.subscribe, session.get);
  const [first] = useState(json);
  const [done, setDone] = useState(readDone);
  const slice = place.zone === undefined ? null : `${place.zone}/${place.index}`;
  const [selected, setSelected] = useState<readonly string[]>([]);
  if (slice !== null && selected.length < 2 && !selected.includes(slice)) {
    setSelected([...selected, slice]);
  }
  const progress = {
    hasPlace: slice !== null || place.field !== undefined,
    slicesSelected: selected.length,
    hasChanged: json !== first,
    hasMoved: undo?.startsWith('move ') === true,
    hasPublished: json !== first && summary.status === 'published',
    isSimulated: host.canvas.kind === 'simulator',
  };
  const finished = doneBy(progress).filter((id) => !done.has(id));
  if (finished.length > 0) setDone(new Set([...done, ...finished]));
  useEffect(() => void remember(STORED, [...done].join(' ')), [done]);
  const hint = hintFor(done, progress);
  const close = (id: HintId) => setDone(new Set([...done, id]));
  if (hint === null) return null;
  return (
    <Row as="aside" className={styles.hint} aria-label="Hint">
      <span className={styles.disc} />
      <Text as="p" size="body" isGrowing>
        {hintWords[hint]}
      </Text>
      <Button kind="link" onPress={() => close(hint)}>
        Got it
      </Button>
    </Row>
  );
}
