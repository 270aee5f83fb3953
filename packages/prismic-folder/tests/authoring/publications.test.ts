import { expect, test } from 'vitest';
import { authoringProject, openAuthoring } from '../support/authoringProject.ts';

const about = { type: 'page', name: 'about' };
const news = { type: 'page', name: 'news' };
const ABOUT = 'content/documents/page/about.json';
const DRAFT = 'content/drafts/documents/page/about.json';
const NEWS_DRAFT = 'content/drafts/documents/page/news.json';
const publishing = { acceptWarnings: true, dryRun: false };

/** Written as nobody else would, so that a byte that changes is seen. */
const PUBLIC = '{ "id":"A1",\r\n\t"data": {"name":"About", "size": 3.0} }';
const CHANGED = '{ "id":"A1", "data": {"name":"About\\u0020me", "size": 3.0}  }\n';

const project = () =>
  authoringProject({
    [ABOUT]: PUBLIC,
    [DRAFT]: CHANGED,
    [NEWS_DRAFT]: { data: { name: 'News' } },
  });

test('a release is published and taken back with every byte, also after a restart', async () => {
  const { releases, ...folder } = await project();
  const { id } = await releases.create({
    label: 'Spring',
    scheduledAt: '2027-03-01T00:00:00+0000',
  });
  await releases.add(id, about);
  await releases.add(id, news);
  const held = ['about', 'news'].map((name) =>
    folder.text(`content/releases/${id}/documents/page/${name}.json`),
  );
  expect(held[0]).toBe(CHANGED);
  await releases.publish({ ...publishing, release: id });
  expect(await releases.list()).toEqual([]);

  const again = await openAuthoring(folder);
  const [publication, ...others] = await again.releases.publications();
  expect(others).toEqual([]);
  expect(publication).toMatchObject({
    release: { id, label: 'Spring' },
    documents: [
      { ...about, title: 'About me' },
      { ...news, title: 'News' },
    ],
    refusal: null,
  });
  await again.releases.undoPublication(publication?.id ?? '');
  expect(folder.text(ABOUT)).toBe(PUBLIC);
  expect(folder.text('content/documents/page/news.json')).toBeNull();
  expect(
    ['about', 'news'].map((name) =>
      folder.text(`content/releases/${id}/documents/page/${name}.json`),
    ),
  ).toEqual(held);
  expect(await again.releases.list()).toMatchObject([
    { id, label: 'Spring', scheduledAt: '2027-03-01T00:00:00+0000', documents: [about, news] },
  ]);
  expect(await again.releases.publications()).toEqual([]);
  await expect(again.releases.undoPublication(publication?.id ?? '')).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('drafts that were published are drafts again', async () => {
  const { releases, ...folder } = await project();
  await releases.publish({ ...publishing, documents: [about] });
  const [publication] = await releases.publications();
  expect(publication).toMatchObject({ release: null, documents: [about], refusal: null });
  await releases.undoPublication(publication?.id ?? '');
  expect([folder.text(ABOUT), folder.text(DRAFT)]).toEqual([PUBLIC, CHANGED]);
});

test('what was published is not taken back over something newer, and nothing changes', async () => {
  const { releases, documents, ...folder } = await project();
  await releases.publish({ ...publishing, documents: [about, news] });
  const { revision } = await documents.read(news);
  const changes = [{ op: 'set' as const, path: ['data', 'name'], value: 'More' }];
  await documents.save(news, { version: 'published', revision, changes });
  const now = folder.text(ABOUT);
  const [first] = await releases.publications();
  expect(first?.refusal).toBe('More has new changes. Publish or discard them first.');
  await expect(releases.undoPublication(first?.id ?? '')).rejects.toMatchObject({ code: 'exists' });
  await releases.publish({ ...publishing, documents: [news] });
  const refusals = (await releases.publications()).map(({ refusal }) => refusal);
  expect(refusals).toEqual([null, 'More was changed or published again since.']);
  expect(folder.text(ABOUT)).toBe(now);
});

test('a release has a date and loses it', async () => {
  const { releases, ...folder } = await project();
  const { id } = await releases.create({ label: 'Spring' });
  const scheduledAt = '2027-03-01T00:00:00+0000';
  expect(await releases.update(id, { scheduledAt })).toMatchObject({
    label: 'Spring',
    scheduledAt,
  });
  const later = await releases.update(id, { label: 'Summer', scheduledAt: null });
  expect(later).toEqual({ id, label: 'Summer', documents: [] });
  expect(folder.json('content/repository.json')).toMatchObject({
    releases: [{ id, label: 'Summer' }],
  });
});
