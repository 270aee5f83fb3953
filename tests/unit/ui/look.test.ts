import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { channels } from '#ui/theme/contrast.ts';
import { crescent, favicon } from '#ui/look/favicon.ts';
import { lookAttributes, readLook } from '#ui/look/look.ts';
import { lookStyle, turned } from '#ui/look/lookStyle.ts';
import { toOklch } from '#ui/look/oklch.ts';

const designed = readLook(null);

const picture = (url: unknown) => ({ light: 'Picture', light_picture: { url } });

test.each<[string, unknown]>([
  ['no document', undefined],
  ['an empty one', {}],
  ['a list', []],
  ['ember', { accent: '#FF5A33' }],
  ['nonsense for a colour', { accent: '#9C72' }],
  ['fields of other kinds', { accent: 7, theme: {}, light: ['Sun'], gate: true, motion: null }],
  ['options that there are not', { theme: 'Noon', corners: 'Oval', grain: 'constructor' }],
  ['a picture that is missing', { light: 'Picture', light_picture: {} }],
  ['a picture of another kind', picture(7)],
  ['a picture that is not chosen', { light: 'Sun', light_picture: { url: '/media/a.png' } }],
  [
    'what is the design',
    {
      theme: 'Night first',
      light: 'Sun',
      gate: 'With sound',
      corners: 'Round',
      grain: 'Full',
      motion: 'Full',
    },
  ],
])('%s is the look of the design, which takes no byte', (_, data) => {
  const look = readLook(data);
  expect(look).toEqual(designed);
  expect(lookStyle(look)).toBe('');
  expect(Object.values(lookAttributes(look))).toEqual([null, null, null, null]);
});

test('an accent is in every colour of the light', () => {
  const style = lookStyle(readLook({ accent: '#3F93F4' }));
  expect(style).toContain('--brand:#3F93F4');
  // What is warm and strong there would be left over of ember.
  const warm = [...style.matchAll(/rgb\((\d+) (\d+) (\d+)/g)].filter(([, red, , blue]) => {
    return Number(red) > Number(blue) + 8;
  });
  expect(warm).toEqual([]);
});

test('every colour of a value is turned, in any of its forms; black and what is transparent stay', () => {
  const turn = () => [1, 2, 3] as const;
  expect(turned('#FF5A33 0%, rgba(255,90,51,0.5) 9px, rgb(255 90 51 / 0.4)', turn)).toBe(
    'rgb(1 2 3) 0%, rgb(1 2 3/0.5) 9px, rgb(1 2 3/0.4)',
  );
  const ground = 'rgb(0 0 0 / 0.5), #0000, transparent';
  expect(turned(ground, readLook({ accent: '#9C72FF' }).ramp?.turn ?? turn)).toMatch(
    /^rgb\(0 0 0\/0.5\), #0000, transparent$/,
  );
});

test('the address of a picture ends neither its value nor the style', () => {
  const style = lookStyle(readLook(picture('/media/a")}</style><b>.png')));
  expect(style).not.toContain('<');
  expect(style.match(/"/g)).toHaveLength(2);
});

test.each([
  ['Square', ['--media:0rem', '--pill:0px']],
  ['Soft', ['--media:0.625rem', '--page:0.75rem', '--pill:12px']],
])('%s corners', (corners, expected) => {
  const style = lookStyle(readLook({ corners }));
  for (const part of expected) expect(style).toContain(part);
});

test('with one theme nothing offers another; without grain its mean is there', () => {
  expect(lookStyle(readLook({ theme: 'Day only' }))).toContain('display:none');
  expect(lookStyle(readLook({ theme: 'Day first' }))).toBe('');
  expect(lookStyle(readLook({ grain: 'None' }))).toContain('--grain:initial');
  expect(lookAttributes(readLook({ grain: 'Fine', motion: 'Calm', light: 'None' }))).toEqual({
    accent: null,
    lamp: 'none',
    film: '0.5',
    motion: 'calm',
  });
});

test("the file of the icon is the design's", () => {
  expect(readFileSync('public/favicon.svg', 'utf8').trim()).toBe(favicon(crescent));
});

const styleFiles = ['src', 'slices'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('styles.ts'))
    .map((file) => join(folder, file)),
);

test('no style has a colour of the light that a look could not turn', () => {
  expect(styleFiles.length).toBeGreaterThan(80);
  const literals = styleFiles.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/var\(--[\w-]+, #[\da-f]+\)/gi, '');
    const found = text.match(/#[\da-f]{6}\b|rgba?\([\d\s,./]+\)/gi) ?? [];
    return found
      .filter((literal) => {
        const [red = 0, green = 0, blue = 0] =
          channels(literal) ?? (literal.match(/[\d.]+/g) ?? []).map(Number);
        return toOklch([red, green, blue]).chroma > 0.02;
      })
      .map((literal) => `${file} ${literal}`);
  });
  expect(literals).toEqual([]);
});
