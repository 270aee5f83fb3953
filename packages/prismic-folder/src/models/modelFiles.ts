import { join } from 'node:path';
import { fileAt, type FileStamp, leftOutProblem, listFolders } from '../lib/listFiles.ts';
import { readSource, type ReadSource } from '../lib/readSource.ts';
import type { Problem } from '../types.ts';
import { readProjectConfig } from './projectConfig.ts';

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

/** Finds `customtypes/<id>/index.json` and, in each configured library, `<Name>/model.json`. */
export function listModelFiles(root: string, read: ReadSource = readSource): ModelFiles {
  const { libraries, customTypes, problems } = readProjectConfig(root, read);
  const types = inFolders(root, customTypes, 'index.json');
  const slices = libraries.map((library) => inFolders(root, library, 'model.json'));
  return {
    types: types.files,
    slices: slices.flatMap(({ files }) => files),
    problems: [...problems, ...[types, ...slices].flatMap((found) => found.problems)],
  };
}

function inFolders(root: string, parent: string, file: string) {
  const { names, leftOut } = listFolders(join(root, parent));
  const noFiles = [...leftOut];
  const files = names.flatMap((folder): ModelFile[] => {
    const name = `${parent}/${folder}/${file}`;
    const found = fileAt(join(root, name), name);
    if (found !== undefined && 'stamp' in found) return [{ ...found, folder }];
    if (found !== undefined) noFiles.push(found);
    return [];
  });
  return { files, problems: noFiles.map((one) => leftOutProblem(root, one)) };
}
