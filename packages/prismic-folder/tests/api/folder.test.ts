import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import { createRepository } from '../../src/createRepository.ts';
import {
  type ContentFolder,
  createContentFolder,
  project,
} from '../../../../tests/support/contentFolder.ts';
import { clientOf, ENDPOINT } from '../support/repositoryClient.ts';

let folder: ContentFolder;
beforeAll(async () => {
  folder = await createContentFolder();
});
afterAll(() => folder.remove());

const watched = () => createSnapshotSource({ ...folder, watch: true });

describe('a repository in a folder', () => {
  it('is read by the client, links, release and all', async () => {
    const source = watched();
    const client = clientOf(createRepository({ snapshot: () => source.current() }), {
      routes: [{ type: 'project', path: '/project/:uid' }],
    });
    const projects = await client.getByType('project', {
      orderings: { field: 'my.project.project_date', direction: 'desc' },
    });
    expect(projects.results.map(({ url }) => url)).toEqual(['/project/two', '/project/one']);
    expect(projects.results[0]?.data).toMatchObject({ cover: [], password: null });

    const list = await client.getByUID('project_list', 'best', {
      fetchLinks: 'project.project_title',
    });
    expect(list.data['projects'][0].project).toMatchObject({
      uid: 'two',
      url: '/project/two',
      data: { project_title: [{ text: 'Two' }] },
    });

    client.queryContentFromReleaseByID('spring');
    const uno = await client.getByUID('project', 'one');
    expect(uno.data['project_title'][0].text).toBe('Uno');
    expect((await client.getByType('project')).total_results_size).toBe(2);
  });

  it('shows an edit at the next request and expires the ref before it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const source = watched();
    const repository = createRepository({ snapshot: () => source.current() });
    const client = clientOf(repository);
    const { ref } = await client.getMasterRef();
    await folder.write('documents/project/three.json', project('Three', '2024-01-01', []));
    expect((await client.getByUID('project', 'three')).uid).toBe('three');
    const old = await repository(new Request(`${ENDPOINT}/documents/search?ref=${ref}`));
    expect(old.status).toBe(410);
    warn.mockRestore();
  });

  it('leaves a faulty document out and serves the rest', async () => {
    const source = watched();
    const client = clientOf(createRepository({ snapshot: () => source.current() }));
    await folder.write('documents/project/broken.json', '{ "data": ');
    const { results } = await client.getByType('project');
    expect(results.map(({ uid }) => uid)).toContain('one');
    expect(results.map(({ uid }) => uid)).not.toContain('broken');
    expect((await source.current()).problems).toHaveLength(1);
  });
});
