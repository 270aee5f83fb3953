import { existsSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { CANVAS_PATH, EDITOR_PATH } from '../paths.ts';
import { openContentFolder } from '../project/contentFolder.ts';
import { readProject } from '../project/readProject.ts';
import { openProject, type OpenProject } from '../server/openProject.ts';
import { builtWindow } from '../server/builtWindow.ts';
import {
  CANVAS_MODULES,
  canvasModule,
  canvasTags,
  readProjectPage,
  withoutModules,
} from './canvasPage.ts';

export interface PageEditorOptions {
  /** The file that mounts the page in the editor's frame, from the project's root; `src/editor.tsx` by default. */
  readonly canvas?: string;
  /** Folder of the documents; by default the one that has a `repository.json`, else `content`, which is made. */
  readonly content?: string;
  /** A file whose default export adds to what the editor knows of the project: some members of `EditorHost`. */
  readonly host?: string;
}

/** A path from the project's root, as modules are named. */
const inRoot = (file: string) => posix.normalize(file.replaceAll('\\', '/')).replace(/^\/+/, '');

/** The editor at `/edit` of the development server, and the Content API v2 of its folder at `/api/v2`. */
export function pageEditor(options: PageEditorOptions = {}): Plugin {
  const canvas = inRoot(options.canvas ?? 'src/editor.tsx');
  const resolved = new Map(CANVAS_MODULES.map((id) => [`\0${id}`, id]));
  return {
    name: 'page-editor',
    apply: 'serve',
    config: () => ({
      // Known before the frame asks for it, it is no reason to load a page again.
      optimizeDeps: { include: ['page-editor/canvas'] },
      server: { watch: { ignored: ['**/{.history,.store}/**'] } },
    }),
    resolveId: (id) => (resolved.has(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const known = resolved.get(id);
      return known && canvasModule(known, canvas);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl }) =>
        originalUrl === CANVAS_PATH
          ? { html: withoutModules(html), tags: canvasTags() }
          : undefined,
    },
    configureServer(server) {
      if (server.config.mode === 'test') return;
      serveEditor(server, { ...options, canvas });
    },
  };
}

/** Whether an address is the editor's or the Content API's. Files of the project's own are not hidden by media. */
export function isOurs(pathname: string, publicDir: string): boolean {
  if (pathname === EDITOR_PATH || pathname.startsWith(`${EDITOR_PATH}/`)) return true;
  if (pathname === '/api/v2' || pathname.startsWith('/api/v2/')) return true;
  if (!pathname.startsWith('/media/')) return false;
  // As an address, in which escapes are read.
  return !existsSync(new URL(`.${pathname}`, pathToFileURL(`${publicDir}/`)));
}

function serveEditor(
  server: ViteDevServer,
  { canvas, content, host }: PageEditorOptions & { readonly canvas: string },
): void {
  const { root, base, logger, publicDir } = server.config;
  const log = (message: string, error: unknown) =>
    logger.error(`${message}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
  if (!existsSync(resolve(root, canvas))) {
    logger.warn(
      `page-editor: there is no ${canvas}, which shows the pages in the editor: write it, or name another file with pageEditor({ canvas })`,
    );
  }

  const open = async (): Promise<OpenProject> => {
    const project = readProject(root);
    for (const problem of project.problems) logger.warn(`page-editor: ${problem}`);
    const { contentDir, isNew } = openContentFolder({
      root,
      named: content ?? null,
      repositoryName: project.repositoryName,
    });
    if (isNew) logger.info(`page-editor: made ${contentDir} for the documents`);
    return openProject({
      root,
      contentDir,
      command: project.framework?.start ?? 'npm run dev',
      host: {
        simulator: null,
        preview: null,
        site: null,
        routes: project.routes,
        ...(host !== undefined && { module: base + inRoot(host) }),
      },
      ...(await builtWindow()),
      canvasDocument: async () =>
        server.transformIndexHtml('/index.html', await readProjectPage(root), CANVAS_PATH),
      log,
    });
  };
  let opening: Promise<OpenProject> | undefined;
  /** Opens the project once; after a failure, which the terminal has, at the next request again. */
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      logger.error(`page-editor: ${reason}`);
      throw error;
    });
    return opening;
  };

  const answer = getRequestListener(
    async (request) => {
      try {
        return await (await opened()).fetch(request);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return new Response(`The editor cannot open this project. ${reason}`, { status: 500 });
      }
    },
    { overrideGlobalObjects: false },
  );
  server.middlewares.use((request, response, next) => {
    const [pathname = ''] = (request.originalUrl ?? '').split('?');
    if (isOurs(pathname, publicDir)) answer(request, response).catch(next);
    else next();
  });

  const printLink = () =>
    opened().then(
      (project) => {
        const origin = new URL(server.resolvedUrls?.local[0] ?? 'http://localhost').origin;
        logger.info(
          `  ➜  Edit:    ${origin}${EDITOR_PATH}/open?key=${project.issueKey()}\n             within ten minutes; the link works once, Enter prints another one`,
        );
      },
      // The terminal has the reason.
      () => {},
    );
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    void printLink();
  };
  const { stdin } = process;
  const onEnter = (typed: Buffer) => {
    if (typed.toString().trim() === '') void printLink();
  };
  if (stdin.isTTY) stdin.on('data', onEnter);
  server.httpServer?.on('close', () => {
    stdin.off('data', onEnter);
    opening
      ?.then(
        (project) => project.close(),
        () => {},
      )
      .catch((error: unknown) => log('page-editor', error));
  });
}
