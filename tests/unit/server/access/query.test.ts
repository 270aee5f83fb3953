import { describe, expect, test } from 'vitest';
import { ContentApiError } from '#server/lib/ContentApiError.ts';
import { parsePredicates, parseSearch } from '#server/access/query/parseSearch.ts';
import { writePredicate } from '#server/access/query/Predicate.ts';
import { matchesNothing, searchParameters } from '#server/access/query/SearchQuery.ts';

const search = (parameters: Record<string, string> | [string, string][]) => {
  const read = new URLSearchParams(parameters);
  if (!read.has('ref')) read.set('ref', 'master');
  return parseSearch(read);
};

describe('predicates', () => {
  test.each<[string, unknown[]]>([
    ['[[at(document.type, "project")]]', [{ name: 'at', path: 'document.type', value: 'project' }]],
    [' [ [ any( a , [ "b" , "c" ] ) ] ] ', [{ name: 'any', path: 'a', value: ['b', 'c'] }]],
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
  ])('%j is read', (source, predicates) => {
    expect(parsePredicates(source)).toEqual(predicates);
  });

  test.each([
    ['[[at(document.type, "project"]]', 'line:1 col:30'],
    ['[[at(document.type, 1)]]', 'line:1 col:21'],
    ['[\n[at(a, "b]]', 'line:2 col:8'],
    ['[[at(a, [["b"]])]]', 'line:1 col:10'],
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

const PROJECT = 'at(document.type, "project")';

describe('a search', () => {
  test.each<[string, string[], boolean]>([
    ['a document by uid', ['at(document.type, "page")', 'at(my.page.uid, "about")'], true],
    ['a document by id', ['at(document.id, "X")'], true],
    ['documents by ids', ['in(document.id, ["X", "Y"])'], false],
    ['projects with tags', ['any(document.tags, ["Web"])', 'at(document.type, "project")'], false],
    [
      'what a list’s rule asks',
      [
        'any(document.tags, ["Web"])',
        'at(my.project.work_type, "Poster")',
        'at(my.project.featured, "Yes")',
        'at(document.type, "project")',
      ],
      false,
    ],
    ['the project of a study', [PROJECT, 'at(my.project.case_study, "X")'], false],
  ])('for %s passes', (_, predicates, single) => {
    expect(search(predicates.map((one) => ['q', `[[${one}]]`])).single).toBe(single);
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

  const projects = {
    q: '[[at(document.type, "project")]]',
    orderings: '[my.project.project_date desc]',
  };

  test('names a project to begin after, where projects have an order', () => {
    expect(searchParameters(search({ ...projects, after: 'a_b-1' })).get('after')).toBe('a_b-1');
    for (const wrong of [
      { ...projects, after: 'a b' },
      { ...projects, after: '"' },
      { q: projects.q, after: 'a' },
    ])
      expect(() => search(wrong)).toThrow(/after/);
  });

  test.each([
    ['[[at(document.id, "a\\b")]]', true],
    ['[[in(document.id, [])]]', true],
    ['[[in(document.id, ["a", "b\\"])]]', true],
    ['[[at(document.id, "a\\"b")]]', false],
  ])('with %j matches nothing without asking: %j', (q, nothing) => {
    expect(matchesNothing(search({ q }))).toBe(nothing);
  });
});

test('a search without a ref is refused', () => {
  const parameters = new URLSearchParams({ q: '[[at(document.id, "a")]]' });
  expect(() => parseSearch(parameters)).toThrow(/ref/);
});
