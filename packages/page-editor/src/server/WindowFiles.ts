import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { FILES_PATH } from '../paths.ts';

/** What the window shows. */
export type EditorScreen =
  | 'documents'
  | 'media'
  | 'find'
  | 'online'
  | 'releases'
  | 'history'
  | 'document';

/** Files of a page: modules, the first one to be run, and styles. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The built files of the editor's window. */
export interface WindowFiles {
  /** Answers requests for them, relative to the path that they have. */
  readonly serve: MiddlewareHandler;
  /** What the window's document loads. */
  readonly assets: PageAssets;
  /** What the window loads soon for a screen: its code, or the page in a document's frame. */
  readonly modulesOf: (screen: EditorScreen) => readonly string[];
}

/** One entry per source module that became a file, in the manifest that Vite writes. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Key of the styles of a build that has them in one file. */
const SHEET = 'style.css';

/** A build of Vite's with its manifest, below `/edit/files`. */
export interface EditorBuild {
  readonly serve: MiddlewareHandler;
  /** Everything that became a file, fonts and styles too. */
  readonly modules: readonly string[];
  /** The address of a module's file; throws if the build has none. */
  readonly addressOf: (module: string) => string;
  /** Addresses of a module's file and of all that it imports statically, in this order. */
  readonly withImports: (module: string) => readonly string[];
  /** Entries by their modules, each with the styles that it names. */
  readonly entries: ReadonlyMap<string, PageAssets>;
}

/** Reads a build. `hint` says what makes it, for the error of a folder without one. */
export async function readBuild(folder: string, hint: string): Promise<EditorBuild> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(
    (error: unknown) => {
      throw new Error(`The editor is not built (${folder}): ${hint}`, { cause: error });
    },
  );
  // Cast: written by the build of this same version.
  const manifest = JSON.parse(text) as Readonly<Record<string, ManifestChunk>>;
  const at = (file: string) => `${FILES_PATH}/${file}`;
  const addressOf = (module: string) => {
    const file = manifest[module]?.file;
    if (!file) throw new Error(`The editor's build has no ${module}: ${hint}`);
    return at(file);
  };
  const visit = (module: string, found = new Set<string>()): ReadonlySet<string> => {
    const address = addressOf(module);
    if (found.has(address)) return found;
    found.add(address);
    for (const imported of manifest[module]?.imports ?? []) visit(imported, found);
    return found;
  };
  const withImports = (module: string) => [...visit(module)];
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry === true);
  const sheet = manifest[SHEET];
  return {
    modules: Object.keys(manifest),
    addressOf,
    withImports,
    entries: new Map(
      entries.map(([module, { css = [] }]) => [
        module,
        { scripts: withImports(module), styles: (sheet ? [sheet.file] : css).map(at) },
      ]),
    ),
    serve: serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(FILES_PATH.length),
      // Names contain a hash of the content.
      onFound: (_path, context) =>
        context.header('cache-control', 'private, max-age=31536000, immutable'),
    }),
  };
}
