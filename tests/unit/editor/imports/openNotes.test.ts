import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openNotes } from '#page-editor/rooms/imports/openNotes.ts';
import { readNotes } from '#page-editor/rooms/imports/notes/readNotes.ts';
import { PIXEL } from './support.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function zipOf(files: Record<string, string | Uint8Array>) {
  const contents = Object.entries(files).map(([name, content]) => {
    return [name, typeof content === 'string' ? bytesOf(content) : Uint8Array.from(content)];
  });
  return zipSync(Object.fromEntries(contents));
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'export.zip') => new File([bytes], name);

const read = async (bytes: Uint8Array<ArrayBuffer>) => readNotes(await openNotes([fileOf(bytes)]));

/** Changes in every entry of the directory of an archive how large its file is once it is unpacked. */
function withSize(zip: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const changed = zip.slice();
  const view = new DataView(changed.buffer);
  for (let offset = 0; offset < changed.length - 46; offset++)
    if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, size, true);
  return changed;
}

describe('a zip', () => {
  test('is read file by file, with its folders', async () => {
    const zip = zipOf({ 'a/b/Note.md': '![](../c.png)', 'a/c.png': PIXEL, 'a/': '' });
    const source = await openNotes([fileOf(zip)]);
    const { notes, pictures, leftOut } = await readNotes(source);
    expect([notes.length, pictures, leftOut]).toEqual([1, ['a/c.png'], []]);
    expect(Buffer.from(await source.read('a/c.png'))).toEqual(PIXEL);
  });

  test.each([
    ['is empty', new Uint8Array(0)],
    ['is no zip', bytesOf('words')],
    ['ends in the middle', zipOf({ 'Note.md': 'words' }).slice(0, 60)],
  ])('that %s is refused in a sentence', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow('export.zip is damaged, or no zip.');
  });

  test('with a file whose bytes are damaged leaves that out', async () => {
    const zip = zipOf({ 'a.md': 'words '.repeat(200), 'b.md': 'words' });
    zip.fill(0xff, 40, 50);
    const { notes, leftOut } = await read(zip);
    expect(notes.map(({ file }) => file)).toEqual(['b.md']);
    expect(leftOut).toEqual([
      { name: 'a.md', reason: expect.stringMatching(/^cannot be read|UTF-8$/) },
    ]);
  });

  test('with paths that lead out of it has none of these', async () => {
    const { notes, leftOut } = await read(zipOf({ 'a.md': 'x', '../b.md': 'x', '/c.md': 'x' }));
    expect(notes.map(({ file }) => file)).toEqual(['a.md']);
    expect(leftOut.map(({ name }) => name).sort()).toEqual(['../b.md', '/c.md']);
  });

  test('that says its files have 4 GB is not unpacked', async () => {
    const zip = withSize(zipOf({ 'a.md': 'words', 'b.png': PIXEL }), 0xff_ff_ff_fe);
    await expect(read(zip)).rejects.toThrow('There is no Markdown in it');
  });

  test('whose files are larger than it says takes no more memory than that', async () => {
    const bomb = zipOf({ 'a.md': 'words', 'b.png': new Uint8Array(20_000_000) });
    const source = await openNotes([fileOf(withSize(bomb, 5))]);
    expect(source.files.map(({ size }) => size)).toEqual([5, 5]);
    const content = await source.read('b.png').catch(() => new Uint8Array(0));
    expect(content.length).toBeLessThanOrEqual(5);
  });
});

test('a folder is its files by their paths', async () => {
  const note = fileOf(bytesOf('words'), 'Note.md');
  Object.defineProperty(note, 'webkitRelativePath', { value: 'vault/deep/Note.md' });
  const { files } = await openNotes([note, fileOf(PIXEL, 'a.png')]);
  expect(files.map(({ name }) => name)).toEqual(['vault/deep/Note.md', 'a.png']);
});
