import type { Hono } from 'hono';
import { embeddedBase } from '#external/client/serviceBase.ts';
import { projectOf } from '#external/externalProjectQuery.ts';
import { recordOf } from '#external/view/values.ts';
import type { PolicyOf } from '#server/access/policy/Policy.ts';
import { isSealedExternal } from './externalGuard.ts';
import type { Visitor } from '#server/access/session/Session.ts';

/** One visitor's way to the embedded portfolio service, in process. */
export interface ExternalVisit {
  /** The service's answer; null for a request that is none of its own. */
  readonly answer: (request: Request) => Promise<Response> | null;
  /** Whether something was asked and not had: a page without it is not the page as it should be. */
  readonly metMissing: () => boolean;
}

export type ExternalVisits = (visitor: Visitor) => ExternalVisit;

const PROJECTS = `${embeddedBase}/projects/`;

/** Projects of the service, which is mounted nowhere here, for those who may see them. */
export function createExternalVisits(service: Hono | null, policyOf: PolicyOf): ExternalVisits {
  return (visitor) => {
    let asked = 0;
    let had = 0;
    async function project(path: string): Promise<Response> {
      asked += 1;
      const id = path.slice(PROJECTS.length);
      const isHidden = !service || (await isSealedExternal(policyOf, id, visitor));
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
      metMissing: () => had < asked,
    };
  };
}
