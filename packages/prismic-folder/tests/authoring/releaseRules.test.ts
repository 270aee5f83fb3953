import type { PrismicDocument } from '@prismicio/client';
import { expect, test } from 'vitest';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import type { AuthoringError } from '../../src/store/AuthoringError.ts';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';
import { ABOUT, about, fields, PUBLISH, save } from './support/saving.ts';
import { createDocument } from '../../src/authoring/documents/createDocument.ts';
import { saveDocument } from '../../src/authoring/documents/saveDocument.ts';
import { listPublications, undoPublication } from '../../src/authoring/releases/publications.ts';
import { publish } from '../../src/authoring/releases/publish.ts';
import {
  addToRelease,
  createRelease,
  listReleases,
  removeRelease,
  takeFromRelease,
} from '../../src/authoring/releases/releases.ts';

const NAMES = ['one', 'two', 'three', 'four', 'five'] as const;
const RELEASES = ['spring', 'summer'] as const;

/** Names of documents by uid. */
type Names = Map<string, string>;

const namesIn = (documents: readonly PrismicDocument[]) =>
  new Map(documents.map(({ uid, data }) => [uid ?? '', String(data['name'])]));

/** What the real client reads of master, of drafts and of each release is exactly what the rules say. */
async function check(
  project: AuthoringProject,
  master: Names,
  drafts: Names,
  releases: Map<string, Names>,
) {
  const read = async (version?: 'drafts' | `release:${string}`) =>
    namesIn(await project.client(version).getAllByType('page'));
  expect(await read()).toEqual(master);
  if (drafts.size > 0) expect(await read('drafts')).toEqual(new Map([...master, ...drafts]));
  const listed = await listReleases(project);
  expect(listed.map(({ id }) => id).toSorted()).toEqual([...releases.keys()].toSorted());
  for (const { id, documents } of listed) {
    const held = releases.get(id) ?? new Map<string, string>();
    const names = documents.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...held.keys()].toSorted());
    if (held.size === 0) continue;
    expect(await read(`release:${id}`)).toEqual(new Map([...master, ...held]));
  }
}

test.each([1, 2])(
  'a release shows master and its documents, whatever is done with it (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const first = NAMES.slice(0, 3).map((name) => [name, `${name} public`] as const);
    const project = await authoringProject(
      Object.fromEntries(
        first.map(([name, text]) => [ABOUT.replace('about', name), { data: { name: text } }]),
      ),
    );
    const master: Names = new Map(first);
    const drafts: Names = new Map();
    const expected = new Map<string, Names>();
    /** What a release holds as it was public: taken out, it is no draft. */
    const copies = new Set<string>();
    const key = (name: string) => ({ type: 'page', name });
    const toDraft = (release: string, name: string, value: string) => {
      const isCopy = copies.has(`${release} ${name}`) && master.has(name);
      if (!isCopy && !drafts.has(name)) drafts.set(name, value);
    };
    for (let step = 0; step < 30; step += 1) {
      const name = pickOf(random, NAMES);
      const release = pickOf(random, RELEASES);
      const held = expected.get(release);
      const text = `${name} ${step}`;
      const steps = {
        async create() {
          if (held) return;
          await createRelease(project, { label: release, id: release });
          expected.set(release, new Map());
        },
        async save() {
          if (master.has(name) || drafts.has(name)) {
            await save(project, key(name), { name: text });
          } else {
            if ([...expected.values()].some((one) => one.has(name))) return;
            await createDocument(project, { type: 'page', uid: name, data: { name: text } });
          }
          drafts.set(name, text);
        },
        async add() {
          const mine = drafts.get(name) ?? (held?.has(name) ? undefined : master.get(name));
          const added = await addToRelease(project, release, key(name)).then(
            ({ version }) => version,
            ({ code }: AuthoringError) => code,
          );
          if (!held || mine === undefined) {
            expect(['exists', 'not_found']).toContain(added);
            return;
          }
          expect(added).toBe(`release:${release}`);
          held.set(name, mine);
          copies[drafts.has(name) ? 'delete' : 'add'](`${release} ${name}`);
          drafts.delete(name);
        },
        async take() {
          const taking = takeFromRelease(project, release, key(name));
          if (!held?.has(name)) {
            await expect(taking).rejects.toMatchObject({ code: 'not_found' });
            return;
          }
          await taking;
          toDraft(release, name, held.get(name) ?? '');
          held.delete(name);
        },
        async remove() {
          if (!held) return;
          await removeRelease(project, release);
          for (const [one, value] of held) toDraft(release, one, value);
          expected.delete(release);
        },
        async publish() {
          if (!held || held.size === 0) return;
          const before = [...master];
          await publish(project, { ...PUBLISH, release });
          for (const [one, value] of held) master.set(one, value);
          expected.delete(release);
          await check(project, master, drafts, expected);
          if (random() < 0.5) return;
          const [last] = await listPublications(project);
          await undoPublication(project, last?.id ?? '');
          master.clear();
          for (const [one, value] of before) master.set(one, value);
          expected.set(release, held);
        },
      };
      const twice = ['save', 'add'] as const;
      const all = Object.keys(steps) as (keyof typeof steps)[]; // Cast: the keys just above.
      await steps[pickOf<keyof typeof steps>(random, ['create', ...all, ...twice])]();
      await check(project, master, drafts, expected);
    }
  },
);

test('a save while its release is published is published, or refused, and never lost', async () => {
  const folder = await authoringProject({ [ABOUT]: { data: {} } });
  const { text } = folder;
  await createRelease(folder, { label: 'Spring' });
  const { revision } = await addToRelease(folder, 'spring', about);
  const request = { version: 'release:spring', revision, changes: fields({ size: 4 }) } as const;
  const [saved, published] = await Promise.allSettled([
    saveDocument(folder, about, request),
    publish(folder, { ...PUBLISH, release: 'spring' }),
  ]);
  expect(published.status).toBe('fulfilled');
  expect(text(ABOUT)?.includes('"size": 4')).toBe(saved.status === 'fulfilled');
  if (saved.status === 'rejected') expect(saved.reason).toMatchObject({ code: 'conflict' });
});
