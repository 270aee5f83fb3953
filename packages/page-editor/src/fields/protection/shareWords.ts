import type { ShareLink, Sharing } from 'prismic-folder/contract';
import type { Day } from '../../kit/date/readDate.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
/** Days of opens are of UTC, wherever the owner is. */
const countedDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Until when a link works, or why it does not. */
export function stateWords({ state, expiresAt, revokedAt }: ShareLink): string {
  if (state === 'open') return `Until ${day.format(expiresAt)}.`;
  if (state === 'expired') return `Ended on ${day.format(expiresAt)}.`;
  if (state === 'revoked') return `Revoked on ${day.format(revokedAt ?? expiresAt)}.`;
  return 'Ended: the server’s secret has changed since. Make a new one.';
}

/** How often something was opened; the server counts, and stores nothing of who it was. */
export function opensWords({ count, lastOn }: Sharing['password']): string {
  if (count === 0 || lastOn === null) return 'Not opened yet.';
  const times = count === 1 ? 'once' : `${count} times`;
  return `Opened ${times}, last on ${countedDay.format(new Date(lastOn))}.`;
}

/** How often the password was used. */
export function passwordWords(opens: Sharing['password']): string {
  if (opens.count === 0) return 'Nobody has used the password yet.';
  return `By the password: ${opensWords(opens).replace('Opened', 'opened')}`;
}

/** What the owner has to know before a link is sent. */
export function reachWords({ areLasting, reach }: Sharing): string[] {
  const words: string[] = [];
  if (reach === 'machine') {
    words.push(
      'These links lead to this computer, where no client can open them. Make them in the editor of your public site.',
    );
  }
  if (reach === 'elsewhere') {
    words.push(
      'This editor runs on your computer. Your public site knows these links only if it serves this same folder with the same secret; else make them in its own editor.',
    );
  }
  if (!areLasting) {
    words.push(
      'The server forgets these links when it starts again. Who runs it can change that: it needs a secret of its own.',
    );
  }
  return words;
}

/** How long a link may last, in days. */
export const SPANS = [
  { id: '7', label: '1 week' },
  { id: '14', label: '2 weeks' },
  { id: '30', label: '30 days' },
] as const;

/** The last moment of a day where the owner is, in ms since 1970. */
export const endOfDay = ({ year, month, day }: Day): number =>
  new Date(year, month - 1, day + 1).getTime() - 1;

/** The day so many days from a moment. */
export function dayIn(days: number, from: number): Day {
  const date = new Date(from);
  const then = new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
  return { year: then.getFullYear(), month: then.getMonth() + 1, day: then.getDate() };
}
