import { isRecord } from '../json.ts';
import type { FieldModel } from '../types.ts';
import type { DocumentSet } from './documentSet.ts';
import { documentPlace } from './documentPlace.ts';
import { namesPassword } from './keepPasswords.ts';
import type { LoadedDocument } from './loadedDocument.ts';
import { idWithin, type LoadContext } from './readDocument.ts';
import type { JsonSource } from './readSource.ts';

/**
 * What is served in place of a file that cannot be read as a document at the moment, but could be before: a copy,
 * because its links and languages are resolved anew. undefined if the file names another password than that
 * version has: what somebody is about to protect is rather left out.
 */
export function lastReadable(
  { models, settings }: Pick<LoadContext, 'models' | 'settings'>,
  source: JsonSource,
  before: LoadedDocument,
  master?: DocumentSet,
): LoadedDocument | undefined {
  const place = documentPlace(source.file.name, settings.languages);
  const model = typeof place === 'string' ? undefined : models.types.get(place.type);
  if (model === undefined || isDocument(source)) return undefined;
  const text = source.parsed.ok ? JSON.stringify(source.parsed.value) : (source.text ?? '');
  if (namesOtherPassword(text, before.document.data['password'], model.fields)) return undefined;
  const { document, ...copy } = structuredClone(before);
  copy.alternates.length = 0;
  const { name, defaultId } = copy;
  const id = idWithin(master, { ...document, name, defaultId });
  return { ...copy, document: { ...document, id } };
}

/** Whether a file has what every document has; what is wrong in it beyond that is somebody's statement. */
const isDocument = ({ parsed }: JsonSource): boolean =>
  parsed.ok && isRecord(parsed.value) && isRecord(parsed.value['data']);

/** A key and its value, as far as that is a whole text; its first character otherwise. */
const MEMBER = /"([^"\\]+)"\s*:\s*("(?:[^"\\]|\\.)*"|null|\S)/g;

function namesOtherPassword(
  text: string,
  password: unknown,
  fields: Readonly<Record<string, FieldModel>>,
): boolean {
  const same = typeof password === 'string' ? JSON.stringify(password) : '""';
  return [...text.matchAll(MEMBER)].some(([, key = '', value]) => {
    const isSame = value === same || value === '""' || value === 'null';
    return !isSame && namesPassword(key, fields);
  });
}
