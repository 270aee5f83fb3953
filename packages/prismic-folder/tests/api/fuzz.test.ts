import { expect, it, vi } from 'vitest';
import { runsAll } from '../../../../tests/support/hostile/seeds.ts';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { worksWithRelease } from '../../../../tests/support/works.ts';
import { createRepository } from '../../src/api/createRepository.ts';
import { type Answer, ENDPOINT } from '../support/repositoryClient.ts';

const QUERIES = [
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

const PARAMETERS = [
  ['orderings', '[my.work.year desc, document.first_publication_date]'],
  ['graphQuery', '{ work { title author { ...on person { name } } body { ...on quote { variation'],
  ['fetch', 'work.client,work.credits.role'],
  ['fetchLinks', 'work.client,person.name'],
  ['routes', '[{"type":"work","path":"/:up?/:uid","resolvers":{"up":"author.studio"}}]'],
  ['ref', '{"_tracker":"abc","demo.prismic.io":{"preview":"x"}}'],
  ['lang', 'en-gb'],
  ['after', 'id-alps'],
] as const;

const MARKS =
  '[ ] ( ) " \\ , : = . - | { % 0 -1 1e999 é “ 漢 😀 at my. work __proto__ constructor NaN';
const CRUMBS = ['[[', ...MARKS.split(' '), ' ', '\n', '\ud800', '\u0000', '\u2028'] as const;

/** One to four cuts, doublings, swaps and insertions. */
function mutated(random: () => number, seed: string): string {
  let text = seed;
  for (let turn = random() * 4; turn > 0; turn--) {
    const from = Math.floor(random() * (text.length + 1));
    const to = from + Math.floor(random() * 6);
    const other = pickOf(random, QUERIES).slice(from, to);
    const middle = pickOf(random, [
      '',
      pickOf(random, CRUMBS),
      text.slice(from, to).repeat(2),
      other,
    ]);
    text = text.slice(0, from) + middle + text.slice(to);
  }
  return text;
}

/** A tenth of them in `npm test`, all of them at night. */
const SHARE = runsAll ? 1 : 0.1;

it('answers mutated requests, or says where they are wrong, always in JSON, and logs nothing', async () => {
  const log = vi.spyOn(console, 'error');
  const source = createRepository({ snapshot: () => worksWithRelease });
  const random = randomOf(21);
  const seen = { 200: 0, 400: 0 };
  for (let turn = 0; turn < 20_000 * SHARE; turn++) {
    const refs = { ref: turn % 8 === 0 ? 'release-spring-1' : 'master-1' };
    const parameters = new URLSearchParams({ pageSize: '1', ...refs });
    const [name, seed] =
      random() < 0.7
        ? ['q', pickOf(random, QUERIES)]
        : pickOf<readonly [string, string]>(random, PARAMETERS);
    // As a browser escapes it, lone surrogates included, which encodeURIComponent refuses.
    parameters.set(name, mutated(random, seed));
    const response = await source(new Request(`${ENDPOINT}/documents/search?${parameters}`));
    const text = await response.text();
    expect([200, 400, 404], `${parameters} gave ${text}`).toContain(response.status);
    // Cast: an answer or a refusal of the API.
    const { total_results_size = 0, pos } = JSON.parse(text) as Partial<Answer>;
    expect(total_results_size).toBeLessThanOrEqual(worksWithRelease.documents.length + 1);
    if (name !== 'q') continue;
    const { line = 1, column = 1 } = pos ?? {};
    const length = parameters.get(name)?.length ?? 0;
    expect(line >= 1 && column >= 1 && column <= length + 1, text).toBe(true);
    expect(response.status === 400, text).toBe(pos !== undefined);
    if (response.status === 200 || response.status === 400) seen[response.status]++;
  }
  expect(seen[200]).toBeGreaterThan(500 * SHARE);
  expect(seen[400]).toBeGreaterThan(2000 * SHARE);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
