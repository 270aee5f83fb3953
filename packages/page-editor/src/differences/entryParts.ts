import { isObject, type Json, listOf, objectOf, valuesIn } from 'prismic-folder/edit';
import type { EditorModels } from '../model/EditorModels.ts';
import { nameOf, shorten } from '../model/nameOf.ts';
import type { Run } from './diffWords.ts';
import type { MovedEntry } from './compareLists.ts';
import type { Part } from './DescribedChange.ts';
import { documentOf } from './shownValue.ts';

/** 'Added', with the first words of what was added, or the document it leads to. */
export function addedPart(entry: Json | undefined): Part {
  return words('Added. ', { kind: 'added', ...nameOfEntry(entry) });
}

/** 'Removed', with the first words of what was removed, or the document it led to. */
export function removedPart(entry: Json | undefined): Part {
  return words('Removed. ', { kind: 'removed', ...nameOfEntry(entry) });
}

interface Lists {
  readonly was: readonly Json[];
  readonly is: readonly Json[];
  readonly nameOf: (list: readonly Json[], index: number) => string;
}

/** 'Moved up one place, before Image switcher. It was after Image switcher.' */
export function movedPart({ old, now, back }: MovedEntry, { was, is, nameOf }: Lists): Part {
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

function nameOfEntry(entry: Json | undefined): Omit<Run, 'kind'> {
  const text = firstWords(entry);
  if (text !== '') return { text };
  for (const [value] of valuesIn(entry ?? null)) {
    const document = isObject(value) && 'link_type' in value ? documentOf(value) : undefined;
    if (document) return { text: document.uid ?? document.id ?? '', document };
  }
  return { text };
}

function words(text: string, run: Run): Part {
  if (run.text === '') return { kind: 'note', text: text.trim() };
  return { kind: 'words', runs: [{ kind: 'same', text }, run] };
}

/** Nested deeper, a value has nothing to read. */
const MAX_DEPTH = 12;

/** The first text of a slice or a row, shortened to one line; empty if it has none. */
export const firstWords = (value: Json | undefined): string =>
  shorten((firstText(value, MAX_DEPTH) ?? '').trim());

/** Keys whose values are no text to read. */
const OTHERS =
  /^(?:id|key|type|url|uid|lang|variation|version|slice_type|slice_label|link_type|target)$/;

function firstText(value: Json | undefined, depth: number): string | undefined {
  if (typeof value === 'string') {
    const isCode = /^(?:#[\da-f]{3,8}|Yes|No|\d{4}-\d\d-\d\d.*)$/i.test(value);
    return value.trim() === '' || isCode ? undefined : value;
  }
  if (depth === 0) return undefined;
  const inner = isObject(value)
    ? Object.entries(value).flatMap(([key, entry]) => (OTHERS.test(key) ? [] : [entry]))
    : listOf(value);
  for (const entry of inner) {
    const text = firstText(entry, depth - 1);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** What to call a slice beside others: its name, and its first words if there are more of its type. */
export function nameInZone(models: EditorModels, zone: readonly Json[], index: number): string {
  const slice = zone[index];
  const { name, words } = nameOf(models, slice);
  const type = objectOf(slice)['slice_type'];
  const isOnly = zone.every((other, at) => at === index || objectOf(other)['slice_type'] !== type);
  if (isOnly) return name;
  return words === '' ? `${name}, ${index + 1} of ${zone.length}` : words;
}
