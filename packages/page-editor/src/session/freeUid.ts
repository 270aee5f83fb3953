import { useCallback } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import type { EditorHost } from '../model/EditorHost.ts';
import { useSettled } from '../kit/hooks/useSettled.ts';
import { useEditor } from './EditorContext.ts';
import { neverAgain, useAnswer } from './useAnswer.ts';

const MAX_TRIES = 20;

/** Who has a uid: a document, or the site itself, of which the reason says why. */
type UidOwner = DocumentSummary | { readonly reason: string };

/** A uid, or the next one that nobody has; with who has the first. `own`: the document that asks. */
export async function freeUid(
  { api, host }: { readonly api: AuthoringClient; readonly host: EditorHost },
  type: string,
  uid: string,
  own: string | null,
  signal?: AbortSignal,
): Promise<{ readonly uid: string; readonly owner: UidOwner | null }> {
  const { languages } = await api.call('listLanguages', {}, signal ? { signal } : {});
  const ownerOf = async (one: string): Promise<UidOwner | null> => {
    if (one === own) return null;
    const reason = host.reservedAddress?.({ type, uid: one }, languages) ?? null;
    return reason === null ? uidOwner(api, type, one, signal) : { reason };
  };
  const owner = await ownerOf(uid);
  let free = uid;
  for (let tries = 0, taken = owner; taken !== null && tries < MAX_TRIES; tries += 1) {
    free = nextUid(free);
    // oxlint-disable-next-line no-await-in-loop -- each is asked only if the one before is taken
    taken = await ownerOf(free);
  }
  return { uid: free, owner };
}

/** Who has a uid among the documents of a type, archived ones too; null if it is free. */
export async function uidOwner(
  api: AuthoringClient,
  type: string,
  uid: string,
  signal?: AbortSignal,
): Promise<DocumentSummary | null> {
  const query = { type, uid, pageSize: 10 };
  const { documents } = await api.call('listDocuments', { query }, signal ? { signal } : {});
  // A former uid may be taken by a new document.
  return documents.find((one) => one.uid === uid || one.name === uid) ?? null;
}

export interface UidCheck {
  /** Why the uid cannot be used, as a sentence; null if it can, as far as is known. */
  readonly problem: string | null;
  /** A free uid like it, if it is taken. */
  readonly suggestion: string | null;
}

const FINE: UidCheck = { problem: null, suggestion: null };

/** Checks a uid while it is written. `own`: the document that has it now, if any. */
export function useFreeUid(type: string, uid: string, own: string | null = null): UidCheck {
  const { api, host } = useEditor();
  const asked = useSettled(uid);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { owner, uid: suggestion } = await freeUid({ api, host }, type, asked, own, signal);
      const taken = owner && { problem: takenBy(asked, owner), suggestion };
      return { asked, check: taken ?? FINE };
    },
    [api, host, type, asked, own],
  );
  const isAsked = asked !== own && uidProblem(asked) === null;
  // Without an answer the service checks again when it is created. Not asked when documents change: the next may be the
  // one that gets this uid.
  const { value } = useAnswer(api, isAsked ? load : null, neverAgain);
  const wrong = uidProblem(uid);
  if (wrong !== null) return { problem: wrong, suggestion: null };
  return value?.asked === uid && uid !== own ? value.check : FINE;
}

function takenBy(uid: string, owner: UidOwner): string {
  if ('reason' in owner) return `${owner.reason}.`;
  const note = owner.status === 'archived' ? ', which is unpublished' : '';
  return `/${uid} is used by ${owner.title}${note}.`;
}

/** Letters that Unicode does not decompose to Latin ones, or that are read otherwise in German. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ...pairs(
    'абвгдеёзийклмнопрстуфхыэіїєґў',
    'a b v g d e e z i y k l m n o p r s t u f kh y e i yi ye g u',
  ),
  ...pairs('жцчшщюя', 'zh ts ch sh shch yu ya'),
  ...pairs('ъь', ' '),
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
};

function pairs(letters: string, latin: string): Record<string, string> {
  const parts = latin.split(' ');
  return Object.fromEntries([...letters].map((letter, at) => [letter, parts[at] ?? '']));
}

/** An address that is longer is hard to read, and no file system must take it. */
const MAX_LENGTH = 80;

/**
 * The uid for a name: `low-tide` for 'Low Tide'. Latin, Cyrillic and Greek letters become those that
 * an address may have; empty if nothing is left.
 */
export function uidFromName(name: string): string {
  const letters = [...name.normalize('NFC').toLowerCase()];
  const plain = letters
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, (one) => (one === "'" || one === '’' ? '' : ' '))
    .replaceAll(/\p{L}|\p{N}/gu, (letter) => LETTERS[letter] ?? letter);
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return shortened(words);
}

function shortened(words: readonly string[]): string {
  let uid = '';
  for (const word of words) {
    const next = uid === '' ? word.slice(0, MAX_LENGTH) : `${uid}-${word}`;
    if (next.length > MAX_LENGTH) break;
    uid = next;
  }
  return uid;
}

/** Why a text cannot be a uid, as a sentence; null if it can. */
export function uidProblem(uid: string): string | null {
  if (uid === '') return 'Write an address, such as low-tide.';
  const wrong = /[^a-z0-9_.~-]/u.exec(uid)?.[0];
  if (wrong !== undefined) {
    const what = /\s/.test(wrong) ? 'a space' : `“${wrong}”`;
    return `An address has small letters, digits and - _ . ~ only, not ${what}.`;
  }
  if (uid.length > 200) return 'An address has 200 letters at most.';
  return /^[\w~-]/.test(uid) && !uid.endsWith('.')
    ? null
    : 'An address begins with a letter and does not end in a dot.';
}

/** The next uid to try: `low-tide-2` for `low-tide`. */
export function nextUid(uid: string): string {
  const [, stem = uid, number = '1'] = /^(.*?)(?:-(\d{1,6}))?$/.exec(uid) ?? [];
  return `${stem}-${Number(number) + 1}`;
}
