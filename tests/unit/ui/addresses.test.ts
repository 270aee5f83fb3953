import { describe, expect, test } from 'vitest';
import { destinationOf, isExternal, isRoute, safeAddress } from '#ui/links/address.ts';

describe('safeAddress', () => {
  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    [' /project/low-tide ', '/project/low-tide'],
    ['mailto:hello@your-name.com', 'mailto:hello@your-name.com'],
    ['tel:+100', 'tel:+100'],
    ['#contact', '#contact'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['blob:https://example.com/x', null],
    ['file:///etc/passwd', null],
    ['http://', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j gives %j', (address, expected) => {
    expect(safeAddress(address)).toBe(expected);
  });
});

describe('isRoute and isExternal', () => {
  test.each([
    ['/project/low-tide', true, false],
    ['/categories/product design', true, false],
    ['/media/paper.pdf', false, false],
    ['/api/v2', false, false],
    ['//example.com', false, true],
    ['/\\example.com', false, true],
    ['https://example.com', false, true],
    ['#contact', false, false],
    ['mailto:a@b.c', false, false],
  ])('%s: route %s, external %s', (address, route, external) => {
    expect(isRoute(address)).toBe(route);
    expect(isExternal(address)).toBe(external);
  });
});

describe('destinationOf', () => {
  test.each([
    ['/project/low-tide', { to: '/project/low-tide' }],
    ['/media/paper.pdf', { href: '/media/paper.pdf' }],
    ['mailto:a@b.c', { href: 'mailto:a@b.c' }],
    ['https://example.com', { href: 'https://example.com', external: true }],
  ])('%s is taken as %o', (address, expected) => {
    expect(destinationOf(address)).toEqual(expected);
  });
});
