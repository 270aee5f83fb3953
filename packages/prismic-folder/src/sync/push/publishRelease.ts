import { count } from '../../format.ts';
import { AmbiguousResultError, HostedApiError, SyncError } from '../errors.ts';
import type { MigrationApi } from '../hosted/migrationApi.ts';
import { confirm } from '../steps.ts';
import type { SyncJob } from '../SyncJob.ts';

/**
 * Publishes the migration release of the hosted repository after asking, and prints the outcome. It
 * may hold more than the last push sent. Throws a SyncError if the service refuses.
 */
export async function publishRelease(
  migration: Pick<MigrationApi, 'publish'>,
  { settings: { repository }, options, ports }: SyncJob,
): Promise<void> {
  const question = `Publish everything in the migration release of ${repository}?`;
  if (!(await confirm(question, options, ports, 'The documents stay drafts.'))) return;
  try {
    const total = await migration.publish();
    ports.print(
      total === 0
        ? `Done. The migration release of ${repository} had nothing to publish.`
        : `Done. ${count(total, 'document')} of the migration release of ${repository} ${total === 1 ? 'is' : 'are'} being published.`,
    );
  } catch (error) {
    if (error instanceof AmbiguousResultError) {
      throw new SyncError(
        `${error.message}. It may be published nevertheless: look in ${repository}, or run the command again`,
      );
    }
    if (!(error instanceof HostedApiError)) throw error;
    throw new SyncError(
      `${error.message}\nThe documents are sent and stay drafts: look at the migration release in ${repository}`,
    );
  }
}
