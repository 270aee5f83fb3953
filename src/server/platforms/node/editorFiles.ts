import { join } from 'node:path';
import { type EditorScreen, readBuild } from '#page-editor/server';
import type { EditorFiles } from '#server/editor/mountEditor.ts';

const FOLDER = 'dist/editor';

/** All styles of the editor and of the page in it are one file. */
const STYLES = 'style.css';

/** Modules of screens; a document's own are part of the window. */
const SCREENS: Readonly<Record<EditorScreen, string>> = {
  documents: 'packages/page-editor/src/window/workspace/StartScreen.tsx',
  media: 'packages/page-editor/src/rooms/library/LibraryPage.tsx',
  find: 'packages/page-editor/src/rooms/find/FindPage.tsx',
  online: 'packages/page-editor/src/rooms/online/OnlinePage.tsx',
  releases: 'packages/page-editor/src/rooms/releases/ReleasesPage.tsx',
  history: 'packages/page-editor/src/rooms/versions/HistoryScreen.tsx',
  document: 'src/app/canvas.tsx',
};

/** The editor's built files, and what its pages load of them. Throws if it was not built. */
export async function editorFiles(
  root: string,
): Promise<EditorFiles & { readonly jumpTag: string }> {
  const { serve, addressOf, withImports } = await readBuild(
    join(root, FOLDER),
    'run npm run build',
  );
  const styles = [addressOf(STYLES)];
  const known = withImports('src/app/editor.tsx');
  return {
    serve,
    assets: { scripts: known, styles },
    canvas: { scripts: withImports('src/app/canvas.tsx'), styles },
    modulesOf: (screen) =>
      withImports(SCREENS[screen]).filter((address) => !known.includes(address)),
    jumpTag: `<script type="module" async src="${addressOf('src/app/jump.ts')}"></script>`,
  };
}
