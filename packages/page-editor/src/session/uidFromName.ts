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
