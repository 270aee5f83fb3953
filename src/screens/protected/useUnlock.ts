import { use, useState, type RefObject } from 'react';
import { useAnswers } from '#content/answers.ts';
import { type Protection, type Refusal, UNLOCK_PATH, unlockFields } from '#content/protection.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { reducedMotion } from '#ui/mediaSwitch.ts';
import { SoundContext } from '#effects/sound/useSound.ts';
import { duration } from '#ui/theme/tokens.ts';
import * as english from '#ui/words/en/screens/password.ts';
import { useLanguage, type Say } from '#ui/words/language.ts';

/** Submits a password; null when it was right, else the text to show. */
async function sendPassword(uid: string, password: string, say: Say): Promise<string | null> {
  const answer = await fetch(UNLOCK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [unlockFields.uid]: uid, [unlockFields.password]: password }),
  }).catch(() => null);
  if (answer?.ok) return null;
  if (answer?.status === 401) return say(english.wrong);
  if (answer?.status === 429) return say(english.often);
  return say(english.failed);
}

/** What the form says of a refusal. Of a link that has ended the screen speaks above the form. */
const words = {
  wrong: english.wrong,
  often: english.often,
  cookie: english.noCookie,
  ended: undefined,
} as const satisfies Record<Refusal, string | undefined>;

type UnlockState = 'closed' | 'sending' | 'open';

/** State of the password gate. */
export interface Unlock {
  readonly state: UnlockState;
  /** Text of the last refusal. */
  readonly error: string | undefined;
  /** Number of refused entries. */
  readonly refusals: number;
  /** Resolves to whether the page has opened: then its field is gone. */
  readonly enter: (password: string, field: RefObject<unknown>) => Promise<boolean>;
}

/** How long the eclipse takes to open, in ms, before the content shows. */
const opening = () => (reducedMotion.isOn() ? duration.quick : duration.pageFade);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function useUnlock(protection: Protection): Unlock {
  const answers = useAnswers();
  const sound = use(SoundContext);
  const { say } = useLanguage();
  const [state, setState] = useState<UnlockState>('closed');
  const said = protection.refusal && words[protection.refusal];
  const [error, setError] = useState(said && say(said));
  const [refusals, setRefusals] = useState(said ? 1 : 0);
  const refuse = (failure: string) => {
    setError(failure);
    setRefusals((count) => count + 1);
    setState('closed');
    return false;
  };
  const enter: Unlock['enter'] = async (password, field) => {
    setState('sending');
    const failure = await sendPassword(protection.uid, password, say);
    if (failure !== null) return refuse(failure);
    setError(undefined);
    setState('open');
    sound?.play('unlock');
    await wait(opening());
    // Where the code that asks does not load, the server renders the page.
    await answers.refresh('settings').catch(() => window.location.reload());
    // React has rendered the answer by then.
    await wait(0);
    if (field.current) return refuse(say(english.noCookie));
    // The focused field has been removed, unless the visitor has gone elsewhere meanwhile.
    if (document.activeElement === document.body)
      document.getElementById(bootIds.content)?.focus({ preventScroll: true });
    return true;
  };
  return { state, error, refusals, enter };
}
