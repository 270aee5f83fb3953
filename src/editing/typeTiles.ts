import type { LookControl } from '#page-editor';
import { familyOf } from '#ui/fonts/faceRules.ts';
import { poppins } from '#ui/fonts/fallbacks.ts';
import { type Face, firstFiles, type Pair, pairs } from '#ui/fonts/pairs.ts';

const pairOf = (option: string): Pair | null => pairs[option] ?? null;

/** What is left of a family's name on a tile. */
const shortName = ({ family }: Face) => family.replace(/ (?:Grotesque|Grotesk|Sans|Mono|4)$/, '');

const KB = 1000;

/** What a visitor loads once, measured in the files. */
const kilobytes = (pair: Pair) =>
  Math.round(firstFiles(pair).reduce((sum, { bytes }) => sum + bytes, 0) / KB);

function tileOf(option: string) {
  const pair = pairOf(option);
  if (!pair) {
    const fonts = { titleFont: poppins, detailFont: poppins, tracking: '-0.02em' };
    return { title: option, detail: 'alone', words: `${option}, nothing to load`, ...fonts };
  }
  const { title, text, tracking } = pair;
  const names = title === text ? `${option} alone` : `${option} and ${shortName(text)}`;
  return {
    title: option,
    detail: title === text ? 'alone' : `with ${shortName(text)}`,
    titleFont: familyOf(title),
    detailFont: familyOf(text),
    tracking: `${tracking}em`,
    words: `${names}, ${kilobytes(pair)} KB once`,
  };
}

/** One for each file, kept once it is there. */
const loading = new Map<string, Promise<unknown>>();

async function loadFile({ family, weights: weight }: Face, address: string): Promise<void> {
  const face = new FontFace(family, `url(${address})`, { weight });
  await face.load();
  document.fonts.add(face);
}

function loadFace(face: Face): Promise<unknown>[] {
  return firstFiles({ title: face, text: face }).map(({ address }) => {
    const known = loading.get(address) ?? loadFile(face, address);
    loading.set(address, known);
    known.catch(() => loading.delete(address));
    return known;
  });
}

/** How the typefaces of the site are chosen. */
export const typeTiles: LookControl = {
  kind: 'tiles',
  field: 'type',
  tileOf,
  async load(option) {
    const pair = pairOf(option);
    if (pair) await Promise.all([pair.title, pair.text].flatMap(loadFace));
  },
};
