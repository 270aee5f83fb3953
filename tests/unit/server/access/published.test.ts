import { expect, test } from 'vitest';
import { createRepository } from '#prismic-folder';
import { readPolicy } from '#server/access/policy/readPolicy.ts';
import { createPublished } from '#server/access/proxy/createPublished.ts';
import { createKeys } from '#server/lib/keys.ts';
import { snapshotOf } from '../../../support/snapshot.ts';

const keys = createKeys('a secret of the tests');

test.each(['answered', 'refused'])(
  'what was asked for first and is %s last is not served',
  async (ending) => {
    let master = 'first';
    const clock = { time: 0 };
    const held: Promise<void>[] = [];
    const source = async (request: Request) => {
      const ref = new URL(request.url).searchParams.get('ref') ?? master;
      const answer = await createRepository({ snapshot: () => snapshotOf([], { ref }) })(request);
      await held.pop();
      return answer;
    };
    const policies = async (ref: string) => (await readPolicy({ source, keys }, ref)).policy;
    const published = createPublished({
      source,
      policies: Object.assign(policies, { cached: () => undefined }),
      maxAge: 5000,
      staleTimeoutMs: undefined,
      now: () => clock.time,
    });
    let answer = () => {};
    let refuse = () => {};
    held.push(new Promise((resolve, reject) => ([answer, refuse] = [resolve, reject])));
    const early = published();
    // A pending request is repeated after a minute.
    clock.time += 100_000;
    master = 'second';
    expect((await published()).ref).toBe('second');
    (ending === 'answered' ? answer : refuse)();
    for (const { ref, isStale } of [await early, await published()]) {
      expect([ref, isStale]).toEqual(['second', false]);
    }
  },
);
