import { isRecord } from '../json.ts';
import type { FieldModel } from '../types.ts';
import { createReport } from './createReport.ts';
import { nearest } from './nearest.ts';
import { EMPTY_OBJECT, isMissing, type NormalizeContext } from './normalize/normalizeContext.ts';
import { normalizeOneLink } from './normalize/normalizeLink.ts';

/** The site asks for this field's password before it shows the document. */
const PASSWORD = 'password';

/**
 * Ignoring an invalid field must not unprotect a document, because sites show documents without a
 * password. So a password is preserved if it is not text, if the model no longer has the field, or
 * if its name is misspelt. A protected document also keeps links in fields that the model does not
 * have, because the site protects documents that only protected ones link to.
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
  // The field's problems have already been reported.
  const report = createReport('', []);
  for (const [key, value] of Object.entries(written)) {
    if (Object.hasOwn(fields, key) || !isRecord(value)) continue;
    const link = normalizeOneLink({ ...context, path: [key], report }, value, EMPTY_OBJECT);
    if (isRecord(link) && link['link_type'] === 'Document') data[key] = link;
  }
}

/** Whether a key of a document is its password, perhaps misspelt. */
export function namesPassword(key: string, fields: Readonly<Record<string, FieldModel>>): boolean {
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
