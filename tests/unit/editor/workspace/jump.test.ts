import { expect, test } from 'vitest';
import { editAddress } from '#app/jump.ts';

test.each([
  ['/', '/edit/home/home'],
  ['/about', '/edit/page/about'],
  ['/about/', '/edit/page/about'],
  ['/case-study/low-tide', '/edit/case-study/low-tide'],
  ['/project/bread-clock', '/edit/project/bread-clock'],
  ['/projects/hardware-teams', '/edit/project-list/hardware-teams'],
  ['/portfolio/hardware-teams', '/edit/project-list/hardware-teams'],
  ['/categories/web', '/edit'],
  ['/a/b/c', '/edit'],
])('the page %s is edited at %s', (path, address) => {
  expect(editAddress(path)).toBe(address);
});
