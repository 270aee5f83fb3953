import { Hono, type Context } from 'hono';
import { emptyResponses } from './emptyResponses.ts';
import { ID_PATTERN, type ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { jsonpResponse, type ExternalAnswer } from './jsonp.ts';
import { projectList } from './projectList.ts';

const missing: ExternalAnswer = { http_code: 404 };

const isAnswer = (value: unknown): value is ExternalAnswer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Answer = (context: Context) => ExternalAnswer | Promise<ExternalAnswer>;

interface ExternalOptions extends ExternalFiles {
  /** Where files that cannot be read are told. */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
}

/**
 * The embedded portfolio service, to be mounted at `/external/v2`: the projects kept in the content
 * folder, and empty answers for what nobody keeps. Each path answers JSON, or by script where
 * `callback` is given.
 */
export function createExternal({ list, read, log = console.error }: ExternalOptions): Hono {
  const app = new Hono();
  const project = async (id: string): Promise<ExternalAnswer> => {
    const answer = ID_PATTERN.test(id) ? await read(id) : undefined;
    return isAnswer(answer) ? { ...answer, http_code: Number(answer.http_code) || 200 } : missing;
  };
  // A file that cannot be read is left out of the list; asked for by itself, it is an error.
  const listed = (id: string) =>
    project(id).catch((error: unknown) => {
      log('A project is left out of the list', error);
      return missing;
    });
  const respond = (answer: Answer) => async (context: Context) => {
    const callback = context.req.query('callback');
    try {
      return jsonpResponse(await answer(context), callback);
    } catch (error) {
      log(`${context.req.path} failed`, error);
      return jsonpResponse({ http_code: 500 }, callback);
    }
  };

  app.get(
    '/projects',
    respond(async () => projectList(await Promise.all((await list()).map(listed)))),
  );
  app.get(
    '/projects/:id',
    respond(({ req }) => project(req.param('id') ?? '')),
  );
  app.get(
    '/projects/:id/comments',
    respond(async ({ req }) => {
      const { http_code } = await project(req.param('id') ?? '');
      return http_code === 200 ? { http_code, comments: [] } : missing;
    }),
  );
  for (const [path, empty] of Object.entries(emptyResponses)) {
    app.get(
      path,
      respond(() => ({ http_code: 200, ...empty })),
    );
  }
  app.get(
    '*',
    respond(() => missing),
  );
  return app;
}
