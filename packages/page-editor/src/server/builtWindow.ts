import { join } from 'node:path';
import type { OpenProjectOptions } from './openProject.ts';
import { readBuild } from './WindowFiles.ts';

type BuiltWindow = Pick<OpenProjectOptions, 'files' | 'fontFaces'>;

/** The weights that pages of the server have. */
const FONT = /poppins-latin-(200|400|500)-normal\.woff2$/;

/** The window as it is built with this package, or in another folder, and its font for pages of the server. */
export async function builtWindow(
  folder = join(import.meta.dirname, '../window'),
): Promise<BuiltWindow> {
  const build = await readBuild(folder, 'install page-editor again');
  const { serve, entries, modules, addressOf } = build;
  const [assets] = entries.values();
  if (!assets) throw new Error(`The editor's build in ${folder} has no entry`);
  const fontFaces = modules.flatMap((module) => {
    const [, weight] = FONT.exec(module) ?? [];
    return weight === undefined
      ? []
      : `@font-face { font-family: Poppins; font-weight: ${weight}; font-display: swap; src: url('${addressOf(module)}') format('woff2'); }`;
  });
  return { files: { serve, assets, modulesOf: () => [] }, fontFaces: fontFaces.join('\n') };
}
