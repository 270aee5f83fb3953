import { expect, test } from 'vitest';
import { createRepository } from '#prismic-folder';
import { readPolicy } from '#server/access/policy/readPolicy.ts';
import { createPublished } from '#server/access/proxy/createPublished.ts';
import { createKeys } from '#server/lib/keys.ts';
import { snapshotOf } from '../../../support/snapshot.ts';

const keys = createKeys('a secret of the tests');

/** A source whose next answers are held as the test says, at a time that it sets. */
function open() {
  const given = { time: 0, master: 'first', held: [] as Promise<void>[] };
  const source = async (request: Request) => {
    const holding = given.held.shift();
    const ref = new URL(request.url).searchParams.get('ref') ?? given.master;
    const answer = await createRepository({ snapshot: () => snapshotOf([], { ref }) })(request);
    await holding;
    return answer;
  };
  const policies = async (ref: string) => (await readPolicy({ source, keys }, ref)).policy;
  const published = createPublished({
    source,
    policies: Object.assign(policies, { cached: () => undefined }),
    maxAge: 5000,
    staleTimeoutMs: undefined,
    now: () => given.time,
  });
  const hold = () => {
    let end = { answer: () => {}, refuse: () => {} };
    const holding = new Promise<void>((answer, refuse) => (end = { answer, refuse }));
    // It may be refused before it is asked.
    holding.catch(() => {});
    given.held.push(holding);
    return end;
  };
  return { given, published, hold };
}

test.each([
  ['answered', 'answer'],
  ['refused', 'refuse'],
] as const)('what was asked for first and is %s last is not served', async (_, ending) => {
  const { given, published, hold } = open();
  const first = hold();
  const early = published();
  // A pending request is repeated after a minute.
  given.time += 100_000;
  given.master = 'second';
  expect((await published()).ref).toBe('second');
  first[ending]();
  for (const { ref, isStale } of [await early, await published()]) {
    expect([ref, isStale]).toEqual(['second', false]);
  }
});

test('what was asked for first is served where asking again failed', async () => {
  const { given, published, hold } = open();
  await published();
  given.time += 10_000;
  given.master = 'second';
  const first = hold();
  const early = published();
  // A pending request is repeated after a minute.
  given.time += 100_000;
  hold().refuse();
  const again = await published();
  expect([again.ref, again.isStale]).toEqual(['first', true]);
  first.answer();
  for (const { ref, isStale } of [await early, await published()]) {
    expect([ref, isStale]).toEqual(['second', false]);
  }
});
