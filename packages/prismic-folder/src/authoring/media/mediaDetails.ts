import type { Change, Json } from '../../edit/types.ts';
import { composed } from '../../lib/fileNames.ts';
import { isRecord } from '../../json.ts';
import { mediaDetails, type MediaDetails } from '../contract/media.ts';

/** Where the texts and focal points of files are, below the content folder. */
export const DETAILS_FILE = 'media.json';

/** What is known of a file besides its content. */
type StoredDetails = {
  readonly [Name in keyof MediaDetails]: NonNullable<MediaDetails[Name]>;
};

/** The key of a file's details, whose name may be spelled otherwise than the file's. */
function keyOf(value: unknown, name: string): string {
  if (!isRecord(value) || Object.hasOwn(value, name)) return name;
  const isPlain = name.normalize('NFD') === name.normalize('NFC');
  const other = isPlain ? undefined : Object.keys(value).find((key) => isSame(key, name));
  return other ?? name;
}

const isSame = (one: string, other: string) => composed(one) === composed(other);

const KEYS = ['alt', 'notes', 'credits', 'tags', 'focalPoint'] as const;

/** The details of a file in the value of `media.json`. Invalid ones count as missing. */
export function detailsOf(value: unknown, name: string): StoredDetails {
  const entry = storedDetails(value, name);
  if (!isRecord(entry)) return {};
  const valid: Record<string, unknown> = {};
  for (const key of KEYS) {
    const parsed = mediaDetails.shape[key].safeParse(entry[key]);
    if (parsed.success && parsed.data !== undefined && parsed.data !== null) {
      valid[key] = parsed.data;
    }
  }
  return valid;
}

/** The changes of `media.json` that set or remove details of a file. */
export function describeChanges(value: unknown, name: string, details: MediaDetails): Change[] {
  const entry = storedDetails(value, name);
  const at = keyOf(value, name);
  const removed = KEYS.filter((key) => details[key] === null);
  const given = KEYS.flatMap((key): [string, Json][] => {
    const detail = details[key];
    return detail === undefined || detail === null ? [] : [[key, detail]];
  });
  if (!isRecord(entry)) {
    const added = { op: 'set', path: [at], value: Object.fromEntries(given) } as const;
    return given.length === 0 ? [] : [added];
  }
  const gone: readonly string[] = removed.filter((key) => Object.hasOwn(entry, key));
  const isEmpty = given.length === 0 && Object.keys(entry).every((key) => gone.includes(key));
  if (isEmpty) return [{ op: 'remove', path: [at] }];
  return [
    ...given.map(([key, value]): Change => ({ op: 'set', path: [at, key], value })),
    ...gone.map((key): Change => ({ op: 'remove', path: [at, key] })),
  ];
}

/** The changes of `media.json` that give a file's details to another name, or remove them. */
export function moveChanges(value: unknown, name: string, to: string | undefined): Change[] {
  const entry = storedDetails(value, name);
  if (entry === undefined) return [];
  const removal: Change = { op: 'remove', path: [keyOf(value, name)] };
  return to === undefined ? [removal] : [removal, { op: 'set', path: [to], value: entry }];
}

/** A file's entry of `media.json` as it is, with keys that are not known here. */
export function storedDetails(value: unknown, name: string): Json | undefined {
  const key = keyOf(value, name);
  if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
  // Cast: the file was parsed from JSON.
  return value[key] as Json;
}
