import { isRecord } from '../../json.ts';
import { AmbiguousResultError, type HostedSettings, type Ports } from '../SyncJob.ts';
import { createService } from './createService.ts';

/** A document in the format of the Migration API. */
export interface DraftBody {
  /** Shown in the editor's list. */
  readonly title: string;
  readonly uid?: string;
  readonly tags: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

export interface NewDraftBody extends DraftBody {
  readonly type: string;
  readonly lang: string;
  /** Id of the version in the repository's first language. */
  readonly alternate_language_id?: string;
}

export type MigrationApi = ReturnType<typeof createMigrationApi>;

/**
 * The Migration API: documents become drafts in the repository's migration release. Throws an AmbiguousResultError
 * if a response was lost. Used directly: `migrate()` of Prismic's client stores ids in memory, so that an
 * interrupted run could not continue, and it fails at the first dropped connection.
 */
export function createMigrationApi(ports: Ports, settings: HostedSettings) {
  const send = createService(ports, settings, settings.migrationEndpoint, settings.pace);
  return {
    /** Resolves to the new id. */
    async create(name: string, json: NewDraftBody): Promise<string> {
      const task = `create ${name}`;
      const path = 'documents';
      const created = await send({ method: 'POST', path, json, task, repeatable: false });
      const id = isRecord(created) ? created['id'] : undefined;
      if (typeof id !== 'string')
        throw new AmbiguousResultError(`Could not ${task}: the answer has no id`);
      return id;
    },
    async update(name: string, id: string, json: DraftBody): Promise<void> {
      const path = `documents/${encodeURIComponent(id)}`;
      await send({ method: 'PUT', path, json, task: `update ${name}`, repeatable: true });
    },
    /** Publishes everything in the migration release; resolves to the number of documents. */
    async publish(): Promise<number> {
      const task = 'publish the migration release';
      const path = 'migration-release/publish';
      const result = await send({ method: 'POST', path, json: {}, task, repeatable: false });
      const total = isRecord(result) ? result['totalItems'] : undefined;
      if (typeof total !== 'number') {
        throw new AmbiguousResultError(`Could not ${task}: the answer has no number of documents`);
      }
      return total;
    },
  };
}
