import { isRecord } from '../json.ts';
import type { FieldModel } from '../types.ts';
import { createReport } from './createReport.ts';
import { nearest } from './nearest.ts';
import { EMPTY_OBJECT, isMissing, type NormalizeContext } from './normalize/normalizeContext.ts';
import { normalizeOneLink } from './normalize/normalizeLink.ts';

/** The field that closes a document, as the site reads it. */
const PASSWORD = 'password';

/**
 * Ignoring a field must not open a document: a site shows what has no password. So a
 * password counts that is not text, that the model no longer has, or whose name is misspelt; and what
 * a document with a password links to from a field the model does not have stays a link, because
 * the site protects what is reached through such a document alone.
 */
export function keepPasswords(
  context: NormalizeContext,
  written: Readonly<Record<string, unknown>>,
  data: Record<string, unknown>,
  fields: Readonly<Record<string, FieldModel>>,
): void {
  if (isMissing(data[PASSWORD])) {
    const found = Object.entries(written).find(
      ([key, value]) => namesPassword(key, fields) && !isMissing(value) && value !== '',
    );
    if (found === undefined) return;
    const [, value] = found;
    data[PASSWORD] = typeof value === 'string' ? value : textOf(value);
  }
  // Whatever is wrong with the field has been reported.
  const report = createReport('', []);
  for (const [key, value] of Object.entries(written)) {
    if (Object.hasOwn(fields, key) || !isRecord(value)) continue;
    const link = normalizeOneLink({ ...context, path: [key], report }, value, EMPTY_OBJECT);
    if (isRecord(link) && link['link_type'] === 'Document') data[key] = link;
  }
}

function namesPassword(key: string, fields: Readonly<Record<string, FieldModel>>): boolean {
  if (key === PASSWORD) return true;
  if (Object.hasOwn(fields, key) || !Object.hasOwn(fields, PASSWORD)) return false;
  return key.toLowerCase().includes(PASSWORD) || nearest(key, [PASSWORD]) !== '';
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'nested too deeply to be written';
  }
}
