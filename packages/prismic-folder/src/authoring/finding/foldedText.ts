/** A text without case and accents, and where each of its characters stands in the text itself. */
interface FoldedText {
  readonly text: string;
  /** Positions in the original, one a character of `text`, and its length at the end. */
  readonly positions: readonly number[];
}

/** Marks that only change how a letter is written. Those of kana make another letter. */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;
const ASCII = /^[\0-\x7f]*$/;
/** Arabic letters that are stretched, and characters that are not seen. */
const UNSEEN = /[\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Letters that people write either way. */
const SAME: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ى: 'ي',
  ة: 'ه',
};

/** A text as searches compare it: without case, accents, width and marks of vowels. */
export function foldForSearch(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').replace(ACCENTS, '').replace(UNSEEN, '').toLowerCase();
  return plain.normalize('NFC').replace(/[ßıøæœłđىة]/g, (letter) => SAME[letter] ?? letter);
}

const segments = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The folded text with the positions of its characters, for the few texts that are shown. */
export function foldWithPositions(text: string): FoldedText {
  if (ASCII.test(text)) {
    return { text: text.toLowerCase(), positions: [...text, ''].map((_, index) => index) };
  }
  const parts: string[] = [];
  const positions: number[] = [];
  for (const { segment, index } of segments.segment(text)) {
    const folded = foldForSearch(segment);
    parts.push(folded);
    for (let at = 0; at < folded.length; at += 1) positions.push(index);
  }
  return { text: parts.join(''), positions: [...positions, text.length] };
}

/** The words that are searched; one that is in quotation marks is found as it stands. */
export function searchedWords(query: string): readonly string[] {
  const found = query.matchAll(/["“„«]([^"”“»]+)["”“»]|(\S+)/gu);
  const words = [...found].map(([, quoted, word]) => foldForSearch(quoted ?? word ?? ''));
  return [...new Set(words.map((word) => word.replaceAll(/\s+/g, ' ').trim()))].filter(
    (word) => word !== '',
  );
}
