import { Hono, type Context } from 'hono';
import { isRecord } from '#ui/isRecord.ts';
import { ID_PATTERN, type ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { jsonpResponse, type ExternalAnswer } from './jsonp.ts';
import type { Json } from '#content/sanitize/json.ts';

const missing: ExternalAnswer = { http_code: 404 };

type Answer = (context: Context) => ExternalAnswer | Promise<ExternalAnswer>;

interface ExternalOptions extends ExternalFiles {
  /** Logs files that cannot be read. */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
}

/**
 * The embedded portfolio service, to be mounted at `/external/v2`: the projects of the content folder,
 * and empty lists for everything else. Every path returns JSON, or a script if `callback` is given.
 */
export function createExternal({ list, read, log = console.error }: ExternalOptions): Hono {
  const app = new Hono();
  const project = async (id: string): Promise<ExternalAnswer> => {
    const answer = ID_PATTERN.test(id) ? await read(id) : undefined;
    return isRecord(answer)
      ? { ...answer, http_code: Number(answer['http_code']) || 200 }
      : missing;
  };
  // The list leaves out a file that cannot be read; requested by itself, it is an error.
  const failures = new Map<string, string>();
  const listed = async (id: string) => {
    try {
      const answer = await project(id);
      failures.delete(id);
      return answer;
    } catch (error) {
      // Once, not for each visitor.
      if (failures.get(id) !== String(error)) log('A project is left out of the list', error);
      failures.set(id, String(error));
      return missing;
    }
  };
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

/**
 * Responses of the embedded service for what it does not have, in the service's format: empty lists.
 * A single user, team or collection is missing here, because there is none.
 */
const emptyResponses: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/users': { users: [] },
  '/users/:id/projects': { projects: [] },
  '/users/:id/wips': { wips: [] },
  '/users/:id/appreciations': { appreciations: [] },
  '/users/:id/collections': { collections: [] },
  '/users/:id/stats': { stats: {} },
  '/users/:id/followers': { followers: [] },
  '/users/:id/following': { following: [] },
  '/users/:id/work_experience': { work_experience: [] },
  '/teams/:id/projects': { projects: [] },
  '/collections': { collections: [] },
  '/collections/:id/projects': { projects: [] },
};

const publishedOn = ({ published_on }: Json) =>
  typeof published_on === 'number' ? published_on : 0;

/** A project as lists contain it: without its content. */
function summary({ modules: _modules, styles: _styles, ...project }: Json): Json {
  return project;
}

/** The list of all projects, the newest first. */
function projectList(answers: readonly ExternalAnswer[]): ExternalAnswer {
  const projects = answers
    .map(({ project }) => project)
    .filter(isRecord)
    .sort((a, b) => publishedOn(b) - publishedOn(a))
    .map(summary);
  return { http_code: 200, projects };
}
