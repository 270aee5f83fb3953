import { embeddedBase, type ExternalClient } from './createExternalClient.ts';

/** The service's answers as an export keeps them, a file each: a file cannot call back. */
export const fileClient: ExternalClient = {
  get: async (path, { signal } = {}) => {
    const response = await fetch(`${embeddedBase}${path}.json`, signal ? { signal } : {});
    return response.status === 404 ? { http_code: 404 } : response.json();
  },
};
