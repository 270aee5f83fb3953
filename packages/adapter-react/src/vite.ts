import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { regenerate } from './codegen/index.ts';
import type { RegistryOptions } from './codegen/registry.ts';

/** A file whose change may change what is generated. */
const isModel = (path: string) =>
  /^customtypes\/[^/]+\/index\.json$|(^|\/)(model|mocks)\.json$|^slicemachine\.config\.json$/.test(
    path,
  );

const isComponent = (path: string) => /\/index\.[jt]sx?$/.test(path);

/**
 * Regenerates types and registry whenever a model changes while Vite runs, then reloads the page.
 * A model that cannot be read is named in the terminal and nothing is written.
 */
export function models(registry: RegistryOptions): Plugin {
  return {
    name: 'slicemachine:models',
    apply: 'serve',
    configureServer(server) {
      if (server.config.mode === 'test') return;
      const { root, logger } = server.config;
      let running = Promise.resolve();
      const update = (event: string, path: string) => {
        const file = relative(root, path).replaceAll('\\', '/');
        const concerns = isModel(file) || (event !== 'change' && isComponent(file));
        if (!concerns) return;
        running = running.then(async () => {
          try {
            const written = await regenerate(root, registry);
            for (const name of written) logger.info(`regenerated ${name}`, { timestamp: true });
            if (written.length > 0) server.hot.send({ type: 'full-reload' });
          } catch (error) {
            logger.error(error instanceof Error ? error.message : String(error));
          }
        });
      };
      server.watcher.on('all', update);
    },
  };
}
