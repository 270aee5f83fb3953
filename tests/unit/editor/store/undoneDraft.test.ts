import { expect, test } from 'vitest';
import { openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';

const ABOUT = 'content/documents/page/about.json';
const DRAFT = 'content/drafts/documents/page/about.json';
const about = { type: 'page', name: 'about' };
const NAME = ['data', 'name'];
const TEXT = `{ "id": "A1", "data": { "name": "Caf\\u00e9", "size": 3.0 } }`;

test('undoing all edits removes the draft, and both open pages go on from what is published', async () => {
  const service = await startService({ [ABOUT]: TEXT });
  const mine = await openPage(service, about);
  const other = await openPage(service, about);
  mine.set(NAME, 'About');
  await mine.session.flush();
  await expect.poll(() => other.session.get().version).toBe('draft');
  expect(service.project.text(DRAFT)).not.toBeNull();

  mine.session.undo();
  await mine.session.flush();
  expect(service.project.text(DRAFT)).toBeNull();
  expect(service.project.text(ABOUT)).toBe(TEXT);
  await Promise.all(
    [mine, other].map(({ session }) =>
      expect
        .poll(() => session.get())
        .toMatchObject({
          version: 'published',
          json: { data: { name: 'Café', size: 3 } },
          summary: { status: 'published' },
          save: { kind: 'saved' },
          conflicts: [],
          readOnly: null,
        }),
    ),
  );
  expect(mine.notices).toEqual([]);

  mine.session.redo();
  other.set(['data', 'size'], 5);
  await mine.session.flush();
  await other.session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'About', size: 5 } });
});
