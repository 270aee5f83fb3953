import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createReport } from '../lib/createReport.ts';
import { stampFile } from '../lib/listFiles.ts';
import { readSource, cacheSources, sourceProblem } from '../lib/readSource.ts';
import { withLines } from '../lib/withLines.ts';
import type { Models, Problem } from '../types.ts';
import { checkMocks } from './checkMocks.ts';
import { checkSliceModel, checkTypeModel } from './checkModel.ts';
import { checkSchema, type ModelSchema } from './checkSchema.ts';
import { listModelFiles, type ModelFile } from './modelFiles.ts';
import { readModels } from './readModels.ts';

interface Schemas {
  readonly CustomTypeModelSchema: ModelSchema;
  readonly SharedSliceModelSchema: ModelSchema;
  readonly SharedSliceContentSchema: ModelSchema;
}

const COMPONENTS = ['tsx', 'jsx', 'ts', 'js', 'vue', 'svelte'].map((type) => `index.${type}`);

interface ModelCheckOptions {
  /** Also checks names, descriptions, layout, mocks, components. Default: Prismic's rules only. */
  readonly strict?: boolean | undefined;
}

/** Checks a project's models; each problem names file and field. */
export async function checkModels(
  root: string,
  { strict = false }: ModelCheckOptions = {},
): Promise<readonly Problem[]> {
  // Imported only here: the schemas are large, and the server does not use them.
  const schemas: Schemas = await import('@prismicio/types-internal/zod4');
  const read = cacheSources(readSource);
  const files = listModelFiles(root, read);
  const { models, problems: unreadable } = await readModels(root, read, files);
  const problems: Problem[] = [...unreadable];

  for (const file of files.types) {
    const { parsed } = read(file);
    if (!parsed.ok) continue;
    const report = createReport(file.name, problems, strict);
    checkSchema(report, schemas.CustomTypeModelSchema, parsed.value);
    checkTypeModel(report, parsed.value, file.folder, models);
    if (strict) checkLayout(file, parsed.value, problems);
  }
  for (const file of files.slices) {
    const { parsed } = read(file);
    if (!parsed.ok) continue;
    const report = createReport(file.name, problems, strict);
    checkSchema(report, schemas.SharedSliceModelSchema, parsed.value);
    checkSliceModel(report, parsed.value, file.folder, models);
    if (!strict) continue;
    checkLayout(file, parsed.value, problems);
    checkCompanions(root, file, models, schemas.SharedSliceContentSchema, problems);
  }
  if (strict) checkUse(models, problems);
  return withLines(root, problems);
}

/** Slice Machine would rewrite another layout when it next saves the model, as a large diff. */
function checkLayout(file: ModelFile, json: unknown, problems: Problem[]): void {
  const text = readFileSync(file.path, 'utf8');
  // Git may write the line breaks of Windows.
  if (text.replaceAll('\r\n', '\n') === `${JSON.stringify(json, null, 2)}\n`) return;
  const reason = text.startsWith('\ufeff')
    ? 'begins with a byte order mark: save it as UTF-8 without one'
    : 'must be laid out as JSON indented by two spaces, with a final newline, as Slice Machine writes it';
  problems.push({ file: file.name, reason });
}

/** Checks the files beside a slice's model: its component and its mock content. */
function checkCompanions(
  root: string,
  file: ModelFile,
  models: Models,
  schema: ModelSchema,
  problems: Problem[],
): void {
  const folder = dirname(file.name);
  const beside = (name: string) => stampFile(join(root, folder, name), `${folder}/${name}`);
  if (COMPONENTS.every((name) => beside(name) === undefined)) {
    problems.push({ file: `${folder}/index.tsx`, reason: 'the slice has no component' });
  }
  const mocks = beside('mocks.json');
  if (mocks === undefined) {
    problems.push({ file: `${folder}/mocks.json`, reason: 'the slice has no mock content' });
    return;
  }
  const { parsed } = readSource(mocks);
  const slice = [...models.slices.values()].find((model) => model.file === file.name);
  if (!parsed.ok) problems.push(sourceProblem(mocks.name, parsed));
  else if (slice !== undefined) {
    checkMocks(createReport(mocks.name, problems), schema, parsed.value, slice);
  }
}

/** Editors cannot add a slice that no slice zone allows. */
function checkUse(models: Models, problems: Problem[]): void {
  const used = new Set<string>();
  for (const { fields } of models.types.values()) {
    for (const { config } of Object.values(fields)) {
      for (const id of Object.keys(config?.choices ?? {})) used.add(id);
    }
  }
  for (const { id, file } of models.slices.values()) {
    if (!used.has(id)) {
      problems.push({ file, field: 'id', reason: `no type has a slice zone that admits ${id}` });
    }
  }
}
