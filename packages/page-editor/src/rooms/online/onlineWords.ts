import type { OnlineState, SendRun, SendWay } from '../../Sender.ts';
import { clockWords, type PhaseWords } from '../../session/documentWords.ts';
import { countWords, spelledCount } from '../../kit/countWords.ts';
import type { Online } from '../../session/useOnline.ts';

/** What is online, where something can send the site. */
export type Known = Online & { readonly state: OnlineState };

interface OnlineWords extends PhaseWords {
  readonly isTrouble?: boolean;
}

const isSending = (run: SendRun | null) => run?.kind === 'send' && run.took === null;

function progressWords({ progress }: SendRun): string {
  if (progress === null) return 'Sending';
  const { what, done, known } = progress;
  return `Sending, ${done.toLocaleString('en')} of ${countWords(known, what.replace(/s$/, ''))}`;
}

/** What stands in the bar. */
export function onlineWords({ run, online, way, ways }: OnlineState): OnlineWords {
  if (run && isSending(run)) return { kind: 'changed', words: progressWords(run) };
  if (run?.kind === 'send' && run.fault) {
    const still = online === null ? '' : ` Online is still ${clockWords(online.since)}.`;
    const [first = '', ...rest] = run.fault.text;
    const words = `Not sent: ${first.toLowerCase()}${rest.join('')}${still}`;
    return { kind: online ? 'published' : 'draft', words, isTrouble: true };
  }
  if (online) return { kind: 'published', words: `Online since ${clockWords(online.since)}` };
  const isHere = way === null && ways.some(({ id, isSetUp }) => id === 'here' && isSetUp);
  return isHere
    ? { kind: 'published', words: 'Online' }
    : { kind: 'draft', words: 'Not online yet' };
}

/** What stands below one of the ways. */
export function wayWords(way: SendWay, state: OnlineState): OnlineWords {
  if (way.id === state.way) return onlineWords(state);
  const missing = (way.lines ?? []).filter(({ state: how }) => how === 'wrong').length;
  if (way.lines && missing > 0) {
    return { kind: 'release', words: `Needs ${spelledCount(missing, 'thing')} first` };
  }
  if (!way.isSetUp) return { kind: 'draft', words: 'Not set up' };
  return { kind: 'published', words: way.lines ? 'Online' : 'Set up, not used' };
}

/** What can be done next: 'Send 3 changes'; null: nothing waits. */
export function sendWords({ way, online, waiting }: OnlineState): string | null {
  if (way === null) return null;
  if (online === null) return 'Send the site';
  return waiting === 0 ? null : `Send ${countWords(waiting, 'change')}`;
}

/** How long a trial took, and that nothing was sent. */
export function trialWords({ startedAt, took }: SendRun): string {
  const at = clockWords(startedAt);
  if (took === null) return `${at}, nothing is sent`;
  const seconds = spelledCount(Math.max(1, Math.round(took / 1000)), 'second');
  return `${at}, ${seconds}, nothing was sent`;
}
