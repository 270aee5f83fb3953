import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { callOperation, createAuthoring, type Authoring } from '#prismic-folder/authoring';
import { reservedAddress } from '#content/ownAddresses.ts';
import { notes as mapping } from '../../../src/editing/notes.ts';
import { readNotes } from '#page-editor/rooms/imports/notes/readNotes.ts';
import { writeNotes } from '#page-editor/rooms/imports/notes/writeNotes.ts';
import { createContentFolder, type ContentFolder } from '../../support/contentFolder.ts';
import { filesOf, PIXEL } from '../../unit/editor/imports/support.ts';

let folder: ContentFolder;
let authoring: Authoring;
afterEach(async () => {
  await authoring.close();
  await folder.remove();
});

async function importAs(
  type: string,
  files: Record<string, string | Uint8Array>,
  stopAfter = Infinity,
) {
  folder = await createContentFolder();
  authoring = await createAuthoring({ root: folder.root, contentDir: folder.contentDir });
  const source = filesOf(files);
  const read = await readNotes(source);
  let steps = 0;
  const written = await writeNotes(read, type, {
    call: (name, given) =>
      callOperation(authoring, name as 'createDocument', given as never) as never,
    read: source.read,
    mapping,
    isReserved: (of, uid) => reservedAddress({ type: of, uid }, []) !== null,
    onProgress: () => (steps += 1),
    isStopped: () => steps >= stopAfter,
  });
  const drafts = join(folder.contentDir, 'drafts/documents');
  const draft = async (name: string) =>
    // Cast: a document's file.
    JSON.parse(await readFile(join(drafts, `${name}.json`), 'utf8')) as {
      data: Record<string, never>;
      tags?: string[];
    };
  return {
    read,
    written,
    draft,
    problems: async () =>
      (
        await callOperation(authoring, 'publish', {
          body: {
            documents: written.documents.map(({ type: of, name }) => ({ type: of, name })),
            dryRun: true,
          },
        })
      ).problems,
  };
}

test('notes become drafts with slices, pictures in the library and links to each other', async () => {
  const { written, draft, problems } = await importAs('page', {
    'Low Tide.md': '# Low Tide\n\nSee [[Media]].\n\n![A wave](wave.png)\n\nAfter it.',
    'Media.md': '---\ntags: [Mobile]\ndescription: About media\n---\nBack to [[Low Tide]].',
    'Field Kit.md': '---\ntype: project\ndate: 2025-03-03\n---\nFirst words.\n\n![[wave.png]]',
    'Story.md': '---\ntype: case study\nrole: Design\n---\nWords.',
    'wave.png': PIXEL,
  });
  expect(written.leftOut).toEqual([]);
  expect(written.pictures).toBe(1);
  expect(await readdir(join(folder.contentDir, 'media'))).toEqual(['note.txt', 'wave.png']);
  const kinds = (await problems()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== 'missing-alt' && kind !== 'unlinked')).toEqual([]);
  expect(written.documents.map(({ type, name }) => `${type}/${name}`).sort()).toEqual([
    'case_study/story',
    'page/low-tide',
    // The site itself answers at /media.
    'page/media-2',
    'project/field-kit',
  ]);
  expect((await draft('page/low-tide')).data).toEqual({
    title: 'Low Tide',
    slices: [
      {
        slice_type: 'text_block',
        variation: 'default',
        primary: {
          text: [
            { type: 'heading1', text: 'Low Tide', spans: [] },
            {
              type: 'paragraph',
              text: 'See Media.',
              spans: [
                {
                  type: 'hyperlink',
                  start: 4,
                  end: 9,
                  data: { link_type: 'Document', type: 'page', uid: 'media-2' },
                },
              ],
            },
          ],
        },
      },
      {
        slice_type: 'image',
        variation: 'default',
        primary: { image: { url: '/media/wave.png', alt: 'A wave' } },
      },
      expect.objectContaining({ slice_type: 'text_block' }),
    ],
  });
  expect(await draft('page/media-2')).toMatchObject({
    tags: ['Mobile'],
    data: { meta_description: 'About media' },
  });
  expect((await draft('project/field-kit')).data).toMatchObject({
    project_title: [{ type: 'heading1', text: 'Field Kit' }],
    project_description: [{ text: 'First words.' }],
    project_date: '2025-03-03',
    use_spread: 'Yes',
    cover: [{ slice_type: 'single_image', primary: { single_image: { url: '/media/wave.png' } } }],
  });
  expect((await draft('case_study/story')).data).toMatchObject({
    project_name: 'Story',
    project_role: 'Design',
    spread: [{ slice_type: 'intro_header' }, { slice_type: 'text_block' }],
  });
});

test('what is no picture or no text, and what has a name that is taken, is said or named otherwise; the rest is made', async () => {
  const { read, written, draft } = await importAs('project', {
    'One.md': '![](broken.png) See [[Broken]].',
    'one.markdown': 'words',
    'Broken.md': Uint8Array.of(0xff),
    'broken.png': 'no picture at all',
  });
  expect(written.documents.map(({ name }) => name)).toEqual(['one-2', 'one-3']);
  expect([...read.leftOut, ...written.leftOut]).toEqual([
    { name: 'Broken.md', reason: 'is no text in UTF-8' },
    { name: 'broken.png', reason: expect.stringMatching(/^is not in the library: /) },
  ]);
  const text = JSON.stringify(await draft('project/one-2'));
  expect(text).toContain('See Broken.');
  expect(text).not.toContain('hyperlink');
});

test('stopped half way, what was made stays whole, and the rest is named', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 6 }, (_none, at) => [`n${at}.md`, 'words']),
  );
  const { written } = await importAs('page', files, 4);
  expect(written.documents).toHaveLength(4);
  expect(written.leftOut).toEqual([
    { name: 'n4.md', reason: 'was not reached' },
    { name: 'n5.md', reason: 'was not reached' },
  ]);
});
