import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorModels } from '#page-editor/model/EditorModels.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readAll(folder: string, file: string): unknown[] {
  const files = readdirSync(folder).map((name) => join(folder, name, file));
  return files.filter((path) => existsSync(path)).map(readJson);
}

/** Model files of the demo content. */
export const demoFiles = {
  types: readAll('customtypes', 'index.json'),
  slices: readAll('slices', 'model.json'),
};

/** The models of the demo content. */
export const demoModels: EditorModels = readEditorModels(demoFiles, {});

/** The demo's documents: type, name and file. */
export const demoDocuments = readdirSync('content/documents').flatMap((type) =>
  readdirSync(join('content/documents', type))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      type,
      name: name.slice(0, -'.json'.length),
      json: readJson(join('content/documents', type, name)),
    })),
);
