import { isFull } from '../../../../../tests/support/full.ts';
import { pickOf, randomOf } from '../../../../../tests/support/random.ts';
import { readJsonText } from '../../../src/edit/readJsonText.ts';
import type { Json } from '../../../src/edit/types.ts';
import { EVERY_FIELD } from '../../support/everyField.ts';
import { randomDocument } from './randomDocument.ts';

type Random = () => number;

/** `EDIT_CASES=10000 EDIT_SEED=7 npx vitest run …` runs more or other cases. */
export const CASES = Number(process.env['EDIT_CASES'] ?? (isFull ? 150 : 60));
const SEED = Number(process.env['EDIT_SEED'] ?? 14);

/** A document in a random style; `name` says how to make it again. */
export function randomFile(index: number) {
  const random = randomOf(SEED * 1e6 + index);
  const value = randomDocument(random, EVERY_FIELD);
  const text = writeRandomly(random, value);
  return { random, value, text, name: `EDIT_SEED=${SEED}, case ${index}` };
}

/** The value of a text, as it is read from a file. */
export function valueIn(text: string) {
  const file = readJsonText(new TextEncoder().encode(text));
  if (!file.ok) throw new Error(`${file.line}:${file.column}: ${file.reason}`);
  return file.value;
}

/** Writes a value as some person or program might have done; JSON.parse gives the same value. */
function writeRandomly(random: Random, value: Json): string {
  const pick = (...choices: [string, ...string[]]) => pickOf(random, choices);
  const lineEnds = pickOf<[string, ...string[]]>(random, [['\n'], ['\r\n'], ['\n', '\r\n']]);
  const lines = JSON.stringify(value, null, pick('', ' ', '  ', '\t', '    ')).split('\n');
  const hasCommaFirst = random() < 0.1;
  let text = `${pick('', '', '\ufeff', '\n', '  ')}${lines[0]}`;
  for (const line of lines.slice(1)) text += `${pickOf(random, lineEnds)}${line}`;
  // A colon and a comma of a text are followed by other characters.
  text = text.replaceAll(/(?<=[^\\]": )(?=\S)/g, pick('', '', ' ', '\t'));
  if (hasCommaFirst) text = text.replaceAll(/,(\r?\n\s*)/g, '$1, ');
  // Other spellings of the same numbers and letters.
  if (random() < 0.3) text = text.replaceAll(/(?<=: \d+)(?=,?\r?\n)/g, pick('.0', 'e0', '.00E+0'));
  if (random() < 0.3) text = text.replaceAll(/[^\0-\x7f]/g, escaped);
  return `${text}${pick('\n', '\n', '', '\n\n', ' ')}`;
}

function escaped(unit: string): string {
  return unit === '\ufeff' ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
