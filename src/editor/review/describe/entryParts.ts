import type { Json } from '#prismic-folder/edit';
import type { Run } from '../words/Run.ts';
import type { KeptEntry } from './compareLists.ts';
import type { Part } from './DescribedChange.ts';
import { firstWords } from './firstWords.ts';

/** 'Added', with the first words of what was added. */
export function addedPart(entry: Json | undefined): Part {
  return words('Added. ', { kind: 'added', text: firstWords(entry) });
}

/** 'Removed', with the first words of what was removed. */
export function removedPart(entry: Json | undefined): Part {
  return words('Removed. ', { kind: 'removed', text: firstWords(entry) });
}

interface Lists {
  readonly was: readonly Json[];
  readonly is: readonly Json[];
  readonly nameOf: (list: readonly Json[], index: number) => string;
}

/** 'Moved up one place, before Image switcher. It was after Image switcher.' */
export function movedPart({ old, now, back }: KeptEntry, { was, is, nameOf }: Lists): Part {
  const places = Math.abs((back ?? now) - now);
  const isUp = (back ?? now) > now;
  const count = places === 1 ? 'one place' : `${places} places`;
  const before = (list: readonly Json[], index: number) =>
    index + 1 < list.length ? `before ${nameOf(list, index + 1)}` : 'at the end';
  const after = (list: readonly Json[], index: number) =>
    index > 0 ? `after ${nameOf(list, index - 1)}` : 'at the start';
  return {
    kind: 'words',
    runs: [
      { kind: 'same', text: `Moved ${isUp ? 'up' : 'down'} ${count}, ` },
      { kind: 'added', text: isUp ? before(is, now) : after(is, now) },
      { kind: 'same', text: '. It was ' },
      { kind: 'removed', text: isUp ? after(was, old) : before(was, old) },
      { kind: 'same', text: '.' },
    ],
  };
}

function words(text: string, run: Run): Part {
  if (run.text === '') return { kind: 'note', text: text.trim() };
  return { kind: 'words', runs: [{ kind: 'same', text }, run] };
}
