import { describe, expect, test } from 'vitest';
import {
  colorsIn,
  contrastWords,
  pairOf,
  readColor,
} from '../../../../src/editor/form/kinds/color/colors.ts';
import { themeColors } from '../../../../src/editor/form/kinds/color/themeColors.ts';
import { demoModels } from './support/demoModels.ts';

describe('a typed colour', () => {
  test.each([
    ['#0A3F52', '#0A3F52'],
    ['0a3f52', '#0A3F52'],
    ['#abc', '#AABBCC'],
    ['#0A3F5280', '#0A3F5280'],
    ['rgb(10, 63, 82)', '#0A3F52'],
    ['RGB(10 63 82)', '#0A3F52'],
  ])('%j is %s', (typed, color) => {
    expect(readColor(typed)).toBe(color);
  });

  test.each(['', '#', '#12', '#12345', 'ember', 'rgb(300, 0, 0)', 'url(x)', '#GGGGGG'])(
    '%j is none',
    (typed) => {
      expect(readColor(typed)).toBeNull();
    },
  );
});

test('colours of a document are listed once, the most used first', () => {
  const data = { a: '#fff', b: ['#000000', { c: '#FFFFFF' }], d: 'no #123456', e: 3, f: null };
  expect(colorsIn(data)).toEqual(['#FFFFFF', '#000000']);
  expect(colorsIn(data, 1)).toEqual(['#FFFFFF']);
});

test('colours of the themes are colours, each once', () => {
  const colors = themeColors.map(({ color }) => color);
  expect(new Set(colors).size).toBe(colors.length);
  expect(colors.map(readColor)).toEqual(colors);
});

describe('the measured contrast', () => {
  test('is good from 4.5 on, and never rounded up to it', () => {
    expect(contrastWords('#000000', '#FFFFFF', 'Background')).toBe('21 to 1 on Background, good');
    // 4.478 to 1.
    expect(contrastWords('#777777', '#FFFFFF', 'Background')).toBe(
      '4.4 to 1 on Background. Too faint: the site will use its own text colour',
    );
  });

  test('is not said of colours that let others through, nor of what is no colour', () => {
    expect(contrastWords('#00000080', '#FFFFFF', 'Background')).toBeNull();
    expect(contrastWords('#000000', 'white', 'Background')).toBeNull();
  });

  const { types, slices } = demoModels;
  const colors = types.get('case_study')?.tabs.find(({ name }) => name === 'Colours')?.fields ?? [];
  test.each([
    ['text_color', 'background_color'],
    ['background_color', 'text_color'],
    ['brand_color', 'background_color'],
    ['card_color', 'text_color'],
    ['text_color_inverted', 'brand_color'],
    ['border_color', undefined],
  ])('of %s is that with %s', (id, other) => {
    expect(pairOf(id, colors)?.id).toBe(other);
  });

  test('is measured within a slice, too', () => {
    const fields = slices.get('text_block')?.variations[0]?.fields ?? [];
    expect(pairOf('text_color', fields)?.id).toBe('background_color');
  });
});
