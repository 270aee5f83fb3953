import { newDocumentText } from '../../edit/applyChanges.ts';
import type { Change, Json } from '../../edit/types.ts';
import { nearest } from '../../lib/nearest.ts';
import { BASE_KEY, type TypeModel } from '../../types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type {
  DocumentKey,
  DocumentVersion,
  NewDocument,
  VersionName,
} from '../contract/documents.ts';
import { checkFile, invalidValue, isError, versionOf } from '../workspace/checkDocument.ts';
import { freeName, idFor, refuseTaken } from '../workspace/claims.ts';
import {
  checkLanguage,
  checkRelease,
  type DocumentIndex,
  mainVersion,
} from '../workspace/documentIndex.ts';
import { stemOf, versionPath } from '../workspace/documentPaths.ts';
import { noteBase } from '../workspace/draftBase.ts';
import { editText, newFile, readFile } from '../workspace/files.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';

/** Saves a new document as a draft, or to a release. */
export function createDocument(
  workspace: Workspace,
  document: NewDocument,
): Promise<DocumentVersion> {
  return restructure(workspace, [], async (index) => {
    const version =
      document.release === undefined ? 'draft' : checkRelease(index, document.release);
    const key = index.check(keyFor(index, document));
    refuseTaken(index, key);
    const id = idFor(index, key);
    const { tags, data = {} } = document;
    const value: Json = { ...(id && { id }), ...(tags?.length && { tags }), data };
    return addVersion(
      workspace,
      index,
      key,
      version,
      newDocumentText({ ...value, [BASE_KEY]: null }),
    );
  });
}

/** Saves a copy of a document as a draft; by default under the next free name. */
export function duplicateDocument(
  workspace: Workspace,
  given: DocumentKey,
  name?: string,
): Promise<DocumentVersion> {
  return restructure(workspace, [], async (index) => {
    const document = index.get(given);
    const model = modelOf(index, document.key.type);
    if (!model.repeatable) {
      throw new AuthoringError(
        'refused',
        `${model.id} holds one document: it cannot be duplicated`,
      );
    }
    const { key: source } = document;
    const key = index.check({ ...source, name: name ?? freeName(index, source) });
    refuseTaken(index, key);
    const file = readFile(workspace, versionPath(source, mainVersion(document)));
    if (file === null) throw new AuthoringError('not_found', `${stemOf(source)} no longer exists`);
    const changes = changesOfCopy(file.value, idFor(index, key));
    const text = editText(file.text, [...changes, noteBase(null)]);
    return addVersion(workspace, index, key, 'draft', text);
  });
}

/** What belongs to one document only; dates begin with the first publication. */
const OWN_KEYS = [
  'id',
  'uid',
  'slugs',
  'previous_uids',
  BASE_KEY,
  'alternate_languages',
  'first_publication_date',
  'last_publication_date',
];

/** What a copy of a document's file does not keep, and its own id. */
export function changesOfCopy(
  value: { readonly [key: string]: Json },
  id: string | undefined,
): Change[] {
  const removed = OWN_KEYS.filter((key) => Object.hasOwn(value, key));
  return [
    ...removed.map((key): Change => ({ op: 'remove', path: [key] })),
    ...(id === undefined ? [] : [{ op: 'set', path: ['id'], value: id } as const]),
  ];
}

/** Saves a text as a new version. */
export async function addVersion(
  workspace: Workspace,
  index: DocumentIndex,
  key: DocumentKey,
  version: VersionName,
  text: string,
): Promise<DocumentVersion> {
  const file = newFile(versionPath(key, version), text);
  const checked = checkFile(workspace, index, { key, version }, file);
  const errors = checked.problems.filter(isError);
  if (errors.length > 0) throw invalidValue(errors, file.value);
  await workspace.commit([{ path: file.path, content: file.bytes, expected: null }]);
  return versionOf(index, key, version, file, checked);
}

function modelOf({ folder }: DocumentIndex, type: string): TypeModel {
  const { types } = folder.models;
  const model = types.get(type);
  if (model) return model;
  const message = `there is no type "${type}" in customtypes${nearest(type, types.keys())}`;
  throw new AuthoringError('invalid', message, { at: 'type' });
}

function keyFor(index: DocumentIndex, { type, uid, lang }: NewDocument): DocumentKey {
  const model = modelOf(index, type);
  const { languages } = index.folder.settings;
  const hasUid = model.fields['uid']?.type === 'UID';
  if (hasUid && uid === undefined) {
    throw new AuthoringError('invalid', 'A document of this type needs an address', { at: 'uid' });
  }
  if (!hasUid && uid !== undefined) {
    throw new AuthoringError('invalid', `the type ${type} has no UID field`, { at: 'uid' });
  }
  if (lang !== undefined) checkLanguage(index, lang, 'lang');
  // A file without a language in its name is in the first one.
  const own = lang === languages[0].id ? undefined : lang;
  const key = { type, name: uid ?? type, ...(own !== undefined && { lang: own }) };
  return hasUid || !model.repeatable ? key : { ...key, name: freeName(index, key) };
}
