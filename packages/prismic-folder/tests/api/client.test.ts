import { NotFoundError } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { clientOf, ENDPOINT } from '../support/repositoryClient.ts';
import { works, worksWithRelease } from '../../../../tests/support/works.ts';

const client = clientOf(works);
const uids = (documents: readonly { uid: string | null }[]) => documents.map(({ uid }) => uid);
const typed = { filters: ['[at(document.type, "work")]'] };

describe('the client reads with', () => {
  it('get: a page and its envelope', async () => {
    const page = await client.get({ ...typed, pageSize: 3 });
    expect(page).toMatchObject({
      page: 1,
      results_per_page: 3,
      results_size: 3,
      total_results_size: 4,
      total_pages: 2,
      prev_page: null,
    });
    expect(uids(page.results)).toEqual(['alps', 'brook', 'cliff']);
  });

  it('getFirst: the first result, or an error', async () => {
    expect((await client.getFirst(typed)).uid).toBe('alps');
    const none = client.getFirst({ filters: ['[at(document.id, "x")]'] });
    await expect(none).rejects.toThrow(NotFoundError);
  });

  it('dangerouslyGetAll: every page', async () => {
    expect(await client.dangerouslyGetAll({ pageSize: 5 })).toHaveLength(9);
    expect(await client.dangerouslyGetAll({ limit: 2 })).toHaveLength(2);
  });

  it('getByID, getByIDs and getAllByIDs', async () => {
    expect((await client.getByID('id-ada')).uid).toBe('ada');
    await expect(client.getByID('id-x')).rejects.toThrow(NotFoundError);
    const ids = ['id-cliff', 'id-alps'];
    expect(uids((await client.getByIDs(ids)).results)).toEqual(['cliff', 'alps']);
    expect(uids(await client.getAllByIDs(ids))).toEqual(['cliff', 'alps']);
  });

  it('getByUID, getByUIDs and getAllByUIDs', async () => {
    expect((await client.getByUID('work', 'brook')).id).toBe('id-brook');
    await expect(client.getByUID('work', 'ada')).rejects.toThrow(NotFoundError);
    const found = await client.getByUIDs('work', ['draft', 'ada', 'alps']);
    expect(uids(found.results)).toEqual(['draft', 'alps']);
    expect(uids(await client.getAllByUIDs('work', ['brook']))).toEqual(['brook']);
  });

  it('getSingle', async () => {
    expect((await client.getSingle('front')).data).toMatchObject({ heading: 'Hello' });
  });

  it('getByType and getAllByType', async () => {
    expect((await client.getByType('person')).total_results_size).toBe(2);
    expect(await client.getAllByType('work')).toHaveLength(4);
  });

  it('getByTag, getByEveryTag, getBySomeTags and their getAll forms', async () => {
    expect(uids((await client.getByTag('Web')).results)).toEqual(['brook', 'cliff']);
    expect(uids(await client.getAllByTag('Maps'))).toEqual(['alps', 'brook']);
    expect(uids((await client.getByEveryTag(['Maps', 'Web'])).results)).toEqual(['brook']);
    expect(uids(await client.getAllByEveryTag(['Maps', 'Print']))).toEqual(['alps']);
    expect(uids((await client.getBySomeTags(['Print', 'x'])).results)).toEqual(['alps']);
    expect(await client.getAllBySomeTags(['Print', 'Web'])).toHaveLength(3);
  });

  it('getRepository', async () => {
    const repository = await client.getRepository();
    expect(repository).toMatchObject({
      integrationFieldsRef: null,
      bookmarks: {},
      types: { work: 'Work', person: 'Person', studio: 'Studio', front: 'Front page' },
      tags: ['Français', 'Maps', 'Print', 'Web'],
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

  it('getRefs, getMasterRef, getRefByID and getRefByLabel', async () => {
    const client = clientOf(worksWithRelease);
    expect(await client.getRefs()).toEqual([
      { id: 'master', ref: 'master-1', label: 'Master', isMasterRef: true },
      { id: 'spring', ref: 'release-spring-1', label: 'Release spring' },
    ]);
    expect((await client.getMasterRef()).ref).toBe('master-1');
    expect((await client.getRefByID('spring')).ref).toBe('release-spring-1');
    expect((await client.getRefByLabel('Master')).ref).toBe('master-1');
    await expect(client.getRefByID('autumn')).rejects.toThrow('could not be found');
  });

  it('getReleases, getReleaseByID and getReleaseByLabel', async () => {
    const client = clientOf(worksWithRelease);
    expect(await client.getReleases()).toHaveLength(1);
    expect((await client.getReleaseByID('spring')).label).toBe('Release spring');
    expect((await client.getReleaseByLabel('Release spring')).id).toBe('spring');
    await expect(client.getReleaseByID('autumn')).rejects.toThrow('could not be found');
  });

  it('getTags', async () => {
    expect(await client.getTags()).toEqual(['Français', 'Maps', 'Print', 'Web']);
  });

  it('buildQueryURL, whose address can be fetched', async () => {
    const url = await client.buildQueryURL(typed);
    expect(url).toContain('ref=master-1');
    expect(await (await client.fetchFn(url)).json()).toMatchObject({ total_results_size: 4 });
  });
});

describe('a document', () => {
  it('has every member of the protocol', async () => {
    const document = await client.getByID('id-cliff');
    expect(Object.keys(document)).toEqual([
      'id',
      'uid',
      'url',
      'type',
      'href',
      'tags',
      'first_publication_date',
      'last_publication_date',
      'slugs',
      'linked_documents',
      'lang',
      'alternate_languages',
      'data',
    ]);
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

  it('has media addresses at the origin of the request', async () => {
    const { data } = await client.getByUID('work', 'alps');
    expect(data['cover']).toMatchObject({ url: 'http://repository.test/media/alps.webp' });
    expect(JSON.stringify(data)).not.toContain('repository:');
  });

  it('has links with the data of their documents', async () => {
    const { data } = await client.getByUID('work', 'alps');
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
    expect(data['authors']).toMatchObject([
      { key: 'a', uid: 'ada' },
      { key: 'b', uid: 'ben' },
    ]);
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
