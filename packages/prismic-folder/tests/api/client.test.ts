import { describe, expect, it } from 'vitest';
import { works, worksWithRelease } from '../../../../tests/support/works.ts';
import { clientOf, ENDPOINT } from '../support/repositoryClient.ts';

const client = clientOf(works);

describe('the client reads', () => {
  it('the repository', async () => {
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
});
