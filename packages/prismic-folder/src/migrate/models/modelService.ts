import { existsSync, realpathSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { typeId } from '../../authoring/contract/documents.ts';
import type { Workspace } from '../../authoring/workspace/Workspace.ts';
import { isRecord } from '../../json.ts';
import { createReport } from '../../lib/createReport.ts';
import { listFolders } from '../../lib/listFiles.ts';
import { readSource } from '../../lib/readSource.ts';
import { checkSliceModel, checkTypeModel } from '../../models/checkModel.ts';
import { checkSchema, type ModelSchema } from '../../models/checkSchema.ts';
import { listModelFiles } from '../../models/modelFiles.ts';
import { readProjectConfig } from '../../models/projectConfig.ts';
import type { ModelKind } from '../../sync/hosted/modelApi.ts';
import { writeFile } from '../../sync/writeFile.ts';
import type { Models, Problem } from '../../types.ts';
import { readProject, type WriteProject } from '../WriteProject.ts';
import { must, notAllowed, refuseProblems } from '../refusal.ts';
import { requestJson } from '../requestJson.ts';

const MAX_MODEL = 2 * 1024 * 1024;

/** The Custom Types API: models as the files that Slice Machine writes. */
export function modelService(workspace: Workspace) {
  const { root, store } = workspace;
  const save = async (kind: ModelKind, verb: 'insert' | 'update', model: Model) => {
    const { models } = await readProject(workspace);
    checkModelId(model['id']);
    const { id } = model;
    const known = (kind === 'customtypes' ? models.types : models.slices).get(id);
    if (verb === 'insert') must(known === undefined, `${id} exists: ${known?.file}`, 409);
    else must(known !== undefined, `there is no model "${id}"`, 422);
    await checkModel(kind, model, models);
    const file = known?.file ?? newModelFile(root, kind, { ...model, id });
    writeFile(pathInProject(root, file), `${JSON.stringify(model, null, 2)}\n`);
    return new Response(null, { status: verb === 'insert' ? 201 : 204 });
  };

  return async (request: Request, path: readonly string[]): Promise<Response> => {
    const { method } = request;
    const [kind, name, ...deeper] = path;
    const isKnown = (kind === 'customtypes' || kind === 'slices') && deeper.length === 0;
    must(isKnown, 'There is nothing at this address', 404);
    if (name === undefined) {
      if (method !== 'GET') throw notAllowed(method, 'GET');
      return Response.json(listModels(root, kind));
    }
    if ((name === 'insert' || name === 'update') && method === 'POST') {
      const model = await requestJson(request, MAX_MODEL);
      return store.exclusive(['models'], () => save(kind, name, model));
    }
    if (method === 'GET') {
      const model = listModels(root, kind).find(({ id }) => id === name);
      must(model !== undefined, `there is no model "${name.slice(0, 100)}"`, 404);
      return Response.json(model);
    }
    if (method !== 'DELETE') throw notAllowed(method, 'GET, DELETE, and POST to insert or update');
    return store.exclusive(['models'], async () =>
      remove(root, await readProject(workspace), kind, name),
    );
  };
}

type Model = Readonly<Record<string, unknown>> & { readonly id?: unknown };

function listModels(root: string, kind: ModelKind): readonly Model[] {
  const files = listModelFiles(root);
  return (kind === 'customtypes' ? files.types : files.slices).flatMap((file) => {
    const { parsed } = readSource(file);
    return parsed.ok && isRecord(parsed.value) ? [parsed.value] : [];
  });
}

/** Removes a model's file, and its folder unless a component or mocks are there. */
function remove(root: string, project: WriteProject, kind: ModelKind, id: string): Response {
  const { types, slices } = project.models;
  const known = (kind === 'customtypes' ? types : slices).get(id);
  must(known !== undefined, `there is no model "${id.slice(0, 100)}"`, 404);
  if (kind === 'customtypes') {
    const documents = project.documents.countOf(id);
    // `prismic push` looks for the words "associated documents" to say the same.
    must(documents === 0, `${id} cannot be deleted: it has associated documents (${documents})`);
  } else {
    const using = [...types.values()].filter(({ fields }) =>
      Object.values(fields).some(({ config }) => Object.hasOwn(config?.choices ?? {}, id)),
    );
    const names = using.map((type) => type.id).join(', ');
    must(using.length === 0, `${id} cannot be deleted: slice zones of ${names} allow it`);
  }
  const path = pathInProject(root, known.file);
  rmSync(path);
  try {
    rmdirSync(dirname(path));
  } catch {
    // The folder has other files.
  }
  return new Response(null, { status: 204 });
}

/** Names of devices on Windows: no folder can have them there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The file of a new model, relative to the project. Throws unless its name is free and safe. */
function newModelFile(
  root: string,
  kind: ModelKind,
  { id, name }: { readonly id: string; readonly name?: unknown },
): string {
  const { files, libraries, customTypes } = readProjectConfig(root);
  if (kind === 'customtypes') return newFile(root, customTypes, id, 'index.json');
  const folder = typeof name === 'string' ? folderOf(name) : '';
  must(
    /^[A-Z].{0,99}$/.test(folder),
    'name must begin with a letter and have 100 letters or fewer, like CardList or Card list',
  );
  const [library] = libraries;
  must(library !== undefined, `${files[0]} lists no library for slices`, 409);
  return newFile(root, library, folder, 'model.json');
}

/** The folder of a slice by its name, as Prismic's tools name it: `Card list` is in CardList. */
function folderOf(name: string): string {
  const words = name.match(/[A-Za-z0-9]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Throws unless an id can be the name of a folder. */
function checkModelId(id: unknown): asserts id is string {
  const isId = typeId.safeParse(id).success && !DEVICE.test(String(id));
  must(isId, 'id must have 1 to 100 letters, digits, - and _, and not be the name of a device');
}

/** The path of a model's file, once it is known that no link leads out of the project. */
function pathInProject(root: string, file: string): string {
  const path = join(root, file);
  let existing = path;
  while (!existsSync(existing)) existing = dirname(existing);
  const real = realpathSync(existing);
  const inside = realpathSync(root);
  const isInside = real === inside || real.startsWith(inside + sep);
  must(isInside, `${file} leads outside the project`, 409);
  return path;
}

function newFile(root: string, parent: string, folder: string, file: string): string {
  must(!DEVICE.test(folder), `name: ${folder} is the name of a device on Windows`);
  // Some systems do not tell capitals from small letters.
  const taken = listFolders(join(root, parent)).names.find(
    (other) => other.toLowerCase() === folder.toLowerCase(),
  );
  const hasModel = taken !== undefined && existsSync(join(root, parent, taken, file));
  const isOther = taken !== undefined && taken !== folder;
  must(!hasModel && !isOther, `${parent}/${taken} exists`, 409);
  return `${parent}/${folder}/${file}`;
}

interface Schemas {
  readonly CustomTypeModelSchema: ModelSchema;
  readonly SharedSliceModelSchema: ModelSchema;
}

/** Throws a 400 with every error of a model, as `prismic-folder check` finds them, but for what may come later. */
async function checkModel(kind: ModelKind, json: unknown, models: Models): Promise<void> {
  // Imported only here: the schemas are large, and only writes of models need them.
  const schemas: Schemas = await import('@prismicio/types-internal/zod4');
  const problems: Problem[] = [];
  const report = createReport('', problems);
  if (kind === 'customtypes') {
    checkSchema(report, schemas.CustomTypeModelSchema, json);
    checkTypeModel(report, json, '', models);
  } else {
    checkSchema(report, schemas.SharedSliceModelSchema, json);
    checkSliceModel(report, json, '', models);
  }
  // Models are sent one by one, `prismic push` types first, and may name what comes later. Until it
  // does, `check` reports it.
  refuseProblems(problems.filter((problem) => problem.kind !== 'missing-model'));
}
