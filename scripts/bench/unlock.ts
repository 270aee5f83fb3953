import { createAttempts } from '#server/access/unlock/createAttempts.ts';
import { createKeys } from '#server/lib/keys.ts';
import { percentile, type BenchRow } from './row.ts';

const ROUNDS = 4000;
const WARM_UP = 500;
const PASSWORD = 'a-password-of-32-characters-long';

/** Wrong entries: nothing in common, all but the last character, shorter, longer. */
const ENTRIES = {
  'no character right': 'x'.repeat(PASSWORD.length),
  'all but one right': `${PASSWORD.slice(0, -1)}x`,
  'of 3 characters': 'abc',
  'of 300 characters': 'x'.repeat(300),
} as const;

const micro = (value: number) => `${(value * 1000).toFixed(1)} µs`;

/**
 * How long comparing a wrong password takes, by how much of it is right and how long it is. The entries
 * take turns, so that other load on the machine affects all of them.
 */
export async function benchUnlock(): Promise<BenchRow[]> {
  const keys = createKeys('a secret of the bench');
  const project = {
    id: 'project',
    uid: 'project',
    fingerprint: 'fingerprint',
    password: await keys.digest('password', PASSWORD),
    path: '/project/project',
  };
  const policy = {
    ref: 'bench',
    documents: new Map(),
    media: new Map(),
    external: new Map(),
    stillProtected: { documents: [], media: [], external: [], missed: [] },
    variant: '',
    tags: [],
    projects: [project],
    projectsOf: () => [project],
  };
  // A clock that leaps resets the limits.
  let time = 0;
  const attempt = createAttempts({
    policyOf: () => Promise.resolve(policy),
    keys,
    now: () => (time += 3_600_000),
  });
  // Cast: the keys of a constant of this file.
  const names = Object.keys(ENTRIES) as (keyof typeof ENTRIES)[];
  const samples = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round + WARM_UP) % names.length] ?? 'of 3 characters';
      const started = performance.now();
      const { kind } = await attempt({
        uid: 'project',
        password: ENTRIES[name],
        address: name,
        preview: null,
      });
      const took = performance.now() - started;
      if (kind !== 'invalid') throw new Error(`a wrong password was ${kind}`);
      if (round >= 0) samples.get(name)?.push(took);
    }
  }
  const median = (name: keyof typeof ENTRIES) => percentile(samples.get(name) ?? [], 0.5);
  const spread = (name: keyof typeof ENTRIES) =>
    percentile(samples.get(name) ?? [], 0.75) - percentile(samples.get(name) ?? [], 0.25);
  const apart = Math.abs(median('no character right') - median('all but one right'));
  const noise = micro(spread('no character right'));
  return [
    ...names.map((name) => ({
      what: `wrong password, ${name}, median`,
      figure: micro(median(name)),
    })),
    {
      what: 'difference that right characters make',
      figure: micro(apart),
      budget: `within the noise, ${noise} between the quartiles`,
    },
  ];
}
