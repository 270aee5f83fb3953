import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openProject } from '../../src/server/openProject.ts';
import type { SimulatorState } from '../../src/project/simulator.ts';
import { createProject } from './createProject.ts';

export const ORIGIN = 'http://localhost:3200';

const READY: SimulatorState = {
  address: 'http://localhost:4000/slice-simulator',
  kind: 'ready',
  reason: '',
};

/** What a browser sends with a typed address. */
const TYPED = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };

/** The editor of the fixture project, in process, and a browser's requests to it. */
export async function openEditor(
  files: Readonly<Record<string, unknown>> = {},
  { preview = 'http://localhost:4000/api/preview' as string | null, origin = ORIGIN } = {},
) {
  const project = createProject(files);
  const logged: unknown[] = [];
  const opened = await openProject({
    root: project.root,
    contentDir: join(project.root, 'content'),
    host: {
      simulator: READY.address,
      site: 'http://localhost:4000',
      preview,
      routes: [{ type: 'page', path: '/:uid' }],
    },
    files: {
      assets: { scripts: ['/edit/files/window.js'], styles: ['/edit/files/window.css'] },
      modulesOf: () => [],
      serve: (context) => Promise.resolve(context.text(context.req.path)),
    },
    checkSimulator: async () => READY,
    log: (...entry) => void logged.push(entry),
  });
  onTestFinished(() => opened.close());
  const send = (path: string, init: RequestInit = {}) =>
    opened.fetch(new Request(origin + path, init));
  /** Asks for a page, by default as who types its address. */
  const visit = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    send(path, { headers: { ...TYPED, ...headers } });
  /** Opens a session by a link; returns what the browser sends then. */
  const signIn = async () =>
    cookieOf(await visit(`/edit/open?key=${encodeURIComponent(opened.issueKey())}`));
  /** Asks the authoring API as a page of the editor does. */
  const ask = (
    method: string,
    path: string,
    cookie: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    send(`/edit/api/v1${path}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'x-slicefolio-editor': '1',
        ...(method !== 'GET' && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { ...project, opened, send, visit, signIn, ask, logged };
}

/** The pair of a response's cookie, as a browser sends it. */
export const cookieOf = (response: Response) =>
  (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
