import { expect, test } from 'vitest';
import { createRepository, type RepositoryDocument } from '#prismic-folder';
import { readPolicy } from '#server/access/policy/readPolicy.ts';
import { createKeys } from '#server/lib/keys.ts';
import { RefGoneError } from '#server/lib/ContentApiError.ts';
import { pickOf, randomOf } from '../../../support/random.ts';
import { documentOf, linkTo, releaseOf, snapshotOf } from '../../../support/snapshot.ts';

const PATHS = ['a', 'b', 'c', 'd'].flatMap((uid) =>
  ['project', 'case_study', 'page'].map((type) => `${type}/${type}-${uid}`),
);

/** A document that may be protected, protect others, or lead to others in each of the ways there are. */
function anyDocument(random: () => number, path: string): RepositoryDocument {
  const other = () => PATHS[Math.floor(random() * PATHS.length)] ?? '';
  const value = (): unknown =>
    pickOf<() => unknown>(random, [
      () => linkTo(other(), { tags: [`/${other()}`], text: `/${other()}?x` }),
      () => `/${other()}#there`,
      () => ({ url: `repository:/media/${other()}%20x.webp?v=1`, alt: 'A "repository:/media/y"' }),
      () => `words "repository:/media/z.webp" and <img src="/media/${other()}.webp">`,
      () => [{ text: 'words', spans: [{ type: 'hyperlink', data: linkTo(other()) }] }],
      () => null,
    ])();
  return documentOf(path, {
    case_study: random() < 0.3 ? linkTo(other()) : { link_type: 'Document' },
    password: random() < 0.3 ? 'a password' : null,
    behance_id: random() < 0.2 ? '7' : null,
    cover: [value(), value()],
    body: [value()],
  });
}

const keys = createKeys('a secret of the tests');

async function readingOf(
  source: Parameters<typeof readPolicy>[0]['source'],
  ref: string,
  readings?: Parameters<typeof readPolicy>[0]['readings'],
) {
  const { policy, findings } = await readPolicy({ source, keys, readings }, ref);
  const { projectsOf, ...rest } = policy;
  const opened = PATHS.map((path) => projectsOf(path.replace(/.*\//, '')));
  return { ...rest, opened, findings };
}

test('is the same of documents in memory, after others were read too, as of the API’s answers', async () => {
  const readings = { latest: new Map() };
  let found = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    const random = randomOf(seed);
    let documents = PATHS.map((path) => anyDocument(random, path));
    for (const turn of [0, 1, 2]) {
      const path = pickOf(random, ['project/project-a', ...PATHS]);
      documents = documents.map((one) =>
        `${one.type}/${one.uid}` === path ? anyDocument(random, path) : one,
      );
      const releases = [releaseOf('r', [anyDocument(random, path)])];
      const snapshot = snapshotOf(documents, { ref: `master-${turn}`, releases });
      const repository = createRepository({ snapshot: () => snapshot });
      for (const ref of [snapshot.ref, 'release-r-1']) {
        const inMemory = await readingOf(repository, ref, readings);
        expect(inMemory).toEqual(await readingOf((request) => repository(request), ref));
        found += inMemory.findings.length;
      }
    }
  }
  expect(found).toBeGreaterThan(200);
});

test('a ref that is gone is said to be so', async () => {
  const repository = createRepository({ snapshot: () => snapshotOf([]) });
  await expect(readingOf(repository, 'gone')).rejects.toBeInstanceOf(RefGoneError);
});
