import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BASE_KEY } from '../../src/types.ts';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import { createDraftWriter } from '../../src/migrate/documents/draftWriter.ts';
import { WriteProjects } from '../../src/migrate/WriteProject.ts';
import { openStore } from '../../src/store/openStore.ts';
import { createProject } from '../support/createProject.ts';
import { clientOf } from '../support/repositoryClient.ts';

it('a document that the client read and sends back unchanged is byte for byte its file', async () => {
  const { root, contentDir, load } = createProject();
  for (const name of ['content', 'customtypes', 'slices', 'slicemachine.config.json']) {
    cpSync(name, join(root, name), { recursive: true });
  }
  const store = await openStore({ contentDir });
  onTestFinished(() => store.close());
  const projects = new WriteProjects(root, contentDir);
  const writer = createDraftWriter(store, () => projects.current());
  const documents = await clientOf(await load()).dangerouslyGetAll({ lang: '*' });
  const project = await projects.current();
  let compared = 0;
  for (const { id, ...document } of documents) {
    // As over HTTP, where no property is undefined.
    await writer.update(id, JSON.parse(JSON.stringify(document)));
    const { file = '' } = project.documents.byId(id) ?? {};
    const [before, after] = ['documents', 'releases/migration/documents'].map((folder) =>
      readFileSync(join(contentDir, folder, file), 'utf8'),
    );
    // The release notes what it was made from, until it is published.
    const note = { op: 'remove', path: [BASE_KEY] } as const;
    expect(applyChanges(after ?? '', [note]), file).toBe(before);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(50);
});
