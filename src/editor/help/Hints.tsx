import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentSession } from '../document/DocumentSession.ts';
import type { Place } from '../place.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Row } from '../ui/layout/Stack.tsx';
import { Text } from '../ui/text/Text.tsx';
import { doneBy, hintFor, hintWords, readDone, writeDone, type HintId } from './hints.ts';
import * as styles from './help.styles.ts';

/** At most three sentences for the first visit, each once: closed by doing it, or by 'Got it'. */
export function Hints({ session, place }: { session: DocumentSession; place: Place }) {
  const { json, undo } = useSyncExternalStore(session.subscribe, session.get);
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
  };
  const finished = doneBy(progress).filter((id) => !done.has(id));
  if (finished.length > 0) setDone(new Set([...done, ...finished]));
  useEffect(() => writeDone(done), [done]);
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
