import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { CONTENT_CHANGED, CONTENT_REPORT, type ContentReport } from '#app/dev/contentReport.ts';
import { formatProblem, parseJson, type Problem, sourceProblem } from '#prismic-folder';

/**
 * The watcher reports a file at most once in 50 ms and drops later events, so files are read after
 * more than that, when all of these changes are on disk.
 */
const SETTLED_MS = 60;

/** The content of the site's current module, which is loaded through Vite. */
export interface ServedContent {
  readonly contentDir: string;
  /** The problems; `model` is one that code generation could not read. */
  readonly report: (model: Problem | null) => Promise<ContentReport>;
  /** Resolves once requests are answered from the current content. */
  readonly refresh: () => Promise<void>;
}

export interface ContentUpdates {
  /** Watches the content of the current module. */
  readonly follow: (content: ServedContent) => void;
  /** Reports a model that code generation could not read; null once it can. */
  readonly modelError: (error: unknown) => void;
}

const isModel = (path: string) =>
  /^(?:customtypes\/.*\/index|.*\/model|slicemachine\.config)\.json$/.test(path);

/**
 * Brings saved content to open pages: they repeat their queries when documents or external projects
 * change, and reload when media change, because images keep their addresses. Pages get the problems
 * at the same time, and when they connect.
 */
export function contentUpdates(server: ViteDevServer): ContentUpdates {
  const { root, logger } = server.config;
  let content: ServedContent | undefined;
  let model: Problem | null = null;
  let pending: { media: boolean; documents: boolean } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announce = async () => {
    const changed = pending;
    pending = undefined;
    if (!content || !changed) return;
    server.ws.send(CONTENT_REPORT, await content.report(model));
    await content.refresh();
    if (changed.media) server.ws.send({ type: 'full-reload' });
    else if (changed.documents) server.ws.send(CONTENT_CHANGED, {});
  };
  const soon = (what: Partial<NonNullable<typeof pending>>) => {
    clearTimeout(timer);
    timer = setTimeout(() => void announce().catch(logFailure), SETTLED_MS);
    pending = {
      media: pending?.media === true || what.media === true,
      documents: pending?.documents === true || what.documents === true,
    };
  };
  const logFailure = (error: unknown) => logger.error(String(error), { timestamp: true });

  server.watcher.on('all', (_event, path) => {
    // Backup files of editors.
    if (path.endsWith('~')) return;
    const inContent = content && below(content.contentDir, path);
    if (inContent) soon(inContent.startsWith('media/') ? { media: true } : { documents: true });
    else if (isModel(below(root, path) ?? '')) soon({ documents: true });
  });
  server.ws.on(CONTENT_REPORT, (_data, client) => {
    content?.report(model).then((report) => client.send(CONTENT_REPORT, report), logFailure);
  });

  return {
    follow(served) {
      if (served.contentDir !== content?.contentDir) server.watcher.add(served.contentDir);
      content = served;
    },
    modelError(error) {
      const before = model && formatProblem(model);
      model = error === null ? null : modelProblem(root, error);
      if (model && formatProblem(model) !== before) {
        logger.error(formatProblem(model), { timestamp: true });
      }
      soon({});
    },
  };
}

/** A path relative to a folder, with `/` on every system; undefined unless it is below the folder. */
function below(folder: string, path: string): string | undefined {
  const name = relative(folder, path);
  const isBelow = name !== '' && !name.startsWith('..') && resolve(folder, name) === resolve(path);
  return isBelow ? name.replaceAll(sep, '/') : undefined;
}

/** The file is parsed again, because the error of `JSON.parse` names no line. */
function modelProblem(root: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const name = error instanceof Error && 'file' in error ? String(error.file) : '';
  const path = resolve(root, name);
  const isFile = name !== '' && existsSync(path);
  const parsed = isFile ? parseJson(readFileSync(path, 'utf8')) : undefined;
  const problem =
    parsed && !parsed.ok
      ? sourceProblem(name, parsed)
      : { file: name || 'models', reason: message.replace(`${name}: `, '') };
  return { ...problem, kind: 'model', leftOut: true };
}
