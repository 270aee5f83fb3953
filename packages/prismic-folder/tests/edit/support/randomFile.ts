import { readFileSync } from 'node:fs';
import { randomOf } from '../../../../../tests/support/random.ts';
import { readJsonText } from '../../../src/edit/readJsonText.ts';
import { isRecord } from '../../../src/json.ts';
import { everyFieldProject } from '../../support/everyField.ts';
import { randomDocument } from './randomDocument.ts';
import { randomWriting, writeRandomly } from './randomText.ts';

/** `EDIT_CASES=10000 EDIT_SEED=7 npx vitest run …` runs more or other cases. */
export const CASES = Number(process.env['EDIT_CASES'] ?? 150);
const SEED = Number(process.env['EDIT_SEED'] ?? 14);

const encoder = new TextEncoder();

/** The fields of a custom type with all kinds of them. Call it in a test. */
export function fieldsOfEveryKind(): Record<string, unknown> {
  const { root } = everyFieldProject();
  const model: unknown = JSON.parse(readFileSync(`${root}/customtypes/sample/index.json`, 'utf8'));
  if (!isRecord(model) || !isRecord(model['json']) || !isRecord(model['json']['Main'])) {
    throw new TypeError('the model has no fields');
  }
  return model['json']['Main'];
}

/** A document in a random style; `name` says how to make it again. */
export function randomFile(index: number, fields: Record<string, unknown>) {
  const random = randomOf(SEED * 1e6 + index);
  const value = randomDocument(random, fields);
  const text = writeRandomly(random, value, randomWriting(random));
  const name = `EDIT_SEED=${SEED}, case ${index}`;
  return { random, value, text, bytes: encoder.encode(text), name };
}

/** A text and its value, as they are read from a file. */
export function read(bytes: Uint8Array) {
  const file = readJsonText(bytes);
  if (!file.ok) throw new Error(`${file.line}:${file.column}: ${file.reason}`);
  return file;
}

export function readText(text: string) {
  return read(encoder.encode(text));
}
