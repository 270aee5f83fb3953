import type { Hono } from 'hono';
import { embeddedBase } from '#external/client/serviceBase.ts';
import { projectOf } from '#external/externalProjectQuery.ts';
import { recordOf } from '#external/view/values.ts';
import type { PolicyOf } from '#server/access/policy/Policy.ts';
import type { Session } from '#server/access/session/Session.ts';
import { isLockedExternal } from './externalGuard.ts';

/** The embedded portfolio service as one session may read it, in process. */
export interface SessionExternal {
  /** The service's response; null for a request that is not for the service. */
  readonly respond: (request: Request) => Promise<Response> | null;
  /** Whether a project was requested and not available, so that the page is incomplete. */
  readonly hadMissing: () => boolean;
}

export type ExternalAccess = (session: Session) => SessionExternal;

const PROJECTS = `${embeddedBase}/projects/`;

/** Gives sessions the projects of the service that they may read; `service` has no base path. */
export function createExternalAccess(service: Hono | null, policyOf: PolicyOf): ExternalAccess {
  return (session) => {
    let requested = 0;
    let available = 0;
    async function project(path: string): Promise<Response> {
      requested += 1;
      const id = path.slice(PROJECTS.length);
      const isHidden = !service || (await isLockedExternal(policyOf, id, session));
      const response = isHidden
        ? Response.json({ http_code: 404 }, { status: 404 })
        : await service.request(path.slice(embeddedBase.length));
      if (response.ok && recordOf(projectOf(await response.clone().json()))) available += 1;
      return response;
    }
    return {
      respond: ({ url }) => {
        const { pathname } = new URL(url);
        return pathname.startsWith(PROJECTS) ? project(pathname) : null;
      },
      hadMissing: () => available < requested,
    };
  };
}
