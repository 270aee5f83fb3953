import { AsyncLocalStorage } from 'node:async_hooks';
import { onTestFinished } from 'vitest';
import {
  type AuthoringProject,
  authoringProject,
} from '../../../../../packages/prismic-folder/tests/support/authoringProject.ts';
import { createEditor } from '../../../../../packages/prismic-folder/src/authoring/http/createEditor.ts';
import {
  type AuthoringClient,
  type ClientOptions,
  createAuthoringClient,
} from '#page-editor/api/AuthoringClient.ts';
import type { ApiRequest } from '#page-editor/api/send.ts';

const ORIGIN = 'http://localhost:3000';
const LIMITER = { wait: () => 0, count: () => undefined };

/** The real authoring service of a temporary project, and clients that reach it in process. */
export interface Service {
  readonly project: AuthoringProject;
  /** Requests that reached the service, as `PATCH /documents/page/about`. */
  readonly requests: string[];
  /** How requests fare: they arrive; never arrive; arrive, but their answers get lost. */
  network: 'up' | 'down' | 'deaf';
  /** Called before each request reaches the service. */
  onRequest: (request: ApiRequest) => Promise<void> | void;
  readonly signOut: () => void;
  readonly signIn: () => void;
  /** `isGone` tells that its page has crashed: nothing of it arrives any more. */
  readonly client: (
    options?: Pick<ClientOptions, 'onSignedOut' | 'onSignedIn'>,
    isGone?: () => boolean,
  ) => AuthoringClient;
}

/** Starts a service of a project with these files. */
export async function startService(
  files: Readonly<Record<string, unknown>>,
  options: Parameters<typeof authoringProject>[1] = {},
): Promise<Service> {
  const project = await authoringProject(files, options);
  const editor = createEditor({
    authoring: project,
    siteOrigin: null,
    password: null,
    limits: { addresses: LIMITER, all: LIMITER, browsers: LIMITER },
    startPreview: async () => null,
    log: (message, error) => console.error(message, error),
  });
  onTestFinished(() => editor.close());
  const headers = { cookie: '', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };
  const signIn = () => {
    const opened = editor.openByKey(new Request(`${ORIGIN}/edit/open`), editor.issueKey());
    [headers.cookie = ''] = (opened ?? '').split(';', 1);
  };
  signIn();
  // A browser's requests are no part of what the server does when they are sent.
  const outside = AsyncLocalStorage.snapshot();

  const service: Service = {
    project,
    requests: [],
    network: 'up',
    onRequest: () => undefined,
    signOut: () =>
      void editor.signOut(new Request(ORIGIN, { headers: { ...headers, origin: ORIGIN } })),
    signIn,
    client: (listeners = {}, isGone = () => false) =>
      createAuthoringClient({
        ...listeners,
        send: (request) => (isGone() ? new Promise(() => undefined) : network.send(request)),
        listen: (listener) =>
          network.listen({
            ...listener,
            onChange: (event) => {
              if (!isGone()) listener.onChange(event);
            },
          }),
      }),
  };

  const network: Required<Pick<ClientOptions, 'send' | 'listen'>> = {
    async send(request) {
      const { method, address, body } = request;
      if (service.network === 'down') throw new TypeError('fetch failed');
      await service.onRequest(request);
      service.requests.push(`${method} ${address.slice('/edit/api/v1'.length)}`);
      const init = { method, headers: { ...headers, ...request.headers, origin: ORIGIN } };
      const sent = new Request(ORIGIN + address, body === undefined ? init : { ...init, body });
      const answer = await outside(() => editor.api(sent));
      const text = await answer.text();
      if (service.network !== 'up') throw new TypeError('fetch failed');
      return { status: answer.status, text };
    },
    listen(listener) {
      listener.onOpen(false);
      return project.onChange((event) => {
        if (service.network === 'up') listener.onChange(event);
      });
    },
  };
  return service;
}
