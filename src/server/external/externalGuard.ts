import type { MiddlewareHandler } from 'hono';
import type { ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { jsonpResponse } from '#server/external/jsonp.ts';
import type { PolicyOf } from '#server/access/policy/Policy.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { anonymous, canOpen, type Session } from '#server/access/session/Session.ts';

/** Whether only protected projects show an external project, none of them unlocked. */
export async function isLockedExternal(
  policyOf: PolicyOf,
  id: string,
  session: Session,
): Promise<boolean> {
  const protectedBy = (await policyOf(session)).external.get(id);
  return protectedBy !== undefined && !canOpen(session, protectedBy);
}

/** Guards the paths of single projects of the embedded portfolio service. */
export function externalGuard(
  policyOf: PolicyOf,
  sessionOf: (request: Request) => Promise<Session>,
): MiddlewareHandler {
  return async (context, next) => {
    const id = context.req.param('id') ?? '';
    const session = await sessionOf(context.req.raw);
    if (!(await policyOf(session)).external.has(id)) return next();
    if (await isLockedExternal(policyOf, id, session)) {
      context.res = jsonpResponse({ http_code: 404 }, context.req.query('callback'));
    } else {
      await next();
      context.res = new Response(context.res.body, context.res);
    }
    context.res.headers.set('cache-control', CACHE_PRIVATE['cache-control']);
    return undefined;
  };
}

/** The files, without protected ones in their list, so that it is the same for every session. */
export function publicFiles(files: ExternalFiles, policyOf: PolicyOf): ExternalFiles {
  return {
    ...files,
    list: async () => {
      const { external } = await policyOf(anonymous);
      return (await files.list()).filter((id) => !external.has(id));
    },
  };
}
