import type { PrismicDocument } from '@prismicio/client';
import { expect, test } from 'vitest';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';

const NAMES = ['one', 'two', 'three', 'four', 'five'] as const;
const RELEASES = ['spring', 'summer'] as const;
const publishing = { acceptWarnings: true, dryRun: false };

type Names = Map<string, string>;

/** What the rules say is where: names of documents by uid. */
interface Expected {
  readonly master: Names;
  readonly drafts: Names;
  readonly releases: Map<string, Names>;
}

const names = (documents: readonly PrismicDocument[]) =>
  new Map(documents.map(({ uid, data }) => [uid ?? '', String(data['name'])]));

const over = (master: Names, top: Names | undefined) => new Map([...master, ...(top ?? [])]);

const sorted = (map: Names) => [...map].toSorted(([one], [other]) => one.localeCompare(other));

/** What the real client reads of master and of each release is exactly what the rules say. */
async function check(project: AuthoringProject, { master, releases }: Expected) {
  const read = async (version?: `release:${string}`) =>
    sorted(names(await project.client(version).getAllByType('page')));
  expect(await read()).toEqual(sorted(master));
  const listed = await project.releases.list();
  expect(listed.map(({ id }) => id).toSorted()).toEqual([...releases.keys()].toSorted());
  for (const { id, documents } of listed) {
    const held = releases.get(id);
    expect(documents.map(({ name }) => name).toSorted()).toEqual(
      [...(held?.keys() ?? [])].toSorted(),
    );
    if (held?.size === 0) continue;
    // oxlint-disable-next-line no-await-in-loop
    expect(await read(`release:${id}`)).toEqual(sorted(over(master, held)));
  }
}

test.each([1, 2, 3, 4, 5, 6])(
  'a release shows master and its documents, whatever is done with it (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const project = await authoringProject(
      Object.fromEntries(
        NAMES.slice(0, 3).map((name) => [
          `content/documents/page/${name}.json`,
          { data: { name: `${name} public` } },
        ]),
      ),
    );
    const { documents, releases } = project;
    const expected: Expected = {
      master: new Map(NAMES.slice(0, 3).map((name) => [name, `${name} public`])),
      drafts: new Map(),
      releases: new Map(),
    };
    const { master, drafts } = expected;
    const key = (name: string) => ({ type: 'page', name });
    for (let step = 0; step < 40; step += 1) {
      const name = pickOf(random, NAMES);
      const release = pickOf(random, RELEASES);
      const held = expected.releases.get(release);
      const text = `${name} ${step}`;
      const steps = {
        async create() {
          if (held) return;
          await releases.create({ label: release, id: release });
          expected.releases.set(release, new Map());
        },
        async save() {
          const inRelease = [...expected.releases.values()].some((one) => one.has(name));
          if (!master.has(name) && !drafts.has(name)) {
            if (inRelease) return;
            await documents.create({ type: 'page', uid: name, data: { name: text } });
          } else {
            const version = drafts.has(name) ? 'draft' : 'published';
            const { revision } = await documents.read(key(name), version);
            const changes = [{ op: 'set' as const, path: ['data', 'name'], value: text }];
            await documents.save(key(name), { version, revision, changes });
          }
          drafts.set(name, text);
        },
        async add() {
          const adding = releases.add(release, key(name)).then(
            () => true,
            () => false,
          );
          const isDraft = drafts.has(name);
          const isPossible =
            held !== undefined && (isDraft || (master.has(name) && !held.has(name)));
          expect(await adding).toBe(isPossible);
          if (!isPossible) return;
          held.set(name, (isDraft ? drafts.get(name) : master.get(name)) ?? '');
          drafts.delete(name);
        },
        async take() {
          if (!held?.has(name)) return;
          await releases.take(release, key(name));
          if (!drafts.has(name)) drafts.set(name, held.get(name) ?? '');
          held.delete(name);
        },
        async remove() {
          if (!held) return;
          await releases.remove(release);
          for (const [one, value] of held) if (!drafts.has(one)) drafts.set(one, value);
          expected.releases.delete(release);
        },
        async publish() {
          if (!held || held.size === 0) return;
          const before = new Map(master);
          await releases.publish({ ...publishing, release });
          for (const [one, value] of held) master.set(one, value);
          expected.releases.delete(release);
          await check(project, expected);
          if (random() < 0.5) return;
          const [last] = await releases.publications();
          await releases.undoPublication(last?.id ?? '');
          master.clear();
          for (const [one, value] of before) master.set(one, value);
          expected.releases.set(release, held);
        },
      };
      const todo = pickOf<keyof typeof steps>(random, [
        'create',
        'save',
        'save',
        'add',
        'add',
        'take',
        'remove',
        'publish',
      ]);
      // oxlint-disable-next-line no-await-in-loop
      await steps[todo]();
      // oxlint-disable-next-line no-await-in-loop
      await check(project, expected);
    }
  },
);

test('a save while its release is published is published, or refused, and never lost', async () => {
  for (let round = 0; round < 8; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const project = await authoringProject({
      'content/documents/page/one.json': { data: { name: 'one' } },
    });
    const { documents, releases } = project;
    const version = 'release:spring' as const;
    // oxlint-disable-next-line no-await-in-loop
    await releases.create({ label: 'Spring' });
    // oxlint-disable-next-line no-await-in-loop
    const { revision } = await releases.add('spring', { type: 'page', name: 'one' });
    const save = documents.save(
      { type: 'page', name: 'one' },
      { version, revision, changes: [{ op: 'set', path: ['data', 'size'], value: 4 }] },
    );
    const publish = releases.publish({ ...publishing, release: 'spring' });
    // oxlint-disable-next-line no-await-in-loop
    const [saved, published] = await Promise.allSettled(
      round % 2 === 0 ? [save, publish] : [save, publish],
    );
    expect(published.status).toBe('fulfilled');
    const text = project.text('content/documents/page/one.json') ?? '';
    expect(text.includes('"size": 4')).toBe(saved.status === 'fulfilled');
    if (saved.status === 'rejected') expect(saved.reason).toMatchObject({ code: 'conflict' });
  }
});
