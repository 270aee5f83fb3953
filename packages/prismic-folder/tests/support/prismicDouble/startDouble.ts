import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HostedSettings } from '../../../src/sync/SyncJob.ts';
import { contentService } from './contentService.ts';
import { DoubleState, must, Refusal } from './state.ts';
import { assetFile, assetService, migrationService, modelService } from './writingServices.ts';

/** Something that goes wrong with the next requests that match. */
export interface Fault {
  /** `POST /migration/documents`. */
  readonly on: RegExp;
  /**
   * drop, error: nothing was done; dropAfter, errorAfter, rubbishAfter: it was, and the response is
   * lost; busy: 429; silent: 429 without Retry-After.
   */
  readonly kind: 'drop' | 'dropAfter' | 'error' | 'errorAfter' | 'rubbishAfter' | 'busy' | 'silent';
  readonly times: number;
}

export interface PrismicDouble {
  readonly state: DoubleState;
  /** Method and path of every request, in order. */
  readonly requests: string[];
  /** Those since the last call that are to write. */
  written(): string[];
  readonly settings: HostedSettings;
  /** The environment variables that point a command here. */
  readonly env: Readonly<Record<string, string>>;
  fail(fault: Fault): void;
  /** Forgets every fault that has not happened yet. */
  clearFaults(): void;
  /** Number of requests sent faster than the services allow. */
  hurried: number;
  /** Called after each response; no other request is handled before what it returns. */
  onRequest: (request: string) => void | Promise<void>;
  stop(): Promise<void>;
}

export interface DoubleOptions {
  /** Whether a token can read the drafts of the migration release. On Prismic none can. */
  readonly showsDrafts?: boolean;
  /** Minimum interval of a writing service between two requests, in ms of this clock. */
  readonly limit?: { readonly pace: number; readonly now: () => number };
}

/**
 * A hosted Prismic on this machine: Custom Types, Asset, Migration and Content API of one
 * repository, strict about headers and bodies, with faults on demand.
 */
export async function startDouble(options: DoubleOptions = {}): Promise<PrismicDouble> {
  const state = new DoubleState();
  const requests: string[] = [];
  let seen = 0;
  const faults: { on: RegExp; kind: Fault['kind']; times: number }[] = [];
  const content = contentService(state, options.showsDrafts ?? false);
  const lastByService = new Map<string, number>();

  const route = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const [, service = '', ...rest] = url.pathname.split('/');
    if (service === 'api') return content(request);
    if (service === 'files') return assetFile(state, url);
    mustBeAllowed(state, request);
    const path = rest.join('/');
    if (service === 'models') return modelService(state, request, path);
    keepPace(options.limit, service, lastByService);
    if (service === 'assets-api') return assetService(state, request, path);
    must(service === 'migration', `no address ${url.pathname}`, 404);
    return migrationService(state, request, path);
  };
  const respond = async (request: Request) => {
    try {
      return await route(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 429) double.hurried += 1;
      const headers = error.status === 429 ? { 'retry-after': '1' } : {};
      const { message, status } = error;
      return Response.json({ message, details: [{ value: 1, error: 'why' }] }, { status, headers });
    }
  };

  const double: PrismicDouble = {
    state,
    requests,
    written() {
      const fresh = requests.slice(seen).filter((line) => !line.startsWith('GET'));
      seen = requests.length;
      return fresh;
    },
    settings: settingsOf(state, ''),
    env: {},
    hurried: 0,
    fail: ({ on, kind, times }) => faults.push({ on, kind, times }),
    clearFaults: () => {
      faults.length = 0;
    },
    onRequest: () => {},
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const listenerOf = (answer: (request: Request) => Promise<Response>) =>
    getRequestListener(answer, { overrideGlobalObjects: false });
  /** Does what is asked, and answers something else. */
  const answering = (html: string, status: number) =>
    listenerOf(async (request) => {
      await respond(request);
      return new Response(html, { status });
    });
  const listener = listenerOf(respond);
  const failed = answering('<html>Bad gateway</html>', 502);
  const rubbish = answering('<html>Welcome</html>', 200);
  let holding: Promise<void> = Promise.resolve();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    await holding;
    const line = `${request.method} ${request.url}`;
    requests.push(line);
    const fault = faults.find(({ on, times }) => times > 0 && on.test(line));
    if (fault !== undefined) fault.times -= 1;
    const { kind } = fault ?? {};
    if (kind === 'dropAfter') {
      // The work is done, the connection breaks before the response is sent.
      response.writeHead = () => {
        request.socket.destroy();
        return response;
      };
    }
    if (kind === 'drop') request.socket.destroy();
    else if (kind === 'error') response.writeHead(503).end('<html>Sorry</html>');
    else if (kind === 'busy') response.writeHead(429, { 'retry-after': '7' }).end();
    else if (kind === 'silent') response.writeHead(429).end('{}');
    else if (kind === 'errorAfter') await failed(request, response);
    else if (kind === 'rubbishAfter') await rubbish(request, response);
    else await listener(request, response);
    holding = Promise.resolve(double.onRequest(line));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  state.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const settings = settingsOf(state, state.origin);
  return Object.assign(double, { settings, env: envOf(settings) });
}

/** Every writing request names the repository and carries its token. */
function mustBeAllowed({ name, writeToken }: DoubleState, { headers }: Request): void {
  const isToken = headers.get('authorization') === `Bearer ${writeToken}`;
  must(isToken, 'User is not authorized to access this resource', 403);
  must(headers.get('repository') === name, 'Unknown repository', 403);
}

function keepPace(limit: DoubleOptions['limit'], service: string, last: Map<string, number>): void {
  if (limit === undefined) return;
  const now = limit.now();
  const before = last.get(service) ?? -Infinity;
  last.set(service, now);
  must(now - before >= limit.pace, 'Too many requests', 429);
}

function settingsOf(state: DoubleState, origin: string): HostedSettings {
  return {
    repository: state.name,
    endpoint: `${origin}/api/v2`,
    accessToken: state.accessToken,
    writeToken: state.writeToken,
    customTypesEndpoint: `${origin}/models`,
    assetEndpoint: `${origin}/assets-api`,
    migrationEndpoint: `${origin}/migration`,
    pace: 1000,
  };
}

function envOf(settings: HostedSettings): Record<string, string> {
  return {
    PRISMIC_REPOSITORY: settings.repository,
    PRISMIC_ENDPOINT: settings.endpoint,
    PRISMIC_ACCESS_TOKEN: settings.accessToken ?? '',
    PRISMIC_WRITE_TOKEN: settings.writeToken ?? '',
    PRISMIC_CUSTOM_TYPES_ENDPOINT: settings.customTypesEndpoint,
    PRISMIC_ASSET_ENDPOINT: settings.assetEndpoint,
    PRISMIC_MIGRATION_ENDPOINT: settings.migrationEndpoint,
    PRISMIC_PACE: '0',
  };
}
