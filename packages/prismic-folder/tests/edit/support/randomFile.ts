import { pickOf, randomOf } from '../../../../../tests/support/random.ts';
import { readJsonText } from '../../../src/edit/readJsonText.ts';
import { isRecord } from '../../../src/json.ts';
import { EVERY_FIELD } from '../../support/everyField.ts';
import { randomDocument } from './randomDocument.ts';

type Random = () => number;

/** `EDIT_CASES=10000 EDIT_SEED=7 npx vitest run …` runs more or other cases. */
export const CASES = Number(process.env['EDIT_CASES'] ?? 150);
const SEED = Number(process.env['EDIT_SEED'] ?? 14);

/** A document in a random style; `name` says how to make it again. */
export function randomFile(index: number) {
  const random = randomOf(SEED * 1e6 + index);
  const value = randomDocument(random, EVERY_FIELD);
  const text = writeRandomly(random, value, randomWriting(random));
  return { random, value, text, name: `EDIT_SEED=${SEED}, case ${index}` };
}

/** The value of a text, as it is read from a file. */
export function valueIn(text: string) {
  const file = readJsonText(new TextEncoder().encode(text));
  if (!file.ok) throw new Error(`${file.line}:${file.column}: ${file.reason}`);
  return file.value;
}

/** How a person or program might have written a file. */
type Writing = ReturnType<typeof randomWriting>;

function randomWriting(random: Random) {
  const isOneLine = random() < 0.15;
  const breaks = pickOf<[string, ...string[]]>(random, [['\n'], ['\r\n'], ['\n', '\r\n'], ['\r']]);
  return {
    /** undefined: all on one line. */
    indent: isOneLine ? undefined : pickOf(random, ['  ', '  ', '\t', '    ', '   ', '']),
    breaks,
    colon: isOneLine ? pickOf(random, [':', ': ']) : pickOf(random, [': ', ': ', ':', ' : ']),
    comma: isOneLine ? pickOf(random, ['', ' ']) : ' ',
    padding: pickOf(random, ['', ' ']),
    isShortInline: random() < 0.3,
    hasCommaFirst: random() < 0.1,
    escapes: pickOf(random, ['none', 'none', 'some', 'all']),
    /** White space at any place that allows it. */
    isOdd: random() < 0.1,
    start: pickOf(random, ['', '', '\ufeff', '\n', '  ']),
    end: pickOf(random, [breaks[0], breaks[0], '', '\n\n', ' ']),
  };
}

/** Writes a value in that way; JSON.parse gives the same value. */
function writeRandomly(random: Random, value: unknown, writing: Writing): string {
  const { breaks, colon, comma, padding, hasCommaFirst, isOdd } = writing;
  const line = pickOf(random, breaks);
  // A lone CR before a LF would be one line end.
  const spaces = [' ', '\t', line, `${pickOf(random, breaks)} `, `  ${line}${line}`] as const;
  const odd = () => (isOdd && random() < 0.2 ? pickOf(random, spaces) : '');
  const write = (inner: unknown, indent: string | undefined): string => {
    if (!Array.isArray(inner) && !isRecord(inner)) return scalar(random, inner, writing);
    const isList = Array.isArray(inner);
    const keys = Object.keys(inner);
    const isShort = isList && !inner.some((entry) => typeof entry === 'object' && entry !== null);
    const isInline =
      indent === undefined || (writing.isShortInline && (isShort || keys.length < 3));
    const deeper = isInline ? undefined : `${indent}${writing.indent}`;
    const parts = Object.entries(inner).map(([key, entry]) => {
      const head = isList ? '' : `${scalar(random, key, writing)}${odd()}${colon}${odd()}`;
      return `${odd()}${head}${write(entry, deeper)}${odd()}`;
    });
    const [open, close] = isList ? '[]' : '{}';
    if (parts.length === 0) return `${open}${odd()}${close}`;
    const lineEnd = () => (isInline ? '' : pickOf(random, breaks));
    if (isInline) {
      const space = isList ? '' : padding;
      return `${open}${space}${parts.join(`,${comma}`)}${space}${close}`;
    }
    const lines = parts.map((part, index) => {
      const isLast = index === parts.length - 1;
      if (hasCommaFirst) return `${lineEnd()}${index === 0 ? deeper : `${indent}, `}${part}`;
      return `${lineEnd()}${deeper}${part}${isLast ? '' : ','}`;
    });
    return `${open}${lines.join('')}${lineEnd()}${indent}${close}`;
  };
  return `${writing.start}${write(value, writing.indent === undefined ? undefined : '')}${writing.end}`;
}

function scalar(random: Random, value: unknown, { escapes }: Writing): string {
  const text = JSON.stringify(value);
  if (typeof value !== 'string' || escapes === 'none') return spelled(random, value, text);
  const escape = (character: string) =>
    character.replaceAll(/[^]/g, (unit) => {
      const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${random() < 0.5 ? digits : digits.toUpperCase()}`;
    });
  if (escapes === 'all') return text.replaceAll(/[^\0-\x7f]/gu, escape);
  return text.replaceAll(/[^\0-\x7f]|(?<!\\)[a-z/](?=o)/gu, (found) =>
    random() < 0.5 ? escape(found) : found,
  );
}

/** Other spellings of the same number. */
function spelled(random: Random, value: unknown, text: string): string {
  if (typeof value !== 'number' || !Number.isInteger(value) || value > 1e6 || random() < 0.8)
    return text;
  return pickOf(random, [`${text}.0`, `${text}e0`, `${text}.000E+00`]);
}
