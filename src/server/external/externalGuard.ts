import type { MiddlewareHandler } from 'hono';
import type { ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { answerResponse } from '#server/external/jsonp.ts';
import type { PolicyOf } from '#server/access/policy/Policy.ts';
import { CACHE_PRIVATE } from '#server/lib/cacheControl.ts';
import { anyone, opens, type Visitor } from '#server/access/session/Session.ts';

/** Whether an external project is shown by sealed projects only, none of which the visitor has opened. */
export async function isSealedExternal(
  policyOf: PolicyOf,
  id: string,
  visitor: Visitor,
): Promise<boolean> {
  const owners = (await policyOf(visitor)).external.get(id);
  return owners !== undefined && !opens(visitor, owners);
}

/** Stands before the embedded portfolio service, on the paths below one project. */
export function externalGuard(
  policyOf: PolicyOf,
  visitorOf: (request: Request) => Promise<Visitor>,
): MiddlewareHandler {
  return async (context, next) => {
    const id = context.req.param('id') ?? '';
    const visitor = await visitorOf(context.req.raw);
    if (!(await policyOf(visitor)).external.has(id)) return next();
    if (await isSealedExternal(policyOf, id, visitor)) {
      context.res = answerResponse({ http_code: 404 }, context.req.query('callback'));
    } else {
      await next();
      context.res = new Response(context.res.body, context.res);
    }
    context.res.headers.set('cache-control', CACHE_PRIVATE['cache-control']);
    return undefined;
  };
}

/** The files without those of sealed projects in their list, which is the same for everybody. */
export function listUnsealed(files: ExternalFiles, policyOf: PolicyOf): ExternalFiles {
  return {
    ...files,
    list: async () => {
      const { external } = await policyOf(anyone);
      return (await files.list()).filter((id) => !external.has(id));
    },
  };
}
