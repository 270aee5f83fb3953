import type { SliceType } from '#content/sliceRegistry.ts';
import { partKey, sheetKey, STYLE_PARTS, type StylePart } from './styleParts.ts';

/** Vite's manifest: one entry per source module that became a file. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** Parts of the styles that the module needs, with all that it imports. */
  readonly styles?: readonly StylePart[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Addresses of the styles of a page. */
export interface PageStyles {
  readonly sheet: string;
  /** What other pages have, and what comes on demand. */
  readonly others: readonly string[];
}

/** Files of a page: the entry script, the modules it will import, and its styles. */
export interface PageAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  /** Null in development, where modules load their own. */
  readonly styles: PageStyles | null;
}

/** Finds a page's files: by the build's manifest in production, fixed in development. */
export type AssetsOf = (modules: readonly string[], slices: readonly SliceType[]) => PageAssets;

const CLIENT_ENTRY = 'src/app/client.tsx';
const VITALS_ENTRY = 'src/app/vitals.ts';
const VIEWS_ENTRY = 'src/app/views.ts';

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
  return (modules, slices) => {
    const scripts = new Set<string>();
    const parts = new Set<StylePart>();
    const visit = (key: string | undefined) => {
      const chunk = key === undefined ? undefined : manifest[key];
      if (!chunk || scripts.has(`/${chunk.file}`)) return;
      scripts.add(`/${chunk.file}`);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const key of [CLIENT_ENTRY, ...modules, ...slices.map((type) => sliceModules.get(type))]) {
      visit(key);
      for (const part of manifest[key ?? '']?.styles ?? []) parts.add(part);
    }
    scripts.delete(entry);
    const others = STYLE_PARTS.filter((part) => !parts.has(part));
    return {
      entry,
      scripts: [...scripts],
      styles: {
        sheet: addressOf(manifest, sheetKey(parts)),
        others: others.map((part) => addressOf(manifest, partKey(part))),
      },
    };
  };
}

/** A script that loads last. */
const lastTag = (manifest: Manifest, entry: string) =>
  `<script type="module" async fetchpriority="low" src="${addressOf(manifest, entry)}"></script>`;

/** The script that reports Core Web Vitals. */
export const vitalsTag = (manifest: Manifest): string => lastTag(manifest, VITALS_ENTRY);

/** The script that reports views of pages that browsers render themselves. */
export const viewsTag = (manifest: Manifest): string => lastTag(manifest, VIEWS_ENTRY);
