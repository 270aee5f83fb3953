import { describe, expect, test } from 'vitest';
import {
  directionOf,
  galleryColumns,
  phaseOf,
  rounds,
} from '../../../slices/MovingGallery/columns.ts';

describe('the items of each column', () => {
  test.each([
    { items: 4, columns: 5, expected: 8 },
    { items: 24, columns: 5, expected: 48 },
    { items: 25, columns: 5, expected: 25 },
    { items: 14, columns: 3, expected: 28 },
    { items: 15, columns: 3, expected: 15 },
    { items: 200, columns: 5, expected: 200 },
  ])('are $expected of $items for $columns columns: fewer than five each double', (given) => {
    expect(rounds(given.items, given.columns) * given.items).toBe(given.expected);
    const inner = galleryColumns(given.items, given.columns).slice(1, -1);
    expect(inner.flat()).toHaveLength(given.expected);
  });

  test.each([
    { items: 5, columns: 5 },
    { items: 6, columns: 3 },
    { items: 6, columns: 5 },
    { items: 10, columns: 5 },
    { items: 8, columns: 4 },
  ])('never repeat next to themselves in a column: $items in $columns', ({ items, columns }) => {
    for (const column of galleryColumns(items, columns)) {
      const indices = column.map(({ index }) => index);
      expect(new Set(indices).size).toBe(indices.length);
    }
  });
});

describe('the columns of a gallery', () => {
  test.each([1, 2, 3, 4, 5, 6, 8])('are two more than %i fit the width', (columns) => {
    expect(galleryColumns(6, columns)).toHaveLength(columns + 2);
  });

  test.each([
    { items: 1, columns: 5 },
    { items: 4, columns: 4 },
    { items: 6, columns: 5 },
    { items: 7, columns: 3 },
    { items: 200, columns: 5 },
  ])('show each of $items items once to a keyboard, in $columns columns', ({ items, columns }) => {
    const all = galleryColumns(items, columns).flat();
    const reachable = all.filter(({ repeated }) => !repeated).map(({ index }) => index);
    expect(reachable.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: items }, (_, index) => index),
    );
  });

  test.each([1, 2, 3, 9, 50])('are never empty, with %i items in 8', (items) => {
    for (const column of galleryColumns(items, 8)) expect(column.length).toBeGreaterThan(0);
  });

  test('beyond the width repeat the column at the other side', () => {
    const columns = galleryColumns(30, 4);
    const indices = columns.map((column) => column.map(({ index }) => index));
    expect(indices[0]).toEqual(indices[4]);
    expect(indices[5]).toEqual(indices[1]);
    expect([columns[0], columns[5]].flat().every((entry) => entry?.repeated)).toBe(true);
  });

  test('do not exist without items', () => {
    expect(galleryColumns(0, 4)).toEqual([]);
  });

  test('alternate in direction and start apart', () => {
    expect([0, 1, 2, 3].map(directionOf)).toEqual(['up', 'down', 'up', 'down']);
    const phases = [0, 1, 2, 3, 4].map(phaseOf);
    expect(new Set(phases).size).toBe(5);
    for (const phase of phases) expect(phase).toBeLessThan(1);
  });
});
