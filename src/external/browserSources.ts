import { createExternalClient } from './client/createExternalClient.ts';
import { createFetchClient } from './client/fetchClient.ts';
import { embeddedBase } from './client/serviceBase.ts';
import type { ExternalSource } from './ExternalSource.ts';

const reader = async () => (await import('./browserReader.ts')).readProject;

/** The service as a browser asks it. */
export const scriptSource: ExternalSource = { client: createExternalClient(), reader };

/** The service's answers as an export keeps them, a file each: a file cannot call back. */
export const fileSource: ExternalSource = {
  client: createFetchClient({ base: embeddedBase, suffix: '.json' }),
  reader,
};
