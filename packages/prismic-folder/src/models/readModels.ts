import { keptProblem } from '../lib/createReport.ts';
import { readSource, type ReadSource, sourceProblem } from '../lib/readSource.ts';
import { withLines } from '../lib/withLines.ts';
import type { Models, Problem } from '../types.ts';
import { listModelFiles, type ModelFile, type ModelFiles } from './modelFiles.ts';
import { readSliceModel, readTypeModel } from './parseModels.ts';

/** Models that could be read, and why others could not. */
export interface ReadModels {
  readonly models: Models;
  readonly problems: readonly Problem[];
}

/**
 * Reads the models of a project: custom types and shared slices by id. A file that is not JSON or
 * not a model is reported, and skipped unless `last` has its model. For validation see `checkModels`.
 */
export async function readModels(
  root: string,
  read: ReadSource = readSource,
  files: ModelFiles = listModelFiles(root, read),
  last?: Models,
): Promise<ReadModels> {
  const problems: Problem[] = [...files.problems];
  const models = {
    types: readEach(files.types, read, readTypeModel, problems, last?.types),
    slices: readEach(files.slices, read, readSliceModel, problems, last?.slices),
  };
  const located = withLines(root, problems);
  return { models, problems: located.map((problem) => ({ ...problem, kind: 'model' })) };
}

function readEach<Model extends { readonly id: string; readonly file: string }>(
  files: readonly ModelFile[],
  read: ReadSource,
  toModel: (json: unknown, file: string) => Model | string,
  problems: Problem[],
  last: ReadonlyMap<string, Model> = new Map(),
): Map<string, Model> {
  const models = new Map<string, Model>();
  const lastOf = new Map([...last.values()].map((model) => [model.file, model]));
  const parse = (file: ModelFile): Model | Problem => {
    const { parsed } = read(file);
    if (!parsed.ok) return sourceProblem(file.name, parsed);
    const model = toModel(parsed.value, file.name);
    return typeof model === 'string' ? { file: file.name, reason: model } : model;
  };
  for (const file of files) {
    const found = parse(file);
    const model = 'reason' in found ? lastOf.get(file.name) : found;
    if ('reason' in found) problems.push(model ? keptProblem(found) : { ...found, leftOut: true });
    if (model === undefined) continue;
    if (models.has(model.id)) {
      const reason = `"${model.id}" is already the id of ${models.get(model.id)?.file}`;
      problems.push({ file: file.name, field: 'id', reason, leftOut: true });
    } else models.set(model.id, model);
  }
  return models;
}
