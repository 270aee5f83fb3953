import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { regenerate } from './codegen/index.ts';
import { oneAtATime } from './codegen/oneAtATime.ts';
import { messageOf } from './ModelError.ts';

/** Whether a change of this file may change the generated files. */
const isModel = (path: string) =>
  /\/index\.json$|(^|\/)(model|mocks)\.json$|^(slicemachine|prismic)\.config\.json$/.test(path);

const isComponent = (path: string) => /\/index\.[jt]sx?$/.test(path);

/** What the Vite plugin does besides generating. */
export interface ModelsOptions {
  /**
   * Called with the error if generation fails (a `ModelError` names the file), and with null if it
   * succeeds. By default, errors are printed in the terminal.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * Regenerates types and registry when Vite starts and whenever a model changes, then reloads the
 * page. If a model cannot be read, reports the error and writes nothing.
 */
export function models({ onError }: ModelsOptions = {}): Plugin {
  return {
    name: 'slicemachine:models',
    apply: 'serve',
    configureServer(server) {
      if (server.config.mode === 'test') return;
      const { root, logger } = server.config;
      const update = oneAtATime(async () => {
        try {
          const { written, problems } = await regenerate(root);
          for (const name of written) logger.info(`regenerated ${name}`, { timestamp: true });
          for (const problem of problems) logger.warn(problem, { timestamp: true });
          if (written.length > 0) server.hot.send({ type: 'full-reload' });
          onError?.(null);
        } catch (error) {
          if (onError) onError(error);
          else logger.error(messageOf(error), { timestamp: true });
        }
      });
      void update();
      server.watcher.on('all', (event, path) => {
        const file = relative(root, path).replaceAll('\\', '/');
        if (isModel(file) || (event !== 'change' && isComponent(file))) void update();
      });
    },
  };
}
