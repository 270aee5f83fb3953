import { isList, isRecord, type Json, listOf, objectOf } from 'prismic-folder/edit';
import { TEXT_BLOCKS, type TextBlock } from './textRules.ts';

const textBlocks: ReadonlySet<unknown> = new Set(TEXT_BLOCKS);

/** The blocks of a value of a file, whatever that is. */
export function blocksOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
}

/** What a block of a file is shown as; 'kept': what is not known. */
export function kindOf(block: Json): TextBlock | 'image' | 'embed' | 'kept' {
  const { type, text = null, oembed } = objectOf(block);
  // Cast: one of the names that were just looked up.
  if (textBlocks.has(type) && (text === null || typeof text === 'string')) return type as TextBlock;
  return type === 'image' || (type === 'embed' && isRecord(oembed)) ? type : 'kept';
}

/** A span of a file: its place, and what else it says. */
export interface PlacedSpan {
  readonly start: number;
  readonly end: number;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** The spans that hold characters of a text, as far as they are in it. */
export function spansIn(text: string, spans: Json | undefined): readonly PlacedSpan[] {
  return listOf(spans).flatMap((span) => {
    const { start, end, ...rest } = objectOf(span);
    if (!isPlace(start) || !isPlace(end)) return [];
    const [first, last] = [Math.max(start, 0), Math.min(end, text.length)];
    if (first >= last) return [];
    // No character of two code units is cut.
    const [from, to] = [first - Number(isSplit(text, first)), last + Number(isSplit(text, last))];
    return [{ start: from, end: to, rest }];
  });
}

const isPlace = (offset: unknown): offset is number => Number.isInteger(offset);

/** Whether an offset is within a character of two code units. */
function isSplit(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}
