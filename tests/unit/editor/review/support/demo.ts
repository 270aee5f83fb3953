import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '#prismic-folder/edit';
import { readEditorModels } from '#editor/model/readEditorModels.ts';
import type { DocumentJson } from '#editor/document/DocumentSession.ts';

// Not an address: tests that render have an `URL` of their own.
const root = join(import.meta.dirname, '../../../../..');
// Cast: files of this repository, whose content the tests know.
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** The models of the demo site. */
export const models = readEditorModels(
  {
    types: folders('customtypes').map((id) => read(`customtypes/${id}/index.json`)),
    slices: folders('slices').map((name) => read(`slices/${name}/model.json`)),
  },
  {},
);

/** A document of the demo site: `case_study/low-tide`. */
export function demoDocument(name: string): DocumentJson {
  // Cast: a valid document.
  return read(`content/documents/${name}.json`) as DocumentJson;
}

/** The names of all documents of the demo site. */
export const demoDocuments = folders('content/documents').flatMap((type) =>
  readdirSync(join(root, `content/documents/${type}`)).map(
    (file) => `${type}/${file.replace(/\.json$/, '')}`,
  ),
);

/** A copy of a JSON value that can be changed. */
export function copy(value: DocumentJson): Json {
  // Cast: a document without undefined keys is JSON.
  return structuredClone(value) as Json;
}
