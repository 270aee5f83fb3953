import { describe, expect, test } from 'vitest';
import { ContentApiError } from '#server/lib/ContentApiError.ts';
import { parsePredicates } from '#server/access/query/parsePredicates.ts';
import { parseSearch } from '#server/access/query/parseSearch.ts';
import { writePredicate } from '#server/access/query/Predicate.ts';
import { matchesNothing, searchParameters } from '#server/access/query/SearchQuery.ts';

const search = (parameters: Record<string, string> | [string, string][]) => {
  const read = new URLSearchParams(parameters);
  if (!read.has('ref')) read.set('ref', 'master');
  return parseSearch(read);
};

describe('predicates', () => {
  test.each<[string, unknown[]]>([
    ['[]', []],
    ['[[at(document.type, "project")]]', [{ name: 'at', path: 'document.type', value: 'project' }]],
    [
      ' [ [ any( document.tags , [ "a" , "b" ] ) ] ] ',
      [{ name: 'any', path: 'document.tags', value: ['a', 'b'] }],
    ],
    [
      '[[at(document.id, "a")][at(my.page.uid,"b")]]',
      [
        { name: 'at', path: 'document.id', value: 'a' },
        { name: 'at', path: 'my.page.uid', value: 'b' },
      ],
    ],
    ['[[in(document.id, [])]]', [{ name: 'in', path: 'document.id', value: [] }]],
    ['[[at(a, "say \\"it\\"")]]', [{ name: 'at', path: 'a', value: 'say "it"' }]],
    ['[[at(a, "C:\\")]]', [{ name: 'at', path: 'a', value: 'C:\\' }]],
    ['[[at(a, "]] [[at(b")]]', [{ name: 'at', path: 'a', value: ']] [[at(b' }]],
    ['[[at(a, "line\nbreak")]]', [{ name: 'at', path: 'a', value: 'line\nbreak' }]],
  ])('%j is read', (source, predicates) => {
    expect(parsePredicates(source)).toEqual(predicates);
  });

  test.each([
    ['', 'line:1 col:1'],
    ['at(document.type, "project")', 'line:1 col:1'],
    ['[[at(document.type, "project"]]', 'line:1 col:30'],
    ['[[at(document.type)]]', 'line:1 col:19'],
    ['[[at(document.type, 1)]]', 'line:1 col:21'],
    ['[[at("document.type", "a")]]', 'line:1 col:6'],
    ['[[at(a, "b")', 'line:1 col:13'],
    ['[[at(a, "b")]] more', 'line:1 col:16'],
    ['[\n[at(a, "b]]', 'line:2 col:8'],
    ['[[at(a, ["b",])]]', 'line:1 col:14'],
    ['[[at(a, [["b"]])]]', 'line:1 col:10'],
    ['[[at(a, "b", "c")]]', 'line:1 col:14'],
  ])('%j is refused where it goes wrong', (source, place) => {
    expect(() => parsePredicates(source)).toThrow(ContentApiError);
    expect(() => parsePredicates(source)).toThrow(place);
  });

  test('a parsed query is written in an equivalent form', () => {
    for (const value of ['plain', 'with "quotes"', ']] [[', 'ümlaut', '"']) {
      const predicate = { name: 'at', path: 'document.id', value };
      expect(parsePredicates(`[${writePredicate(predicate)}]`)).toEqual([predicate]);
    }
  });
});

describe('a search', () => {
  test.each<[string, [string, string][], boolean]>([
    ['a single document', [['q', '[[at(document.type, "settings")]]']], false],
    [
      'a document by uid',
      [
        ['q', '[[at(document.type, "page")]]'],
        ['q', '[[at(my.page.uid, "about")]]'],
      ],
      true,
    ],
    ['a document by id', [['q', '[[at(document.id, "X")]]']], true],
    ['documents by ids', [['q', '[[in(document.id, ["X", "Y"])]]']], false],
    [
      'featured projects, the newest first',
      [
        ['q', '[[at(my.project.featured, "Yes")]]'],
        ['q', '[[at(document.type, "project")]]'],
        ['orderings', '[my.project.project_date desc]'],
        ['pageSize', '100'],
        ['x-c', 'js-7'],
        ['x-d', '1'],
      ],
      false,
    ],
    [
      'projects with tags',
      [
        ['q', '[[any(document.tags, ["Web"])]]'],
        ['q', '[[at(document.type, "project")]]'],
      ],
      false,
    ],
    [
      "projects with tags and a kind of work that are featured, as a list's rule asks",
      [
        ['q', '[[any(document.tags, ["Web"])]]'],
        ['q', '[[at(my.project.work_type, "Poster")]]'],
        ['q', '[[at(my.project.featured, "Yes")]]'],
        ['q', '[[at(document.type, "project")]]'],
      ],
      false,
    ],
    [
      'the project of a case study',
      [
        ['q', '[[at(document.type, "project")]]'],
        ['q', '[[at(my.project.case_study, "X")]]'],
      ],
      false,
    ],
  ])('for %s passes', (_, parameters, single) => {
    expect(search(parameters).single).toBe(single);
  });

  test('reaches the source in one fixed form', () => {
    const query = search([
      ['x-c', 'js-7'],
      ['q', '[ [at( document.type,"project" )] ]'],
      ['lang', 'en-gb'],
      ['page', '2'],
    ]);
    expect([...searchParameters(query)]).toEqual([
      ['q', '[[at(document.type, "project")]]'],
      ['ref', 'master'],
      ['pageSize', '20'],
      ['page', '2'],
      ['lang', 'en-gb'],
    ]);
  });

  test.each([
    ['[[at(document.id, "a\\b")]]', true],
    ['[[at(document.id, "a\nb")]]', true],
    ['[[in(document.id, [])]]', true],
    ['[[in(document.id, ["a", "b\\"])]]', true],
    ['[[at(document.id, "a\\"b")]]', false],
  ])('with %j matches nothing without asking: %j', (q, nothing) => {
    expect(matchesNothing(search({ q }))).toBe(nothing);
  });

  test('without a ref is refused', () => {
    const parameters = new URLSearchParams({ q: '[[at(document.id, "a")]]' });
    expect(() => parseSearch(parameters)).toThrow(/ref/);
  });
});
