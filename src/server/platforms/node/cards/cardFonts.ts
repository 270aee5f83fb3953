import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';
import medium from '#ui/fonts/poppins-latin-500.woff2?inline';
import mediumExt from '#ui/fonts/poppins-latin-ext-500.woff2?inline';

/** The weight of headings. */
export const WEIGHT = 500;

/**
 * Typefaces for what Poppins has no letters for, in the order in which they are tried. A server has no
 * fonts of its own, and one that has would draw other cards than the next. The ones that the site brings
 * are dependencies; each further one is used once it is installed: `npm install @fontsource-variable/noto-sans-kr`.
 */
const FAMILIES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-thai',
  'noto-sans-bengali',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-emoji',
] as const;

/** The one of a family's files that has some characters. */
interface FontFile {
  readonly path: string;
  readonly alias: string;
  readonly ranges: readonly Range[];
  isLoaded: boolean;
}

/** What a text is drawn with. */
export interface DrawableText {
  /** Without the characters that no typeface has. */
  readonly text: string;
  /** Whether more than a few were left out. */
  readonly isLost: boolean;
}

const require = createRequire(import.meta.url);

/** The languages whose own family is tried before the others: they share characters. */
const FIRST: Readonly<Record<string, string>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  zh: 'noto-sans-sc',
};

function filesOf(family: string): FontFile[] {
  try {
    const root = `@fontsource-variable/${family}`;
    const listed: unknown = JSON.parse(
      readFileSync(require.resolve(`${root}/unicode.json`), 'utf8'),
    );
    if (typeof listed !== 'object' || listed === null) return [];
    return Object.entries(listed).map(([subset, ranges]) => {
      const name = subset.replace(/^\[(\d+)\]$/, '$1');
      return {
        path: require.resolve(`${root}/files/${family}-${name}-wght-normal.woff2`),
        alias: family,
        ranges: parseRanges(String(ranges)),
        isLoaded: false,
      };
    });
  } catch {
    // Not installed.
    return [];
  }
}

const has = (ranges: readonly Range[], code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to);

/** Characters that are not drawn themselves: joiners, marks of direction, variants. */
const UNSEEN = /^[\p{Cf}\p{Zs}\u{FE00}-\u{FE0F}]$/u;

/** Share of a text's characters that may be missing. */
const MAX_MISSING = 0.25;

/** The fonts of the cards, each loaded with the first text that needs it. */
export function createCardFonts() {
  for (const bytes of poppins()) GlobalFonts.register(bytes, 'card');
  const own = parseRanges(POPPINS_RANGE);
  const families = new Map<string, FontFile[]>();
  const files = (family: string) => {
    const known = families.get(family) ?? filesOf(family);
    families.set(family, known);
    return known;
  };

  /** Loads what a character needs; false if there is nothing. */
  const load = (code: number, order: readonly string[]): boolean => {
    if (has(own, code)) return true;
    for (const family of order) {
      const file = files(family).find(({ ranges }) => has(ranges, code));
      if (!file) continue;
      if (!file.isLoaded) GlobalFonts.register(readFileSync(file.path), file.alias);
      file.isLoaded = true;
      return true;
    }
    return false;
  };
  const orderFor = (lang: string) => {
    const first = FIRST[lang.slice(0, 2)];
    return first === undefined
      ? [...FAMILIES]
      : [first, ...FAMILIES.filter((one) => one !== first)];
  };

  return {
    /** Loads the fonts of a text. */
    prepare(text: string, lang: string): DrawableText {
      const order = orderFor(lang);
      const characters = [...text];
      const kept = characters.filter(
        (character) => UNSEEN.test(character) || load(character.codePointAt(0) ?? 0, order),
      );
      const isLost = characters.length - kept.length > characters.length * MAX_MISSING;
      return { text: kept.join('').replaceAll(/\s+/gu, ' ').trim(), isLost };
    },
    /** As the value of a context's `font`. */
    font: (size: number, lang: string) =>
      `${WEIGHT} ${size}px card, ${orderFor(lang)
        .map((name) => `"${name}"`)
        .join(', ')}`,
  };
}

export type CardFonts = ReturnType<typeof createCardFonts>;

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** The site's typeface, part of the built server because the files themselves are the browser's. */
const poppins = () => [medium, mediumExt].map(bytesOf);

/** What these files have, as `scripts/fonts.mjs` makes them. */
const POPPINS_RANGE =
  'U+0020-007E,U+00A0-017F,U+0218-021B,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212';

/** The first and the last of some code points. */
type Range = readonly [from: number, to: number];

/** Parses `U+20-7E,U+A9`, as styles and lists of fonts write it. */
function parseRanges(text: string): Range[] {
  return text.split(',').flatMap((part): Range[] => {
    const [, from, to] = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part) ?? [];
    if (from === undefined) return [];
    return [[Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)]];
  });
}
