import type { SliceType } from '#content/sliceRegistry.ts';

/** Vite's manifest: one entry a source module that became a file. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Files a page links: the entry script, what it will import anyway, and styles. */
export interface PageAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Source of a page's files: the build's manifest in production, Vite itself in development. */
export type AssetsOf = (modules: readonly string[], slices: readonly SliceType[]) => PageAssets;

const CLIENT_ENTRY = 'src/app/client.tsx';
const VITALS_ENTRY = 'src/app/vitals.ts';

/** `CardList` -> `card_list`: a slice's folder names its type. */
const sliceType = (folder: string) =>
  folder.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Reads pages' files off a build's manifest. */
export function manifestAssets(manifest: Manifest): AssetsOf {
  const sliceModules = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const folder = /^slices\/([^/]+)\/index\.tsx$/.exec(key)?.[1];
    if (folder) sliceModules.set(sliceType(folder), key);
  }
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`The build's manifest has no ${CLIENT_ENTRY}: run npm run build`);
  return (modules, slices) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (key: string | undefined) => {
      const chunk = key === undefined ? undefined : manifest[key];
      if (!chunk || scripts.has(chunk.file)) return;
      scripts.add(chunk.file);
      for (const file of chunk.css ?? []) styles.add(file);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const key of [CLIENT_ENTRY, ...modules, ...slices.map((type) => sliceModules.get(type))]) {
      visit(key);
    }
    scripts.delete(entry.file);
    const url = (file: string) => `/${file}`;
    return { entry: url(entry.file), scripts: [...scripts].map(url), styles: [...styles].map(url) };
  };
}

/** The element that measures a page for its owner; nothing waits for it. */
export function vitalsTag(manifest: Manifest): string {
  const file = manifest[VITALS_ENTRY]?.file;
  if (!file) throw new Error(`The build's manifest has no ${VITALS_ENTRY}: run npm run build`);
  return `<script type="module" async fetchpriority="low" src="/${file}"></script>`;
}
