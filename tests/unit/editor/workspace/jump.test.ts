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

const french = {
  id: 'fr-fr',
  prefix: '/fr-fr',
  tag: 'fr-FR',
  name: 'Français',
  code: 'FR',
};

test.each([
  ['/fr-fr', '/edit/home/home?lang=fr-fr'],
  ['/fr-fr/a-propos/', '/edit/page/a-propos?lang=fr-fr'],
  ['/fr-fr/categories/web', '/edit'],
  ['/about', '/edit'],
])('the French page %s is edited at %s', (path, address) => {
  expect(editAddress(path, { own: french, all: [french] })).toBe(address);
});
