import { getRequestListener } from '@hono/node-server';
import { contentUpdates, type ContentUpdates } from './contentUpdates.ts';
import type * as DevApp from './createDevApp.ts';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';

const APP = '/src/server/platforms/dev/createDevApp.ts';
const OVERLAY = '/src/app/dev/contentOverlay.ts';

const isStyle = (id: string) => /\.(css|scss)($|\?)|wyw/.test(id);

/** Every style module in the server's graph, including dynamic imports. */
function styleModules(ssr: DevEnvironment): EnvironmentModuleNode[] {
  return [...ssr.moduleGraph.idToModuleMap.values()].filter(
    ({ id, type }) => type === 'css' || (id !== null && isStyle(id)),
  );
}

/**
 * The styles as `<style>` elements that Vite's client adopts. Without them a server-rendered page
 * would be unstyled until its scripts have run.
 */
async function inlineStyles(server: ViteDevServer): Promise<string> {
  const { ssr, client } = server.environments;
  const styles = await Promise.all(
    (ssr ? styleModules(ssr) : []).map(async ({ url, id, importers }) => {
      // An edited style file updates its styles only when it is transformed itself.
      await Promise.all([...importers].map((file) => client?.transformRequest(file.url)));
      const code = (await client?.transformRequest(url))?.code ?? '';
      const css = /const __vite__css = ("(?:[^"\\]|\\.)*")/.exec(code)?.[1];
      return css ? `<style data-vite-dev-id="${id}">${JSON.parse(css)}</style>` : '';
    }),
  );
  return styles.join('\n');
}

/** The Vite plugin, and the callback for errors of code generation. */
export interface SiteServer {
  readonly plugin: Plugin;
  /** Reports an invalid model, or null once all are valid. */
  readonly modelError: (error: unknown) => void;
}

/** Serves the site from source in Vite's development server: one port, hot reload. */
export function siteServer(): SiteServer {
  let updates: ContentUpdates | undefined;
  let early: unknown = null;
  return {
    plugin: sitePlugin((server) => {
      updates = contentUpdates(server);
      if (early !== null) updates.modelError(early);
      return updates;
    }),
    modelError(error) {
      if (updates) updates.modelError(error);
      else early = error;
    },
  };
}

function sitePlugin(open: (server: ViteDevServer) => ContentUpdates): Plugin {
  return {
    name: 'slicefolio:site',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: OVERLAY }, injectTo: 'body' },
    ],
    configureServer(server) {
      if (server.config.mode === 'test') return undefined;
      const updates = open(server);
      const openSite = async ({ createDevApp }: typeof DevApp) => {
        const { app, content, close } = await createDevApp(server.config.root, {
          transform: (url, html) => server.transformIndexHtml(url, html),
          styles: () => inlineStyles(server),
        });
        updates.follow(content);
        return { listener: getRequestListener(app.fetch), close };
      };
      let current: { module: unknown; site: ReturnType<typeof openSite> } | undefined;
      const load = async () => {
        // Cast: the module at APP; loading it through Vite keeps it hot.
        const module = (await server.ssrLoadModule(APP)) as typeof DevApp;
        if (current?.module !== module) {
          const before = current;
          const opened = { module, site: openSite(module) };
          current = opened;
          // Each edit of the code opens another one.
          before?.site.then(({ close }) => close()).catch(() => {});
          opened.site.catch(() => {
            if (current === opened) current = undefined;
          });
        }
        return (await current.site).listener;
      };
      return () => {
        server.middlewares.use((request, response, next) => {
          request.url = request.originalUrl ?? request.url ?? '/';
          load()
            .then((listener) => listener(request, response))
            .catch((error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              next(error);
            });
        });
      };
    },
  };
}
