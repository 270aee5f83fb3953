import type { Run } from './Run.ts';

/** So much of an unchanged text is shown beside a change. */
const AROUND = 80;
const MAX_CHANGED = 1_500;

/** The runs with long unchanged parts left out, and long changed ones cut, for reading. */
export function shortRuns(runs: readonly Run[]): Run[] {
  return runs.map(({ kind, text }, at) => {
    if (kind !== 'same') return { kind, text: cut(text) };
    const [isFirst, isLast] = [at === 0, at === runs.length - 1];
    const room = isFirst || isLast ? AROUND : 2 * AROUND;
    // A few letters more are shorter than what would stand for them.
    if (text.length <= room + AROUND) return { kind, text };
    const start = isFirst ? '' : text.slice(0, wordBefore(text, AROUND));
    const end = isLast ? '' : text.slice(wordAfter(text, text.length - AROUND));
    return { kind, text: `${start} … ${end}` };
  });
}

function cut(text: string): string {
  if (text.length <= MAX_CHANGED) return text;
  const end = wordBefore(text, MAX_CHANGED);
  const rest = new Intl.NumberFormat('en').format(text.length - end);
  return `${text.slice(0, end)} … and ${rest} more characters`;
}

/** An index at a space near another, before it or behind it; never inside a character. */
function wordBefore(text: string, index: number): number {
  const space = text.lastIndexOf(' ', index);
  return space > index - 40 ? space : between(text, index);
}

function wordAfter(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  return space >= 0 && space < index + 40 ? space + 1 : between(text, index);
}

function between(text: string, index: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(index)) ? index - 1 : index;
}
