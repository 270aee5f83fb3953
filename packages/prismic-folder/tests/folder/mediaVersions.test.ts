import { expect, test } from 'vitest';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import { createProject, field, pngHeader, typeModel } from '../support/createProject.ts';

const BIG = 3_000_000;
const film = (...changed: readonly number[]) => {
  const bytes = Buffer.alloc(BIG, 7);
  for (const at of changed) bytes[at] = 8;
  return bytes;
};
const picture = (last: number) => {
  const bytes = Buffer.from(pngHeader(40, 30));
  bytes[63] = last;
  return bytes;
};

const FIELDS = { image: field('Image'), file: field('Link', { select: 'media' }) };

/** A page with a picture and a film, and one with neither. */
function mediaProject() {
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', FIELDS),
    'content/documents/page/shown.json': {
      data: { image: { url: '/media/a.png', alt: '' }, file: { url: '/media/f.mp4' } },
    },
    'content/media/a.png': picture(1),
    'content/media/f.mp4': film(),
    'content/media/f.webm': 'small',
    'content/media/unused.png': picture(1),
  });
  const source = createSnapshotSource({ ...project, watch: true });
  const read = async () => {
    const { ref, documents } = await source.current();
    const text = JSON.stringify(documents);
    const version = (name: string) => new RegExp(`/media/${name}[?]v=(\\w+)`).exec(text)?.[1];
    return { ref, image: version('a.png'), file: version('f.mp4') };
  };
  return { ...project, read };
}

test.each<[string, string, unknown, 'image' | 'file' | null]>([
  ['a picture of the same size', 'a.png', picture(2), 'image'],
  ['the same picture, written again', 'a.png', picture(1), null],
  ['a film, at its start', 'f.mp4', film(0), 'file'],
  ['a film, at its end', 'f.mp4', film(BIG - 1), 'file'],
  ['a film, in the middle', 'f.mp4', film(1_600_000), 'file'],
  ['the WebM that is played for it', 'f.webm', 'other', 'file'],
  ['a file that nothing shows', 'unused.png', picture(3), null],
])('an address changes with the content of its file: %s', async (_what, name, content, changed) => {
  const { write, read } = mediaProject();
  const before = await read();
  write(`content/media/${name}`, content);
  const after = await read();
  for (const key of ['image', 'file'] as const) {
    expect(before[key]).toMatch(/^[\da-z]{5}$/i);
    expect(after[key] !== before[key], key).toBe(key === changed);
  }
  // Responses are cached by the ref.
  expect(after.ref !== before.ref).toBe(changed !== null);
});
