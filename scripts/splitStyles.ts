import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  PAGE_PARTS,
  partKey,
  sheetKey,
  STYLE_PARTS,
  type PagePart,
  type StylePart,
} from '../src/server/site/styleParts.ts';
import { editManifest, moduleName } from './manifest.ts';

/**
 * The parts by their modules; what none of them names is on every page. A new slice is in `work`. The manifest
 * says which parts a module needs, so one in another part of a page costs bytes, never styles. What is `later` has to
 * come by a dynamic import with `withStyles`: no page's sheet has it.
 */
const MODULES: Readonly<Record<StylePart, RegExp>> = {
  home: /^(src\/screens\/home|slices\/(Intro|About|SelectedWork|Experience|Expertise|CurrentInterests|MoreWork|SingleImage|ParallaxImages|VideoCover))\//,
  study:
    /^slices\/(IntroHeader|ProjectOverview|SectionHeader|CalloutSection|CardList|ImageSwitcher)\//,
  external: /^src\/(screens\/(external|simulator)\/|ui\/feedback\/Orb\.)/,
  work: /^(src\/screens\/(projectFrame|project)\/|slices\/|src\/ui\/(player\/|video\/FieldVideo\.))/,
  standIn: /^src\/(screens\/(notFound|protected)\/|ui\/controls\/Field\.)/,
  later: /^src\/(shell\/menu|screens\/next|effects\/(cursor|fps))\//,
};

const partOf = (module: string): StylePart | null =>
  STYLE_PARTS.find((part) => MODULES[part].test(module)) ?? null;

/** Vite's name of the one file of all styles. */
const ALL = 'style.css';

/**
 * Begins the styles of a module where Vite puts all into one file. No element has this class, and its value differs from
 * the next one's, or the minifier would join both.
 */
const markOf = (at: number) => `.styles-of-${at}{--at:${at}}`;
const MARK = /\.styles-of-(\d+)\s*\{[^}]*\}/;

/** A piece of a style sheet, and the part that it is of; null: of every page. */
interface Piece {
  readonly part: StylePart | null;
  readonly css: string;
}

/** Cuts a sheet at its marks, in its order. */
export function cutSheet(css: string, partAt: (at: number) => StylePart | null): Piece[] {
  // The number of each mark is between what is before and after it.
  const [before = '', ...rest] = css.split(MARK);
  const pieces: Piece[] = [{ part: null, css: before }];
  for (let at = 0; at < rest.length; at += 2)
    pieces.push({ part: partAt(Number(rest[at])), css: rest[at + 1] ?? '' });
  return pieces;
}

/** Every selection of a page's parts. What stands in for a page's content comes with its frame alone. */
const selections = PAGE_PARTS.reduce<readonly (readonly PagePart[])[]>(
  (all, part) => [
    ...all,
    ...all
      .filter((one) => part !== 'standIn' || one.every((other) => other === 'work'))
      .map((one) => [...one, part]),
  ],
  [[]],
);

/** The sheets by their keys in the manifest. Rules keep their order, so that the same ones win. */
export function sheetsOf(pieces: readonly Piece[]): ReadonlyMap<string, string> {
  const write = (has: (part: StylePart | null) => boolean) =>
    pieces.flatMap(({ part, css }) => (has(part) ? [css] : [])).join('');
  return new Map([
    ...selections.map((parts): [string, string] => {
      const chosen: ReadonlySet<StylePart> = new Set(parts);
      return [sheetKey(chosen), write((part) => part === null || chosen.has(part))];
    }),
    ...STYLE_PARTS.map((part): [string, string] => [partKey(part), write((one) => one === part)]),
  ]);
}

/**
 * The parts that a module needs, with all that it imports.
 *
 * @throws Error if it imports what comes later, without being of that itself: it would be shown without styles.
 */
export function neededParts(
  module: string,
  importsOf: (module: string) => readonly string[],
): StylePart[] {
  const seen = new Set<string>();
  const parts = new Set<StylePart>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const part = name.endsWith('.css') ? partOf(name) : null;
    if (part === 'later' && partOf(module) !== 'later') {
      throw new Error(
        `${module} imports ${name}, whose styles no page begins with: import it on demand, with withStyles, or give it to another part in scripts/splitStyles.ts`,
      );
    }
    if (part) parts.add(part);
    importsOf(name).forEach(visit);
  };
  visit(module);
  return STYLE_PARTS.filter((part) => parts.has(part));
}

/**
 * Writes the styles as one file for each selection of parts, since a page is painted after one request for them, and
 * one for each part alone, for pages that came without it. The manifest has them all, and names the parts of each module.
 */
export function splitStyles(): Plugin {
  let root = '';
  const modules: string[] = [];
  const files = new Map<string, string>();
  return {
    name: 'slicefolio:split-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      modules.push(moduleName(root, id));
      return { code: `${markOf(modules.length - 1)}${code}`, map: null };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const all = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(ALL),
        );
        if (all?.type !== 'asset') return this.error(`The build has no ${ALL}`);
        const pieces = cutSheet(String(all.source), (at) => partOf(modules[at] ?? ''));
        for (const [key, source] of sheetsOf(pieces)) {
          const file = this.emitFile({ type: 'asset', name: `${key}.css`, source });
          files.set(key, this.getFileName(file));
        }
        delete bundle[all.fileName];
      },
    },
    // After the manifest has its modules.
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return;
        const importsOf = (module: string) =>
          (this.getModuleInfo(join(root, module))?.importedIds ?? []).map((id) =>
            moduleName(root, id),
          );
        await editManifest(dir, (manifest) => {
          for (const [key, chunk] of Object.entries(manifest)) {
            const styles = neededParts(key, importsOf);
            if (styles.length > 0) manifest[key] = { ...chunk, styles };
          }
          for (const [key, file] of files) manifest[key] = { file };
        });
      },
    },
  };
}
