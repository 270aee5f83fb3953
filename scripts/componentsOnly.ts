import type { Plugin } from 'vite';

/** Mock data and model of a slice, as the code generator writes them into the registry. */
const AUTHORING =
  /^ +(?:mocks|model): \(\) => import\('[^']+'\)\.then\(\(file\) => file\.default\),\n/gm;

/**
 * Removes mock data and models from the site's built registry: the slice library reads them, which exists in development
 * only, and the editor, which is built by itself; every visitor would load their addresses.
 */
export function componentsOnly(): Plugin {
  return {
    name: 'slicefolio:components-only',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/slices/index.ts')) return null;
      const rest = code.replaceAll(AUTHORING, '');
      if (/\.json'/.test(rest)) this.error('The registry has an unknown form');
      return { code: rest, map: null };
    },
  };
}
