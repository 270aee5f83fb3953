import { createExternalClient } from './client/createExternalClient.ts';
import { createFetchClient } from './client/fetchClient.ts';
import { isEmbedded, type ExternalService } from './client/serviceBase.ts';
import type { ExternalSource } from './ExternalSource.ts';

const reader = async () => (await import('./markup/parseInBrowser.ts')).readProject;

/**
 * A browser asks a service by script tag. An export holds the embedded service's answers as files
 * instead.
 */
export function browserSource(service: ExternalService, isExport: boolean): ExternalSource {
  const client =
    isExport && isEmbedded(service)
      ? createFetchClient({ base: service.base, suffix: '.json' })
      : createExternalClient(service);
  return { client, reader };
}
