import type { Plugin } from 'vite';

/** Mock data and model of a slice, as the code generator writes them into the registry. */
const AUTHORING =
  /^ +(?:mocks|model): \(\) => import\('[^']+'\)\.then\(\(file\) => file\.default\),\n/gm;

/**
 * Leaves mock data and models out of the built registry: only the slice library reads them, which
 * exists in development only, and every visitor would load their addresses.
 */
export function componentsOnly(): Plugin {
  return {
    name: 'slicefolio:components-only',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/slices/index.ts')) return null;
      const rest = code.replaceAll(AUTHORING, '');
      if (/\.json'/.test(rest))
        this.error('The registry is written in a form this plugin does not know');
      return { code: rest, map: null };
    },
  };
}
