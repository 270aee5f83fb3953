import { expect, test } from 'vitest';
import { luminanceOf } from '#editor/canvas/marks/ground.ts';

test.each([
  ['white', 'rgb(255, 255, 255)', 1],
  ['black', 'rgb(0, 0, 0)', 0],
  ['the fog of a case study', 'rgb(220, 229, 232)', 0.77],
  ['its teal', 'rgb(12, 86, 111)', 0.08],
  ['a colour of another space', 'color(srgb 1 1 1 / 0.9)', 1],
])('the luminance of %s is measured', (_name, color, luminance) => {
  expect(luminanceOf(color)).toBeCloseTo(luminance, 2);
});

test.each([
  ['no colour', 'rgba(0, 0, 0, 0)'],
  ['one that is seen through', 'rgba(255, 255, 255, 0.2)'],
  ['a shade of another space', 'color(srgb 1 1 1 / 0.1)'],
  ['a word', 'transparent'],
])('%s is no ground', (_name, color) => {
  expect(luminanceOf(color)).toBeNull();
});
