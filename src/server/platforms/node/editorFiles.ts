import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type {
  EditorEntry,
  EditorFiles,
  EditorScreen,
  PageAssets,
} from '#server/editor/EditorPort.ts';
import { FILES_PATH } from '#page-editor/paths';
import type { Manifest } from '#server/site/assets.ts';

const FOLDER = 'dist/editor';

/** All styles of the editor and of the page in it are one file. */
const STYLES = 'style.css';

/** Modules of screens; a document's own are part of the window. */
const SCREENS: Readonly<Record<EditorScreen, string>> = {
  documents: 'packages/page-editor/src/window/workspace/StartScreen.tsx',
  media: 'packages/page-editor/src/rooms/library/LibraryPage.tsx',
  find: 'packages/page-editor/src/rooms/find/FindPage.tsx',
  releases: 'packages/page-editor/src/rooms/releases/ReleasesPage.tsx',
  history: 'packages/page-editor/src/rooms/versions/HistoryScreen.tsx',
  document: 'src/app/canvas.tsx',
};

/** The editor's built files, and what its pages load of them. Throws if it was not built. */
export async function editorFiles(
  root: string,
): Promise<EditorFiles & { readonly jumpTag: string }> {
  const text = await readFile(join(root, FOLDER, '.vite/manifest.json'), 'utf8').catch(
    (error: unknown) => {
      throw new Error(`The editor is not built (${FOLDER}): run npm run build`, { cause: error });
    },
  );
  // Cast: written by the build of this same version.
  const manifest = JSON.parse(text) as Manifest;
  const addressOf = (key: string) => {
    const file = manifest[key]?.file;
    if (!file) throw new Error(`The editor's build has no ${key}: run npm run build`);
    return `${FILES_PATH}/${file}`;
  };
  const withImports = (key: string, found = new Set<string>()): ReadonlySet<string> => {
    const address = addressOf(key);
    if (found.has(address)) return found;
    found.add(address);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, found);
    return found;
  };
  const assetsOf = (entry: EditorEntry): PageAssets => ({
    scripts: [...withImports(`src/app/${entry}.tsx`)],
    styles: [addressOf(STYLES)],
  });
  const known = withImports('src/app/editor.tsx');
  return {
    assetsOf,
    modulesOf: (screen) =>
      [...withImports(SCREENS[screen])].filter((address) => !known.has(address)),
    jumpTag: `<script type="module" async src="${addressOf('src/app/jump.ts')}"></script>`,
    serve: serveStatic({
      root: FOLDER,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(FILES_PATH.length),
      // Names contain a hash of the content.
      onFound: (_path, context) =>
        context.header('cache-control', 'private, max-age=31536000, immutable'),
    }),
  };
}
