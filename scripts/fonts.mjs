/**
 * Writes src/ui/fonts: Poppins cut down to the characters the site needs, Noto Sans for scripts that
 * Poppins lacks, and the @font-face rules with system fallbacks of the same measure. Run by hand when a weight or a character is added:
 *
 *   npm install --no-save @fontsource/poppins @fontsource/arimo @fontsource/roboto subset-font fontkit
 *   node scripts/fonts.mjs
 *
 * Arimo stands for Arial here: their advance widths are the same by design.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { characters, measure, percent, sampleOf, subsets } from './fontTools.mjs';

const require = createRequire(import.meta.url);
const out = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url));

const weights = [200, 300, 400, 500, 600];

/** Weights of words in italics, whose faces are in a file of their own: most pages have none. */
const italics = [400, 500, 600];

/** Scripts that Poppins lacks, from the family nearest to it: all weights are one file. */
const others = {
  arabic: 'U+0600-06FF, U+200C-200F',
  hebrew: 'U+0590-05FF, U+20AA, U+FB1D-FB4F',
};

/** System fonts a visitor sees until Poppins has loaded. */
const fallbacks = [
  {
    family: 'Poppins Arial',
    twin: 'arimo',
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  },
  { family: 'Poppins Roboto', twin: 'roboto', names: ['Roboto', 'Roboto-Regular'] },
];

function file(family, subset, weight, style = 'normal') {
  const root = dirname(require.resolve(`@fontsource/${family}/package.json`));
  return readFile(join(root, `files/${family}-${subset}-${weight}-${style}.woff2`));
}

function face(lines) {
  return `@font-face {\n${lines.map((line) => `  ${line};`).join('\n')}\n}\n`;
}

async function poppinsFaces(style, own) {
  const faces = [];
  for (const weight of own) {
    for (const [subset, ranges] of Object.entries(subsets)) {
      const name = `poppins-${subset}-${weight}${style === 'normal' ? '' : `-${style}`}.woff2`;
      const source = await file('poppins', subset, weight, style);
      const woff2 = await subsetFont(source, characters(ranges), { targetFormat: 'woff2' });
      await writeFile(join(out, name), woff2);
      faces.push(
        face([
          'font-family: Poppins',
          `font-weight: ${weight}`,
          `font-style: ${style}`,
          'font-display: swap',
          `src: url('./${name}?no-inline') format('woff2')`,
          `unicode-range: ${ranges}`,
        ]),
      );
      console.info(`${name} ${woff2.length} bytes`);
    }
  }
  return faces;
}

/** @param {readonly string[]} rules */
const sheet = (rules) => `/* Written by scripts/fonts.mjs. */\n\n${rules.join('\n')}`;

await writeFile(join(out, 'italic.css'), sheet(await poppinsFaces('italic', italics)));
const faces = await poppinsFaces('normal', weights);

for (const [script, ranges] of Object.entries(others)) {
  const name = `noto-sans-${script}.woff2`;
  const root = dirname(require.resolve(`@fontsource-variable/noto-sans-${script}/package.json`));
  const whole = await readFile(join(root, `files/noto-sans-${script}-${script}-wght-normal.woff2`));
  const woff2 = await subsetFont(whole, characters(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: weights[0], max: weights.at(-1) } },
  });
  await writeFile(join(out, name), woff2);
  faces.push(
    face([
      // Its weights are a range, and a browser takes no face with other weights from one family.
      "font-family: 'Poppins Scripts'",
      `font-weight: ${weights[0]} ${weights.at(-1)}`,
      'font-style: normal',
      'font-display: swap',
      `src: url('./${name}?no-inline') format('woff2')`,
      `unicode-range: ${ranges}`,
    ]),
  );
  console.info(`${name} ${woff2.length} bytes`);
}

for (const { family, twin, names } of fallbacks) {
  const fallback = fontkit.create(await file(twin, 'latin', 400));
  for (const weight of weights) {
    const poppins = fontkit.create(await file('poppins', 'latin', weight));
    const text = sampleOf(weight);
    const scale = measure(poppins, text) / measure(fallback, text);
    const share = (value) => percent(Math.abs(value) / poppins.unitsPerEm / scale);
    faces.push(
      face([
        `font-family: '${family}'`,
        `font-weight: ${weight}`,
        `src: ${names.map((local) => `local('${local}')`).join(', ')}`,
        `size-adjust: ${percent(scale)}`,
        `ascent-override: ${share(poppins.ascent)}`,
        `descent-override: ${share(poppins.descent)}`,
        `line-gap-override: ${share(poppins.lineGap)}`,
      ]),
    );
  }
}

await writeFile(join(out, 'fonts.css'), sheet(faces));
