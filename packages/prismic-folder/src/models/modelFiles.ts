import { join } from 'node:path';
import { type FileStamp, leftOutProblem, listFolders, stampFile } from '../lib/listFiles.ts';
import { readSource, sourceProblem, type ReadSource } from '../lib/readSource.ts';
import { isRecord } from '../json.ts';
import type { Problem } from '../types.ts';

/** A model's file and the folder it is named after. */
export interface ModelFile extends FileStamp {
  readonly folder: string;
}

/** The model files of a project. `name` is the path relative to the project. */
export interface ModelFiles {
  readonly types: readonly ModelFile[];
  readonly slices: readonly ModelFile[];
  readonly problems: readonly Problem[];
}

const CONFIG = 'slicemachine.config.json';

/** Finds `customtypes/<id>/index.json` and, in each configured library, `<Name>/model.json`. */
export function listModelFiles(root: string, read: ReadSource = readSource): ModelFiles {
  const { libraries, problems } = readLibraries(root, read);
  const types = inFolders(root, 'customtypes', 'index.json');
  const slices = libraries.map((library) => inFolders(root, library, 'model.json'));
  return {
    types: types.files,
    slices: slices.flatMap(({ files }) => files),
    problems: [...problems, ...[types, ...slices].flatMap((found) => found.problems)],
  };
}

/** Folders of the slice libraries, relative to the project. The first takes new slices. */
export function sliceLibraries(root: string): readonly string[] {
  return readLibraries(root, readSource).libraries;
}

function inFolders(root: string, parent: string, file: string) {
  const { names, leftOut } = listFolders(join(root, parent));
  const files = names.flatMap((folder): ModelFile[] => {
    const name = `${parent}/${folder}/${file}`;
    const stamp = stampFile(join(root, name), name);
    return stamp === undefined ? [] : [{ ...stamp, folder }];
  });
  return { files, problems: leftOut.map((one) => leftOutProblem(root, one)) };
}

function readLibraries(root: string, read: ReadSource) {
  const standard: { libraries: string[]; problems: Problem[] } = {
    libraries: ['slices'],
    problems: [],
  };
  const file = stampFile(join(root, CONFIG), CONFIG);
  if (file === undefined) return standard;
  const { parsed } = read(file);
  if (!parsed.ok) return { ...standard, problems: [sourceProblem(CONFIG, parsed)] };
  const listed = isRecord(parsed.value) ? parsed.value['libraries'] : undefined;
  if (listed === undefined) return standard;
  if (!Array.isArray(listed)) {
    const reason = 'must be a list of folders';
    return { ...standard, problems: [{ file: CONFIG, field: 'libraries', reason }] };
  }
  const libraries = listed
    .filter((library) => typeof library === 'string')
    .map((library) => library.replace(/^\.\//, '').replace(/\/$/, ''));
  return { libraries, problems: [] };
}
