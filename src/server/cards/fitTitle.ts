/** What a title is fitted into. Lengths in px. */
export interface TitleBox {
  readonly width: number;
  readonly height: number;
  /** Sizes of the type, the largest first. */
  readonly sizes: readonly number[];
  /** Of the size. */
  readonly lineHeight: number;
  readonly lang: string;
  readonly widthOf: (text: string, size: number) => number;
}

export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

const ELLIPSIS = '…';

/** No line begins with one of these. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;

/** No line ends with one of these. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;

const segmenterOf = (lang: string, granularity: 'word' | 'grapheme') => {
  try {
    return new Intl.Segmenter(lang, { granularity });
  } catch {
    // The language comes from the content, so it may be none.
    return new Intl.Segmenter('en', { granularity });
  }
};

const hasSpaces = (text: string) =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);

/** The smallest parts that a title may be broken into; a part ends with its space. */
function partsOf(title: string, lang: string): string[] {
  const words = title.match(/\S+\s*/gu) ?? [];
  const parts: string[] = [];
  for (const word of words) {
    if (hasSpaces(word)) parts.push(word);
    else {
      const from = parts.length;
      for (const { segment } of segmenterOf(lang, 'word').segment(word)) {
        const last = parts.at(-1);
        const glued = last !== undefined && parts.length > from;
        if (glued && (CLOSING.test(segment) || segment.trim() === '' || OPENING.test(last))) {
          parts[parts.length - 1] = last + segment;
        } else parts.push(segment);
      }
    }
  }
  return parts;
}

/** Lines no wider than `width`; a part that is wider is broken where it must be. */
function wrap(parts: readonly string[], width: number, box: TitleBox, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string) => box.widthOf(text.trimEnd(), size) <= width;
  for (const part of parts) {
    if (fits(line + part)) {
      line += part;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    if (fits(part)) line = part;
    else
      for (const { segment } of segmenterOf(box.lang, 'grapheme').segment(part)) {
        if (line !== '' && !fits(line + segment)) {
          lines.push(line.trimEnd());
          line = '';
        }
        line += segment;
      }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

const isBroken = (parts: readonly string[], box: TitleBox, size: number) =>
  parts.some((part) => box.widthOf(part.trimEnd(), size) > box.width);

/** The same number of lines, as equally long as possible. */
function balanced(parts: readonly string[], box: TitleBox, size: number): string[] {
  const lines = wrap(parts, box.width, box, size);
  let [from, to] = [box.width / 2, box.width];
  while (to - from > 8) {
    const width = (from + to) / 2;
    if (
      isBroken(parts, { ...box, width }, size) ||
      wrap(parts, width, box, size).length > lines.length
    )
      from = width;
    else to = width;
  }
  return wrap(parts, to, box, size);
}

/** The first lines, the last of which ends with an ellipsis after a whole part. */
function cut(parts: readonly string[], count: number, box: TitleBox, size: number): string[] {
  let [fitting, tooMany] = [0, parts.length];
  const cutAt = (length: number) => {
    const shown = parts.slice(0, length);
    const last = (shown.pop() ?? '').trimEnd().replace(/[\p{Po}\p{Pd}\p{Ps}]+$/u, '');
    return wrap([...shown, last + ELLIPSIS], box.width, box, size);
  };
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (cutAt(middle).length <= count) fitting = middle;
    else tooMany = middle;
  }
  if (fitting > 0) return cutAt(fitting);
  // One word that is longer than the card.
  const lines = wrap(parts, box.width, box, size).slice(0, count);
  const graphemes = segmenterOf(box.lang, 'grapheme').segment(lines.pop() ?? '');
  const last = Array.from(graphemes, ({ segment }) => segment).slice(0, -1);
  return [...lines, last.join('') + ELLIPSIS];
}

/**
 * Sets a title in the largest size at which all of it is in its box, no word broken; in the smallest
 * one it is cut at a word.
 */
export function fitTitle(title: string, box: TitleBox): FittedTitle {
  const parts = partsOf(title.replaceAll(/\s+/gu, ' ').trim(), box.lang);
  const smallest = box.sizes.at(-1) ?? 0;
  for (const size of box.sizes) {
    if (size !== smallest && isBroken(parts, box, size)) continue;
    const lines = wrap(parts, box.width, box, size);
    if (lines.length * size * box.lineHeight <= box.height) {
      return { size, lines: balanced(parts, box, size) };
    }
  }
  const count = Math.max(1, Math.floor(box.height / (smallest * box.lineHeight)));
  return { size: smallest, lines: cut(parts, count, box, smallest) };
}
