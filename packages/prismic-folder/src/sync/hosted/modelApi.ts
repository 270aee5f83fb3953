import { isRecord } from '../../json.ts';
import { HostedApiError, type HostedSettings, type Ports, SyncError } from '../SyncJob.ts';
import { createService } from './createService.ts';

export type ModelKind = 'customtypes' | 'slices';
export type ModelJson = Readonly<Record<string, unknown>> & { readonly id: string };

export type ModelApi = ReturnType<typeof createModelApi>;

/** The Custom Types API: models of documents and of slices. Never deletes one. */
export function createModelApi(ports: Ports, settings: HostedSettings) {
  const send = createService(ports, settings, settings.customTypesEndpoint, 0);
  const write = (kind: ModelKind, verb: 'insert' | 'update', model: ModelJson) =>
    send({
      method: 'POST',
      path: `${kind}/${verb}`,
      json: model,
      task: `${verb} the model ${model.id}`,
      repeatable: true,
    });
  const update = async (kind: ModelKind, model: ModelJson): Promise<void> => {
    await write(kind, 'update', model);
  };
  return {
    update,
    async list(kind: ModelKind): Promise<readonly ModelJson[]> {
      const task = `read the ${kind} of ${settings.repository}`;
      const models = await send({ method: 'GET', path: kind, task, repeatable: true });
      if (Array.isArray(models) && models.every(isModel)) return models;
      throw new SyncError(`Could not ${task}: the service did not answer with a list`);
    },
    async insert(kind: ModelKind, model: ModelJson): Promise<void> {
      try {
        await write(kind, 'insert', model);
      } catch (error) {
        // An earlier attempt succeeded, but its response was lost.
        if (!(error instanceof HostedApiError) || error.status !== 409) throw error;
        await update(kind, model);
      }
    },
  };
}

function isModel(value: unknown): value is ModelJson {
  return isRecord(value) && typeof value['id'] === 'string';
}
