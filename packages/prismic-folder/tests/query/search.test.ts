import { describe, expect, it } from 'vitest';
import { bindQuery } from '../../src/query/bindQuery.ts';
import { parseOrderings } from '../../src/query/orderings.ts';
import { search } from '../../src/query/search.ts';
import { View } from '../../src/query/View.ts';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { documentOf, testModels } from '../../../../tests/support/snapshot.ts';

const random = randomOf(4);
const works = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    documentOf(
      `work/w${from + index}`,
      {
        year: random() < 0.1 ? null : Math.floor(random() * 30),
        kind: pickOf(random, ['web', 'print', null]),
      },
      { tags: random() < 0.05 ? ['rare'] : ['common'] },
    ),
  );
const master = works(0, 400);
const overrides = works(380, 40);

type Work = (typeof master)[number];

/** The reference result: a scan of every document. */
function slowly(documents: Work[], keep: (document: Work) => boolean) {
  return documents
    .filter(keep)
    .map((document, place) => ({ document, place, year: document.data['year'] }))
    .sort((one, other) => {
      const [year, otherYear] = [one.year, other.year];
      if (typeof year !== 'number' || typeof otherYear !== 'number') {
        return Number(year === null) - Number(otherYear === null) || one.place - other.place;
      }
      return otherYear - year || one.place - other.place;
    })
    .map(({ document }) => document.id);
}

const masterView = new View('m', master, testModels);
const replaced = new Set(overrides.map(({ id }) => id));
const shown = [...master.filter(({ id }) => !replaced.has(id)), ...overrides];

describe.each([
  ['master', masterView, master],
  ['a release', masterView.withRelease('r', overrides), shown],
] as const)('a search of %s', (_, view, documents) => {
  it.each<[string, (document: Work) => boolean]>([
    ['[[at(document.type, "work")]]', () => true],
    ['[[at(document.tags, "rare")]]', ({ tags }) => tags.includes('rare')],
    [
      '[[at(my.work.kind, "web")][not(document.tags, ["rare"])]]',
      ({ data, tags }) => data['kind'] === 'web' && !tags.includes('rare'),
    ],
    ['[[number.gt(my.work.year, 25)]]', ({ data }) => Number(data['year']) > 25],
    ['[[missing(my.work.year)]]', ({ data }) => data['year'] === null],
  ])('%s finds on every page what a full scan finds', (query, keep) => {
    const expected = slowly([...documents], keep);
    const tests = bindQuery(testModels, query);
    const orderings = parseOrderings(testModels, '[my.work.year desc]');
    const found: string[] = [];
    for (let offset = 0; ; offset += 7) {
      const page = search(view, { tests, orderings, offset, limit: 7 });
      expect(page.total).toBe(expected.length);
      if (page.documents.length === 0) break;
      found.push(...page.documents.map(({ id }) => id));
    }
    expect(found).toEqual(expected);
  });
});
