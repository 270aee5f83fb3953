/**
 * Writes src/ui/fonts/faces and faces.ts: the typefaces that an owner may choose in place of Poppins, cut down to the
 * same characters, with system fallbacks of the same measure. Run by hand when a face is added:
 *
 *   npm install --no-save subset-font fontkit @fontsource/{arimo,cousine,noto-serif,roboto,tinos} \
 *     @fontsource-variable/{bricolage-grotesque,fraunces,hanken-grotesk,instrument-sans,jetbrains-mono,newsreader,source-serif-4}
 *   node scripts/faces.mjs
 *
 * Arimo, Tinos and Cousine stand for Arial, Times New Roman and Courier New: their advance widths are the same by design.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { characters, measure, percent, sampleOf, subsets } from './fontTools.mjs';

const require = createRequire(import.meta.url);
const out = fileURLToPath(new URL('../src/ui/fonts/faces/', import.meta.url));

/** Weights as the site sets titles, and text. Arial and the like have one for all. */
const TITLES = [200, 300, 500];
const TEXT = [400, 500];

const ALL = { min: 200, max: 600 };

/**
 * `axes`: what is left of the font's own. An optical size that followed the text would double the bytes: it is
 * that of the sizes which a face is for. `kind`: what stands for it until it is there. `size`: its share of the size
 * that is asked for, where letters are so wide that lines of the design's phones would not hold what they are made for.
 */
const FACES = {
  newsreader: {
    family: 'Newsreader',
    file: 'newsreader-*-opsz',
    axes: { wght: ALL, opsz: 48 },
    kind: 'serif',
    measured: TITLES,
    hasItalic: true,
  },
  hankenGrotesk: {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk-*-wght',
    axes: { wght: ALL },
    kind: 'sans',
    measured: [...TITLES, 400],
    hasItalic: true,
  },
  fraunces: {
    family: 'Fraunces',
    file: 'fraunces-*-full',
    axes: { wght: ALL, opsz: 72, SOFT: 0, WONK: 0 },
    kind: 'serif',
    measured: TITLES,
    hasItalic: true,
  },
  instrumentSans: {
    family: 'Instrument Sans',
    file: 'instrument-sans-*-wght',
    axes: { wght: { min: 400, max: 600 } },
    kind: 'sans',
    measured: TEXT,
    hasItalic: true,
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    file: 'bricolage-grotesque-*-opsz',
    axes: { wght: ALL, opsz: 28 },
    kind: 'sans',
    measured: [...TITLES, 400],
  },
  sourceSerif: {
    family: 'Source Serif 4',
    file: 'source-serif-4-*-wght',
    // Its licence reserves its name for what nobody changed.
    isWhole: true,
    axes: { wght: { min: 200, max: 900 } },
    kind: 'serif',
    measured: TEXT,
    hasItalic: true,
  },
  jetBrainsMono: {
    family: 'JetBrains Mono',
    file: 'jetbrains-mono-*-wght',
    axes: { wght: ALL },
    size: 0.95,
    kind: 'mono',
    measured: TITLES,
    hasItalic: true,
  },
};

/** System fonts of computers, and of Android. */
const FALLBACKS = {
  sans: [
    { twin: 'arimo', names: ['Arial', 'Liberation Sans', 'Arimo'] },
    { twin: 'roboto', names: ['Roboto', 'Roboto-Regular'] },
  ],
  serif: [
    { twin: 'tinos', names: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
    { twin: 'noto-serif', names: ['Noto Serif', 'NotoSerif'] },
  ],
  mono: [
    { twin: 'cousine', names: ['Courier New', 'Liberation Mono', 'Cousine'] },
    { twin: 'roboto', names: ['Roboto', 'Roboto-Regular'] },
  ],
};

/** Small capitals, swashes and the like would be half of a file. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

const sourceOf = ({ file }, subset, style) => {
  const name = `${file.replace('*', subset)}-${style}.woff2`;
  const [family] = file.split('-*');
  return readFile(join(folderOf(`@fontsource-variable/${family}`), 'files', name));
};

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Each file of a face: its name, and what of the face it has. */
const filesOf = (id, { hasItalic }) =>
  ['normal', ...(hasItalic ? ['italic'] : [])].flatMap((style) =>
    Object.entries(subsets).map(([subset, ranges]) => ({
      style,
      subset,
      ranges,
      name: `${kebab(id)}-${subset}${style === 'normal' ? '' : '-italic'}`,
    })),
  );

async function cut(face, { style, subset, ranges, name }) {
  const font = await sourceOf(face, subset, style);
  const woff2 = face.isWhole
    ? font
    : await subsetFont(font, characters(ranges), {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        keepFeatures: FEATURES,
        noHinting: true,
      });
  await writeFile(join(out, `${name}.woff2`), woff2);
  return { address: name, style, subset, bytes: woff2.length };
}

/** A weight of a face, to be measured. */
const instance = async (face, wght) =>
  fontkit.create(
    await subsetFont(await sourceOf(face, 'latin', 'normal'), characters(subsets.latin), {
      targetFormat: 'truetype',
      variationAxes: { ...face.axes, wght },
    }),
  );

async function fallbackOf({ size = 1, ...face }, { twin, names }) {
  const path = join(folderOf(`@fontsource/${twin}`), `files/${twin}-latin-400-normal.woff2`);
  const system = fontkit.create(await readFile(path));
  const weights = face.measured.toSorted().map(async (weight) => {
    const font = await instance(face, weight);
    const text = sampleOf(weight);
    const scale = (size * measure(font, text)) / measure(system, text);
    const share = (value) => percent((size * Math.abs(value)) / font.unitsPerEm / scale);
    const { ascent, descent, lineGap } = font;
    const measures = `size-adjust:${percent(scale)};ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:${share(lineGap)}`;
    return [weight, measures];
  });
  return { names, weights: Object.fromEntries(await Promise.all(weights)) };
}

const fallbacksOf = (face) =>
  Promise.all(FALLBACKS[face.kind].map((fallback) => fallbackOf(face, fallback)));

const imports = [];
const faces = {};
await rm(out, { recursive: true, force: true });
await mkdir(out);
for (const [id, face] of Object.entries(FACES)) {
  const { family, kind, axes, size = 1 } = face;
  const files = await Promise.all(filesOf(id, face).map((file) => cut(face, file)));
  imports.push(...files.map(({ address }) => address));
  faces[id] = {
    family,
    weights: `${axes.wght.min} ${axes.wght.max}`,
    size: percent(size),
    kind,
    files,
    fallbacks: await fallbacksOf(face),
  };
}

const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
// Each file's address is that of its import.
const written = (value) =>
  JSON.stringify(value).replaceAll(/"address":"([^"]+)"/g, (_, name) => `address: ${camel(name)}`);
await writeFile(
  join(out, '../faces.ts'),
  `/* Written by scripts/faces.mjs; sizes in bytes. */
${imports.map((name) => `import ${camel(name)} from './faces/${name}.woff2?url&no-inline';`).join('\n')}

export const subsets = ${written(subsets)} as const;

export const faces = ${written(faces)} as const;
`,
);
