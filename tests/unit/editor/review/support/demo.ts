import { changedValue, type Change, type Json } from '#prismic-folder/edit';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { demoDocuments } from '../../form/support/demoModels.ts';

export { demoModels as models } from '../../form/support/demoModels.ts';

/** A document of the demo site: `case_study/low-tide`. */
export function demoDocument(path: string): DocumentJson {
  const found = demoDocuments.find(({ type, name }) => `${type}/${name}` === path);
  if (!found) throw new Error(`The demo has no ${path}`);
  // Cast: a valid document.
  return found.json as DocumentJson;
}

/** A copy of a document, changed. */
export const changed = (document: DocumentJson, ...changes: readonly Change[]): DocumentJson =>
  // Casts: a document without undefined keys is JSON, and one with changes is a document.
  changedValue(structuredClone(document) as Json, changes) as DocumentJson;

export const at = (...path: (string | number)[]) => ['data', ...path];
export const set = (path: (string | number)[], value: Json): Change => ({ op: 'set', path, value });
