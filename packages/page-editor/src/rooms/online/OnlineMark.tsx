import { useEffect, useRef } from 'react';
import { Text } from '../../kit/text/Text.tsx';
import { Link } from '../../kit/controls/Link.tsx';
import { Button } from '../../kit/controls/Button.tsx';
import { Phase } from '../../kit/icons/Phase.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import { useOnline, type Online } from '../../session/useOnline.ts';
import { ONLINE_ADDRESS } from '../../session/address.ts';
import { type Known, onlineWords, sendWords } from './onlineWords.ts';
import * as styles from './Online.styles.ts';

/** In the bar of the documents: what is online, and since when. It leads to where that is set up. */
export function OnlineMark(online: Online) {
  const { state } = online;
  if (!state) return null;
  return (
    <>
      <Link className={styles.mark} href={ONLINE_ADDRESS}>
        <StateWords state={state} />
      </Link>
      <SendWaiting {...online} state={state} />
    </>
  );
}

/** In the bar of a document, which has little room: only while the site is being sent, or was not; a note says that it was. */
export function SendingMark() {
  const { notify } = useEditor();
  const { state } = useOnline({ isLater: true });
  const run = state?.run;
  const isSending = run?.kind === 'send' && run.took === null;
  const wasSending = useRef(false);
  useEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    // One that was stopped has a line that says so.
    if (!hasEnded || !state?.online || run?.fault || run?.lines[0]) return;
    const { address } = state.online;
    const message = `${onlineWords(state).words}.`;
    const see = () => window.open(address, '_blank', 'noopener');
    notify({ message, action: { label: 'See it', run: see } });
  }, [isSending, state, run, notify]);
  if (!state || run?.kind !== 'send' || (run.took !== null && run.fault === null)) return null;
  return (
    <Link className={styles.mark} href={ONLINE_ADDRESS}>
      <StateWords state={state} isShort />
    </Link>
  );
}

/** What waits to be sent, beside the mark. */
function SendWaiting({ state, ask }: Known) {
  const words = state.online === null || state.run?.took === null ? null : sendWords(state);
  if (words === null) return null;
  return (
    <span className={styles.waiting}>
      <Button size="pill" onPress={() => ask({ do: 'send' })}>
        {words}
      </Button>
    </span>
  );
}

/** The state as a phase with its words; trouble in three of them where there is no room for a sentence. */
export function StateWords({
  state,
  isShort = false,
}: Pick<Known, 'state'> & { readonly isShort?: boolean }) {
  const { kind, words, isTrouble = false } = onlineWords(state);
  const isWaiting = !isTrouble && state.run?.took !== null && sendWords(state) !== null;
  return (
    <Text size="small" className={isWaiting ? styles.givesWay : undefined}>
      <Phase kind={kind} isTrouble={isTrouble}>
        {isShort && isTrouble ? 'Not sent. See why' : words}
      </Phase>
    </Text>
  );
}
