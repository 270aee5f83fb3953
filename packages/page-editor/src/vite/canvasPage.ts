import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor } from 'vite';

/** The module that runs what mounts the page, and the one that says why there is none. */
export const CANVAS_MODULES = ['virtual:page-editor/mount', 'virtual:page-editor/report'] as const;

/** Remembers the first error, before any module runs. */
const REMEMBER =
  "addEventListener('error',(e)=>{if(e.message)window.pageEditorFailure??=e.message})";

const MODULE_SCRIPT = /<script\b[^>]*\btype\s*=\s*["']?module\b[^>]*>[\s\S]*?<\/script\s*>/gi;

/** A page without the project's own start, for the editor's; without a page of the project, an empty one. */
export const withoutModules = (html: string): string => html.replaceAll(MODULE_SCRIPT, '');

const EMPTY = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
  <body><div id="root"></div></body>
</html>`;

/** The page that Vite serves at the project's address. */
export async function readProjectPage(root: string): Promise<string> {
  try {
    return await readFile(join(root, 'index.html'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return EMPTY;
    throw error;
  }
}

/** What the page in the frame starts with in place of the project's own modules. */
export const canvasTags = (): HtmlTagDescriptor[] => [
  { tag: 'script', children: REMEMBER, injectTo: 'head-prepend' },
  ...CANVAS_MODULES.map((id): HtmlTagDescriptor => ({
    tag: 'script',
    attrs: { type: 'module', src: `/@id/__x00__${id}` },
    injectTo: 'body',
  })),
];

/** The text of one of the modules. `file`: the project's, from its root. */
export function canvasModule(id: (typeof CANVAS_MODULES)[number], file: string): string {
  const [mount] = CANVAS_MODULES;
  return id === mount
    ? // First the editor's, which decides what the page's modules are told of motion.
      `import 'page-editor/canvas';\nimport ${JSON.stringify(`/${file}`)};\n`
    : `import { reportUnmounted } from 'page-editor/canvas';\nreportUnmounted(${JSON.stringify(file)});\n`;
}
