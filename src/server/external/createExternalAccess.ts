import type { Hono } from 'hono';
import { embeddedBase } from '#external/client/serviceBase.ts';
import { projectOf } from '#external/externalProjectQuery.ts';
import { recordOf } from '#external/view/values.ts';
import type { PolicyOf } from '#server/access/policy/Policy.ts';
import { isLockedExternal } from './externalGuard.ts';
import type { Session } from '#server/access/session/Session.ts';

/** One visitor's way to the embedded portfolio service, in process. */
export interface SessionExternal {
  /** The service's answer; null for a request that is none of its own. */
  readonly answer: (request: Request) => Promise<Response> | null;
  /** Whether something was asked and not had: a page without it is not the page as it should be. */
  readonly hadMissing: () => boolean;
}

export type ExternalAccess = (session: Session) => SessionExternal;

const PROJECTS = `${embeddedBase}/projects/`;

/** Projects of the service, which is mounted nowhere here, for those who may see them. */
export function createExternalAccess(service: Hono | null, policyOf: PolicyOf): ExternalAccess {
  return (session) => {
    let asked = 0;
    let had = 0;
    async function project(path: string): Promise<Response> {
      asked += 1;
      const id = path.slice(PROJECTS.length);
      const isHidden = !service || (await isLockedExternal(policyOf, id, session));
      const response = isHidden
        ? Response.json({ http_code: 404 }, { status: 404 })
        : await service.request(path.slice(embeddedBase.length));
      if (response.ok && recordOf(projectOf(await response.clone().json()))) had += 1;
      return response;
    }
    return {
      answer: ({ url }) => {
        const { pathname } = new URL(url);
        return pathname.startsWith(PROJECTS) ? project(pathname) : null;
      },
      hadMissing: () => had < asked,
    };
  };
}
