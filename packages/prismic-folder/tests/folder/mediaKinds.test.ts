import { expect, test } from 'vitest';
import { createProject, field, group, typeModel } from '../support/createProject.ts';

/** The problem of a link in a field to media of this name. */
async function problemOf(name: string, url: string, config: object = { select: 'media' }) {
  const link = field('Link', config);
  const rows = group({ [name]: link });
  const value = 'repeat' in config ? [{ link_type: 'Media', url }] : { link_type: 'Media', url };
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', { rows }),
    'content/documents/page/one.json': { data: { rows: [{ [name]: value }] } },
    'content/media/a.jpg': 'x',
    'content/media/a.mp4': 'x',
    'content/media/a.webm': 'x',
    'content/media/a.mp3': 'x',
    'content/media/a.pdf': 'x',
  });
  const { problems, documents } = await project.load();
  expect(JSON.stringify(documents).includes(url)).toBe(problems.length === 0);
  return problems.map(({ field: at, reason }) => `${at?.replace(/^.*\]\./, '')}: ${reason}`);
}

test.each([
  ['video', '/media/a.jpg', 'a.jpg is not a film'],
  ['background_video', '/media/a.pdf', 'a.pdf is not a film'],
  ['video_file', '/media/a.mp4', null],
  ['video_2', '/media/a.mp3', 'a.mp3 is not a film'],
  ['audio_fallback', '/media/a.mp4', 'a.mp4 is not a sound'],
  ['audio', '/media/a.webm', null],
  ['terms_pdf', '/media/a.jpg', 'a.jpg is not a PDF'],
  ['photo', '/media/a.mp4', 'a.mp4 is not a picture'],
  ['video', 'https://example.com/a.jpg', 'a.jpg is not a film'],
  ['video', 'https://example.com/stream', null],
  // The name says nothing of the file, or something else.
  ['download', '/media/a.jpg', null],
  ['video_poster', '/media/a.jpg', null],
  ['video_captions', '/media/a.pdf', null],
])('a link to media called %s to %s: %s', async (name, url, reason) => {
  expect(await problemOf(name, url)).toEqual(reason === null ? [] : [`${name}.url: ${reason}`]);
});

test('links that repeat, and links to anything, are no different', async () => {
  const repeated = await problemOf('videos', '/media/a.jpg', { select: 'media', repeat: true });
  expect(repeated).toEqual(['url: a.jpg is not a film']);
  expect(await problemOf('video', '/media/a.jpg', {})).toEqual([]);
});
