import { rmdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { count } from '../../format.ts';
import { isRecord } from '../../json.ts';
import { readSource } from '../../lib/readSource.ts';
import { listModelFiles } from '../../models/modelFiles.ts';
import type { FolderStore } from '../../store/types.ts';
import { writeFile } from '../../sync/writeFile.ts';
import type { ModelKind } from '../../sync/hosted/modelApi.ts';
import { must, notAllowed } from '../refusal.ts';
import { requestJson } from '../requestJson.ts';
import type { WriteProject } from '../WriteProject.ts';
import { checkModel } from './checkModel.ts';
import { checkModelId, newModelFile, pathInProject } from './modelPlace.ts';

const MAX_MODEL = 2 * 1024 * 1024;

/** The Custom Types API: models as the files that Slice Machine writes. */
export function modelService(
  root: string,
  store: Pick<FolderStore, 'exclusive'>,
  project: () => Promise<WriteProject>,
) {
  const save = async (kind: ModelKind, verb: 'insert' | 'update', model: Model) => {
    const { models } = await project();
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
    return store.exclusive(['models'], async () => remove(root, await project(), kind, name));
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
    must(documents === 0, `${id} cannot be deleted: it has ${count(documents, 'document')}`);
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
