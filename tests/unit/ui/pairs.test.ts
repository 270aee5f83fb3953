import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typeStyle } from '#app/typeStyle.ts';
import { faces } from '#ui/fonts/faces.ts';
import { firstFiles, type Pair, pairs } from '#ui/fonts/pairs.ts';
import { readLook } from '#ui/look/look.ts';
import model from '../../../customtypes/look/index.json' with { type: 'json' };

const others = Object.entries(pairs).flatMap(([name, pair]): [string, Pair][] =>
  pair ? [[name, pair]] : [],
);

test('the model offers what there is', () => {
  expect(model.json.Main.type.config.options).toEqual(Object.keys(pairs));
});

test.each(others)('%s is in the style of the page, with fallbacks of its measure', (name, pair) => {
  const { title, text } = pair;
  expect(readLook({ type: name }).pair).toBe(pair);
  const style = typeStyle(pair);
  expect(style).toContain(`html body{font-family:'${text.family}'`);
  for (const { family, files, fallbacks } of [title, text]) {
    for (const { address } of files) expect(style).toContain(`src:url(${address})`);
    expect(fallbacks).toHaveLength(2);
    expect(style).toContain(`@font-face{font-family:'${family} 2'`);
  }
  expect(style).toContain(`){font-family:'${title.family}','Poppins Scripts'`);
  // Titles of 92 px, in a window whose root has 16.
  const closer = Number(/letter-spacing:min\(0em,([\d.]+)\*/.exec(style)?.[1]);
  expect((closer * (0.0656 * 16 - 0.0567 * 92)) / 92).toBeCloseTo(pair.tracking, 2);
  expect(style.includes('line-height:calc(1.02*')).toBe(pair.lineHeight === 1);
});

test.each(others)('the files that every page of %s loads', (_, pair) => {
  const files = firstFiles(pair);
  expect(files).toHaveLength(pair.title === pair.text ? 1 : 2);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(93_000);
});

const license = readFileSync('src/ui/fonts/OFL.txt', 'utf8');

test.each(Object.values(faces))('$family is as large as is said, and licensed', (face) => {
  for (const { address, bytes } of face.files)
    expect(statSync(`.${address.split('?')[0]}`).size).toBe(bytes);
  expect(license).toContain(`${face.family}: Copyright`);
});

test('Poppins takes no byte', () => {
  expect(readLook({ type: 'Poppins' })).toEqual(readLook(null));
  expect(typeStyle(readLook({ type: 'Comic' }).pair)).toBe('');
});
