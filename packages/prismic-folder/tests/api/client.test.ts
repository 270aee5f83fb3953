import { Client } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { works, worksWithRelease } from '../../../../tests/support/works.ts';
import { clientOf, ENDPOINT } from '../support/repositoryClient.ts';

const client = clientOf(works);

/** Ids of what a method returns: a document, a page of results or all of them. */
function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  if (typeof value !== 'object' || value === null) return value;
  return 'results' in value ? idsOf(value.results) : 'id' in value ? value.id : value;
}

const [ADA, ALPS, BROOK, CLIFF] = ['id-ada', 'id-alps', 'id-brook', 'id-cliff'];
const isAlps = { filters: [`[at(document.id, "${ALPS}")]`] };
const PEOPLE = [ADA, 'id-ben'];
const TAGS = ['Français', 'Maps', 'Print', 'Web'];

/** By method of the client: a call, and the ids (or what else) it resolves to. */
const READS: Readonly<Record<string, readonly [(on: typeof client) => unknown, unknown]>> = {
  get: [(on) => on.get(isAlps), [ALPS]],
  getFirst: [(on) => on.getFirst(isAlps), ALPS],
  dangerouslyGetAll: [(on) => on.dangerouslyGetAll({ pageSize: 1, ...isAlps }), [ALPS]],
  getByID: [(on) => on.getByID(ADA), ADA],
  getByIDs: [(on) => on.getByIDs([CLIFF, ALPS]), [CLIFF, ALPS]],
  getAllByIDs: [(on) => on.getAllByIDs([CLIFF, 'none', ALPS]), [CLIFF, ALPS]],
  getByUID: [(on) => on.getByUID('work', 'brook'), BROOK],
  getByUIDs: [(on) => on.getByUIDs('work', ['draft', 'ada', 'alps']), ['id-draft', ALPS]],
  getAllByUIDs: [(on) => on.getAllByUIDs('work', ['alps', 'none']), [ALPS]],
  getSingle: [(on) => on.getSingle('front'), 'id-front'],
  getByType: [(on) => on.getByType('person'), PEOPLE],
  getAllByType: [(on) => on.getAllByType('person'), PEOPLE],
  getByTag: [(on) => on.getByTag('Print'), [ALPS]],
  getAllByTag: [(on) => on.getAllByTag('Web'), [BROOK, CLIFF]],
  getByEveryTag: [(on) => on.getByEveryTag(['Maps', 'Web']), [BROOK]],
  getAllByEveryTag: [(on) => on.getAllByEveryTag(['Maps', 'Web']), [BROOK]],
  getBySomeTags: [(on) => on.getBySomeTags(['Print', 'None']), [ALPS]],
  getAllBySomeTags: [(on) => on.getAllBySomeTags(['Print', 'Web']), [ALPS, BROOK, CLIFF]],
  getRepository: [async (on) => (await on.getRepository()).tags, TAGS],
  getRefs: [(on) => on.getRefs(), ['master', 'spring']],
  getRefByID: [(on) => on.getRefByID('spring'), 'spring'],
  getRefByLabel: [(on) => on.getRefByLabel('Master'), 'master'],
  getMasterRef: [(on) => on.getMasterRef(), 'master'],
  getReleases: [(on) => on.getReleases(), ['spring']],
  getReleaseByID: [(on) => on.getReleaseByID('spring'), 'spring'],
  getReleaseByLabel: [(on) => on.getReleaseByLabel('Release spring'), 'spring'],
  getTags: [(on) => on.getTags(), TAGS],
};

it('the client is tried with every method that reads', () => {
  const methods = Object.getOwnPropertyNames(Client.prototype);
  const reading = methods.filter((name) => /^(?:get|dangerouslyGet)/.test(name));
  expect(reading.toSorted()).toEqual(Object.keys(READS).toSorted());
});

it.each(Object.entries(READS))('the client reads by %s', async (_, [read, expected]) => {
  expect(idsOf(await read(clientOf(worksWithRelease)))).toEqual(expected);
});

describe('the client reads', () => {
  it('the repository', async () => {
    const repository = await client.getRepository();
    expect(repository).toMatchObject({
      integrationFieldsRef: null,
      bookmarks: {},
      types: { work: 'Work', person: 'Person', studio: 'Studio', front: 'Front page' },
      tags: TAGS,
      languages: [
        { id: 'en-gb', name: 'English', is_master: true },
        { id: 'fr-fr', name: 'French', is_master: false },
      ],
      experiments: { draft: [], running: [] },
    });
    expect(repository.forms['everything']).toMatchObject({
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      action: `${ENDPOINT}/documents/search`,
      fields: {
        q: { type: 'String', multiple: true },
        page: { type: 'Integer', multiple: false, default: '1' },
        pageSize: { type: 'Integer', multiple: false, default: '20' },
      },
    });
  });

  it('refs and releases', async () => {
    expect(await clientOf(worksWithRelease).getRefs()).toEqual([
      { id: 'master', ref: 'master-1', label: 'Master', isMasterRef: true },
      { id: 'spring', ref: 'release-spring-1', label: 'Release spring' },
    ]);
  });
});

describe('a document', () => {
  it('has every member of the protocol', async () => {
    const document = await client.getByID('id-cliff');
    const before = 'id uid url type href tags first_publication_date last_publication_date slugs';
    const after = 'linked_documents lang alternate_languages data';
    expect(Object.keys(document)).toEqual([...before.split(' '), ...after.split(' ')]);
    expect(document).toMatchObject({
      uid: 'cliff',
      url: null,
      linked_documents: [],
      lang: 'en-gb',
    });
  });

  it('has an href that finds it again', async () => {
    const { href } = await client.getByID('id-alps');
    const found: unknown = await (await client.fetchFn(href)).json();
    expect(found).toMatchObject({ total_results_size: 1, results: [{ uid: 'alps' }] });
  });

  it('has media at the origin of the request, and links with the data of their documents', async () => {
    const { data } = await client.getByUID('work', 'alps');
    expect(data['cover']).toMatchObject({ url: 'http://repository.test/media/alps.webp' });
    expect(JSON.stringify(data)).not.toContain('repository:');
    expect(data['author']).toEqual({
      id: 'id-ada',
      type: 'person',
      tags: [],
      lang: 'en-gb',
      slug: 'ada',
      first_publication_date: '2024-01-01T08:00:00+0000',
      last_publication_date: '2024-01-01T08:00:00+0000',
      uid: 'ada',
      link_type: 'Document',
      isBroken: false,
    });
    expect(data['authors']).toMatchObject([{ key: 'a' }, { key: 'b' }]);
  });

  it('marks links to missing documents as broken and leaves empty links alone', async () => {
    const { data } = await client.getSingle('front');
    expect(data['picks']).toMatchObject([
      { work: { uid: 'alps', isBroken: false } },
      { work: { id: 'id-gone', isBroken: true } },
    ]);
    const cliff = await client.getByUID('work', 'cliff');
    expect(cliff.data['author']).toEqual({ link_type: 'Document' });
  });
});
