import type { Hono } from 'hono';
import { manifestAssets, vitalsTag } from '#server/site/assets.ts';
import { builtPages } from '#server/site/builtPages.ts';
import { createApp } from '#server/site/createApp.ts';
import { createHostedSource, STALE_TIMEOUT } from '#server/sources/hosted/createHostedSource.ts';
import { previewRules } from '#server/access/preview/previewRules.ts';
import { recordName } from '#server/access/policy/protectionRecord.ts';
import { builtInExternal, builtInRecord, type BuiltIn } from './builtIn.ts';
import { remoteMedia } from './remoteMedia.ts';
import { workerEnv, type Bindings } from './workerEnv.ts';
import { readSliceModel, readTypeModel, type Models } from '#prismic-folder/models';

const log = (message: string, error?: unknown) => console.error(message, error ?? '');

/**
 * The site as a worker: content comes from a hosted repository, files from the platform, which serves
 * them without calling the worker. Throws `EnvError`.
 */
export function createWorkerApp(bindings: Bindings, builtIn: BuiltIn): Hono {
  const env = workerEnv(bindings);
  const { hosted } = env;
  return createApp({
    source: createHostedSource({ ...hosted, log }),
    models: async () => builtModels,
    media: remoteMedia(hosted),
    files: (_, next) => next(),
    renderPage: builtPages({
      assetsOf: manifestAssets(builtIn.manifest),
      toolbar: hosted.repository,
      service: env.service,
      extraHead: () => (env.webVitals ? vitalsTag(builtIn.manifest) : ''),
    }),
    hasToolbar: hosted.repository !== null,
    siteOrigin: env.siteOrigin,
    service: env.service,
    access: {
      // In a queue, what follows a rendering would run in the request that made room, and be gone with it.
      queue: (render) => render(),
      pageBytes: env.pageCacheBytes,
      secret: env.sessionSecret,
      // The platform sets this header and removes a client's own.
      peerOf: ({ req }) => req.header('cf-connecting-ip'),
      trustedProxies: env.trustedProxies,
      external: builtInExternal(builtIn),
      protection: [builtInRecord(builtIn, recordName(hosted))],
      staleTimeoutMs: STALE_TIMEOUT,
      previews: previewRules(env),
    },
    webhookSecret: env.webhookSecret,
    logVitals: env.webVitals ? (line) => console.info(JSON.stringify(line)) : undefined,
    logRequest: env.logRequests ? (line) => console.info(JSON.stringify(line)) : undefined,
    log,
  });
}

const types = import.meta.glob('/customtypes/*/index.json', { eager: true, import: 'default' });
const slices = import.meta.glob('/slices/*/model.json', { eager: true, import: 'default' });

/** By id, without invalid files, which `npm run content:check` reports. */
const byId = <Model extends { readonly id: string }>(
  files: Readonly<Record<string, unknown>>,
  read: (json: unknown, file: string) => Model | string,
) =>
  new Map(
    Object.entries(files).flatMap(([file, json]): [string, Model][] => {
      const model = read(json, file);
      return typeof model === 'string' ? [] : [[model.id, model]];
    }),
  );

/** The models at build time, because a worker has no file system. */
const builtModels: Models = {
  types: byId(types, readTypeModel),
  slices: byId(slices, readSliceModel),
};
