import { expect, test } from 'vitest';
import { readRequest } from '#page-editor/document/requests.ts';
import { publish } from '#page-editor/publishing/publication.ts';
import { addToRelease } from '#page-editor/session/addToRelease.ts';
import { startService } from '../store/support/service.ts';

const about = { type: 'page', name: 'about' };

async function start() {
  const named = (name: string) => ({ data: { name } });
  const { project, client } = await startService({
    'content/documents/page/about.json': named('About'),
    'content/drafts/documents/page/about.json': named('About me'),
  });
  const nameIn = (path: string) =>
    project.text(path) === null
      ? undefined
      : // Cast: a document of the test.
        (project.json(path) as ReturnType<typeof named>).data.name;
  /** What is public, what is a draft, and what is in the release. */
  const versions = () =>
    ['documents', 'drafts/documents', 'releases/spring/documents'].map((folder) =>
      nameIn(`content/${folder}/page/about.json`),
    );
  return { api: client(), versions };
}

test('a release is published as a whole, and taken back as one; a draft takes the place of what it holds', async () => {
  const { api, versions } = await start();
  const spring = await api.call('createRelease', { body: { label: 'Spring' } });
  const put = async () => {
    const { document } = await api.call('readDocument', { params: about, query: {} });
    return addToRelease(api, spring, [document]);
  };
  expect(await put()).toBe('About me waits in Spring.');
  const { revision } = await api.call('readDocument', readRequest(about, 'published'));
  const changes = [{ op: 'set' as const, path: ['data', 'name'], value: 'Later' }];
  const body = { version: 'published' as const, revision, changes };
  await api.call('saveDocument', { params: about, query: {}, body });
  expect(await put()).toBe('Later waits in Spring. What it held of Later before is in History.');
  const done = await publish(api, { release: spring.id });
  expect(versions()).toEqual(['Later', undefined, undefined]);
  await done.undo();
  expect(versions()).toEqual(['About', undefined, 'Later']);
});
