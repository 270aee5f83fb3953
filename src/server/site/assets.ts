import type { SliceType } from '#content/sliceRegistry.ts';

/** Vite's manifest: one entry per source module that became a file. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Files of a page: the entry script, the modules it will import, and the site's styles. */
export interface PageAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  /** Null in development, where modules load their own. */
  readonly styles: string | null;
}

/** Finds a page's files: by the build's manifest in production, fixed in development. */
export type AssetsOf = (modules: readonly string[], slices: readonly SliceType[]) => PageAssets;

const CLIENT_ENTRY = 'src/app/client.tsx';
/** All of the site's styles are one file. */
const STYLES = 'style.css';
const VITALS_ENTRY = 'src/app/vitals.ts';

/** `CardList` -> `card_list`: the type of a slice by its folder. */
const sliceType = (folder: string) =>
  folder.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** The address of a module's file, or of the styles; throws if the build has none. */
function addressOf(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (!file) throw new Error(`The build's manifest has no ${key}: run npm run build`);
  return `/${file}`;
}

/** Finds pages' files by a build's manifest. */
export function manifestAssets(manifest: Manifest): AssetsOf {
  const sliceModules = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const folder = /^slices\/([^/]+)\/index\.tsx$/.exec(key)?.[1];
    if (folder) sliceModules.set(sliceType(folder), key);
  }
  const entry = addressOf(manifest, CLIENT_ENTRY);
  const styles = addressOf(manifest, STYLES);
  return (modules, slices) => {
    const scripts = new Set<string>();
    const visit = (key: string | undefined) => {
      const chunk = key === undefined ? undefined : manifest[key];
      if (!chunk || scripts.has(`/${chunk.file}`)) return;
      scripts.add(`/${chunk.file}`);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const key of [CLIENT_ENTRY, ...modules, ...slices.map((type) => sliceModules.get(type))]) {
      visit(key);
    }
    scripts.delete(entry);
    return { entry, scripts: [...scripts], styles };
  };
}

/** The script that reports Core Web Vitals; it loads last. */
export const vitalsTag = (manifest: Manifest): string =>
  `<script type="module" async fetchpriority="low" src="${addressOf(manifest, VITALS_ENTRY)}"></script>`;
