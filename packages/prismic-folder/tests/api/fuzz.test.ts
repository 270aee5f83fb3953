import { expect, it, vi } from 'vitest';
import { createRepository } from '../../src/createRepository.ts';
import { bindQuery } from '../../src/query/bindQuery.ts';

import { View } from '../../src/query/View.ts';
import { QueryError } from '../../src/query/QueryError.ts';
import { search } from '../../src/query/search.ts';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { ENDPOINT } from '../support/repositoryClient.ts';
import { worksWithRelease } from '../../../../tests/support/works.ts';

const SEEDS = [
  '[[at(document.type, "work")]]',
  '[[at(my.work.uid, "alps")][has(my.work.cover)]]',
  '[[:d = any(document.tags, ["Maps", "Web"])]]',
  '[[in(document.id, ["id-alps","id-brook"])]]',
  '[[fulltext(document, "ice \\"water\\"")]]',
  '[[similar("id-alps", 10)]]',
  '[[number.inRange(my.work.year, -1, 2e3)]]',
  '[[date.between(my.work.day, 0, "2024-02-29")]]',
  '[[date.day-of-week-after(my.work.moment, "Mon")]]',
  '[[geopoint.near(my.work.place, 47.3, 8.5, 100)]]',
  '[[not(my.work.credits.stages.name, "x")]]',
] as const;

const MARKS = [
  '[',
  ']',
  '(',
  ')',
  '"',
  '\\',
  ',',
  ':',
  '=',
  '.',
  '-',
  ' ',
  '\n',
  '\t',
  '0',
  '9',
] as const;
const WORDS = ['at', 'my.', 'work', '__proto__', 'constructor', 'document', 'true', 'NaN'] as const;
const ODD = [
  '[[',
  'é',
  '漢',
  '😀',
  '\ud800',
  '\u0000',
  '\u2028',
  '%',
  '{',
  '“',
  '-1',
  '1e999',
] as const;
const CRUMBS = [...MARKS, ...WORDS, ...ODD] as const;

/** One to four cuts, doublings, swaps and insertions; sometimes something entirely random. */
function mutated(random: () => number): string {
  if (random() < 0.2) {
    return Array.from({ length: Math.floor(random() * 20) }, () => pickOf(random, CRUMBS)).join('');
  }
  let text: string = pickOf(random, SEEDS);
  for (let turn = random() * 4; turn > 0; turn--) {
    const from = Math.floor(random() * (text.length + 1));
    const to = from + Math.floor(random() * 6);
    const middle = pickOf(random, [
      '',
      pickOf(random, CRUMBS),
      text.slice(from, to).repeat(2),
      pickOf(random, SEEDS).slice(from, to),
    ]);
    text = text.slice(0, from) + middle + text.slice(to);
  }
  return text;
}

it('answers 100,000 mutated queries or reports the place of their error', () => {
  const { models, documents } = worksWithRelease;
  const view = new View('master-1', documents, models);
  const random = randomOf(20);
  let [answered, refused] = [0, 0];
  for (let turn = 0; turn < 100_000; turn++) {
    const query = mutated(random);
    try {
      const tests = bindQuery(models, query);
      const { total } = search(view, { tests, orderings: [], offset: 0, limit: 1 });
      if (total > documents.length) expect.fail(`${query} found ${total} documents`);
      answered++;
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      const { line, column } = error.position;
      if (line < 1 || column < 1 || column > query.length + 1) expect.fail(error.message);
      refused++;
    }
  }
  expect(answered).toBeGreaterThan(5000);
  expect(refused).toBeGreaterThan(5000);
});

it('answers 5,000 mutated requests with 200 or 400, always in JSON, and logs nothing', async () => {
  const log = vi.spyOn(console, 'error');
  const source = createRepository({ snapshot: () => worksWithRelease });
  const random = randomOf(21);
  for (let turn = 0; turn < 5000; turn++) {
    const query = mutated(random);
    const ref = turn % 8 === 0 ? 'release-spring-1' : 'master-1';
    const url = `${ENDPOINT}/documents/search?ref=${ref}&pageSize=1&q=${escaped(query)}`;
    const response = await source(new Request(url));
    const text = await response.text();
    if (response.status !== 200 && response.status !== 400) expect.fail(`${query} gave ${text}`);
    expect(() => JSON.parse(text) as unknown, query).not.toThrow();
  }
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

const PARAMETERS = [
  'orderings',
  'graphQuery',
  'fetch',
  'fetchLinks',
  'routes',
  'ref',
  'lang',
  'after',
] as const;
const PARAMETER_SEEDS = [
  '[my.work.year desc, document.first_publication_date]',
  '{ work { title author { ...on person { name } } body { ...on quote { variation { ...on default { primary { words } } } } } } }',
  'work.client,work.credits.role',
  '[{"type":"work","path":"/:up?/:uid","resolvers":{"up":"author.studio"}}]',
  'https://repository.test/previews/spring',
] as const;

it('answers 5,000 mutated parameters of every other kind likewise', async () => {
  const source = createRepository({ snapshot: () => worksWithRelease });
  const random = randomOf(22);
  for (let turn = 0; turn < 5000; turn++) {
    const name = pickOf(random, PARAMETERS);
    const seed = pickOf(random, PARAMETER_SEEDS);
    const at = Math.floor(random() * seed.length);
    const value =
      seed.slice(0, at) + pickOf(random, CRUMBS) + seed.slice(at + Math.floor(random() * 3));
    const ref = name === 'ref' ? '' : 'ref=master-1&';
    const response = await source(
      new Request(`${ENDPOINT}/documents/search?${ref}${name}=${escaped(value)}`),
    );
    const text = await response.text();
    expect([200, 400, 404], `${name}=${value}: ${text}`).toContain(response.status);
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
});

/** As a browser escapes it, lone surrogates included, which encodeURIComponent refuses. */
function escaped(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
