import type { Json } from '#prismic-folder/edit';
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

/** A copy of a JSON value that can be changed. */
export function copy(value: DocumentJson): Json {
  // Cast: a document without undefined keys is JSON.
  return structuredClone(value) as Json;
}
