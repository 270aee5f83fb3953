import type { MiddlewareHandler } from 'hono';
import type { ExternalFiles } from '#server/external/externalFiles.ts';
import { answerResponse } from '#server/external/jsonp.ts';
import { PERSONAL, type Gateway } from '../createGateway.ts';
import { anyone, opens, type Visitor } from '../Visitor.ts';

type PolicyOnly = Pick<Gateway, 'policy'>;

/** Whether an external project is shown by sealed projects only, none of which the visitor has opened. */
export async function isSealedExternal(
  gateway: PolicyOnly,
  id: string,
  visitor: Visitor,
): Promise<boolean> {
  const owners = (await gateway.policy(visitor)).external.get(id);
  return owners !== undefined && !opens(visitor, owners);
}

/** Stands before the embedded portfolio service, on the paths below one project. */
export function externalGuard(
  gateway: PolicyOnly,
  visitorOf: (request: Request) => Promise<Visitor>,
): MiddlewareHandler {
  return async (context, next) => {
    const id = context.req.param('id') ?? '';
    const visitor = await visitorOf(context.req.raw);
    if (!(await gateway.policy(visitor)).external.has(id)) return next();
    if (await isSealedExternal(gateway, id, visitor)) {
      context.res = answerResponse({ http_code: 404 }, context.req.query('callback'));
    } else {
      await next();
      context.res = new Response(context.res.body, context.res);
    }
    context.res.headers.set('cache-control', PERSONAL['cache-control']);
    return undefined;
  };
}

/** The files without those of sealed projects in their list, which is the same for everybody. */
export function listUnsealed(files: ExternalFiles, gateway: PolicyOnly): ExternalFiles {
  return {
    ...files,
    list: async () => {
      const { external } = await gateway.policy(anyone);
      return (await files.list()).filter((id) => !external.has(id));
    },
  };
}
