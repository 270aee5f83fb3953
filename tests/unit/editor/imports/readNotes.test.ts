import { describe, expect, test } from 'vitest';
import type { NoteBlock } from '#page-editor/rooms/imports/notes/noteBlocks.ts';
import { readNotes } from '#page-editor/rooms/imports/notes/readNotes.ts';
import { pickOf, randomOf, wordsOf } from '../../../support/random.ts';
import { filesOf, PIXEL } from './support.ts';

const ID = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';

type RichBlock = { type: string; text: string; spans: { data?: { url?: string } }[] };

/** Texts and pictures of a note, each in a line. */
const linesOf = (blocks: readonly NoteBlock[]) =>
  blocks.flatMap((block) => {
    if (block.kind === 'picture') return [`picture ${block.file} "${block.alt}"`];
    // Cast: the blocks of a rich text.
    const texts = block.blocks as readonly RichBlock[];
    return texts.map(({ type, text, spans }) =>
      [`${type} ${text}`, ...spans.flatMap(({ data }) => data?.url ?? [])].join(' -> '),
    );
  });

type Files = Record<string, string | Uint8Array>;

/** The only note of files, by its lines. */
async function readOne(text: string, more: Files, name = 'Note.md') {
  const { notes, leftOut } = await readNotes(filesOf({ [name]: text, ...more }));
  const note = notes.find(({ file }) => file === name);
  return { ...note, lines: linesOf(note?.blocks ?? []), leftOut };
}

test('a page of Notion has its name, its properties, its pictures and links to other pages', async () => {
  const folder = `Work ${ID}/Low Tide ${ID}`;
  const { title, facts, lines, leftOut } = await readOne(
    `# Low Tide

Tags: Mobile, Web
Date: March 3, 2025
Client: North, Ltd.

First words with a [page](Low%20Tide%20${ID}/Sketches%20(old)%20${OTHER}.md) and [the web](https://a.example/b_(c)).

![A wave](Low%20Tide%20${ID}/wave.png)

<aside>
💡 Said aside
</aside>

![Untitled](Low%20Tide%20${ID}/Untitled.png)
- [ ] to do
    - below

| a | b |
| --- | --- |
| 1 | 2 |

[Table](Low%20Tide%20${ID}/Rows.csv)`,
    {
      [`${folder}/Sketches (old) ${OTHER}.md`]: '# Sketches',
      [`${folder}/wave.png`]: PIXEL,
      [`${folder}/Untitled.png`]: PIXEL,
      [`${folder}/Rows.csv`]: 'a,b',
      [`Work ${ID}/unused.png`]: PIXEL,
    },
    `${folder}.md`,
  );
  expect(title).toBe('Low Tide');
  const date = ['March 3, 2025'];
  expect(facts).toEqual({ tags: ['Mobile', 'Web'], date, client: ['North, Ltd.'] });
  expect(lines).toEqual([
    expect.stringMatching(
      /^paragraph First words with a page and the web\. -> https:\/\/note\.invalid\/.* -> https:\/\/a\.example\/b_%28c%29$/,
    ),
    `picture ${folder}/wave.png "A wave"`,
    'paragraph 💡 Said aside',
    `picture ${folder}/Untitled.png ""`,
    'list-item to do',
    'list-item below',
    'preformatted | a | b |\n| 1 | 2 |',
    'paragraph Table',
  ]);
  const left = leftOut.map(({ name: file, reason }) => `${file.replace(/.*\//, '')} ${reason}`);
  expect(left).toEqual([
    `Low Tide ${ID}.md has a table, which became lines of text`,
    `Low Tide ${ID}.md names Low%20Tide%20${ID}/Rows.csv, which is linked, and is no note and no picture`,
    'Rows.csv is no note and no picture',
    'unused.png is a picture that no note shows',
  ]);
});

test('a note of Obsidian has its frontmatter, embeds, links by name and callouts', async () => {
  const { title, facts, lines, leftOut } = await readOne(
    `---
title: "Quiet hours"
tags:
  - Mobile
  - Product Design
date: 2025-03-03
aliases: [one, two]
---
See [[Other|the other]], [[Deep note]] and [[Nobody]]. ==Marked== %%hidden%% words.

![[wave.png|300]] ![[A drawing.svg|A drawing of a wave]]

> [!note] Careful
> It is a quote.

\`\`\`js
const a = '![[not.png]]';
\`\`\`
`,
    {
      'Other.md': 'words',
      'one/two/three/Deep note.md': 'words',
      'files/wave.png': PIXEL,
      'files/A drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '.obsidian/app.json': '{}',
    },
  );
  expect(title).toBe('Quiet hours');
  expect(facts).toEqual({
    title: ['Quiet hours'],
    tags: ['Mobile', 'Product Design'],
    date: ['2025-03-03'],
    aliases: ['one', 'two'],
  });
  expect(lines).toEqual([
    'paragraph See the other, Deep note and Nobody. Marked words. -> https://note.invalid/Other.md -> https://note.invalid/one%2Ftwo%2Fthree%2FDeep%20note.md',
    'picture files/wave.png ""',
    'picture files/A drawing.svg "A drawing of a wave"',
    'paragraph Careful',
    'paragraph It is a quote.',
    "preformatted const a = '![[not.png]]';",
  ]);
  expect(leftOut).toEqual([
    { name: 'Note.md', reason: 'names Nobody, which is not among the files' },
  ]);
});

describe('a folder', () => {
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_none, at) => [`${at}.md`, '']));
  test.each<[string, Files, string]>([
    ['pictures alone', { 'a.png': PIXEL }, 'There is no Markdown in it'],
    ['too many notes', many, 'There are 2,001 notes, more than 2,000'],
  ])('with %s is refused in a sentence', async (_, files, words) => {
    await expect(readNotes(filesOf(files))).rejects.toThrow(words);
  });

  test.each(['/etc/a.md', '../a.md', 'x/../../a.md', 'C:\\a.md', 'x\\..\\a.md', 'a\0.md'])(
    'has no %j',
    async (name) => {
      const { notes, leftOut } = await readNotes(filesOf({ 'Note.md': 'words', [name]: 'words' }));
      expect(notes.map(({ file }) => file)).toEqual(['Note.md']);
      expect(leftOut).toEqual([{ name, reason: 'has a path that leads out of the folder' }]);
    },
  );

  test('says which file cannot be read, and reads the others', async () => {
    const files = filesOf({ 'a.md': 'words', 'b.md': new Uint8Array([0xff, 0xfe, 0]), 'c.md': '' });
    const read = async (name: string) => {
      if (name === 'c.md') throw new Error('the disk is gone');
      return files.read(name);
    };
    const { notes, leftOut } = await readNotes({ ...files, read });
    expect(notes.map(({ file }) => file)).toEqual(['a.md']);
    expect(leftOut).toEqual([
      { name: 'b.md', reason: 'is no text in UTF-8' },
      { name: 'c.md', reason: 'cannot be read: the disk is gone' },
    ]);
  });

  test('leaves out what is longer than a text, and larger than a picture', async () => {
    const files = filesOf({ 'a.md': 'words' });
    const text = { name: 'b.md', size: 2_000_001 };
    const picture = { name: 'c.png', size: 4_294_967_295 };
    const { leftOut } = await readNotes({ ...files, files: [...files.files, text, picture] });
    expect(leftOut.map(({ name }) => name)).toEqual(['b.md', 'c.png']);
  });
});

const PARTS = wordsOf(
  '# ## - 1. > ``` ~~~ --- | [a](b.md) ![a](c.png) [[d|e]] ![[c.png]] ![ ]( ]] [[ ** _ \\ <aside> </aside> == %% %E0%A4%A ( ) \u0000 \ud83d\ude00 word Word: words',
);

test('whatever a note says, each word of it is in a text or a name, and reading ends', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = randomOf(seed);
    const lines = Array.from({ length: 30 }, (_none, line) => {
      const parts = Array.from({ length: random() * 6 }, () => pickOf(random, PARTS));
      const shuffled = [`w${line}w`, ...parts].sort(() => random() - 0.5);
      return shuffled.join(random() < 0.8 ? ' ' : '');
    });
    const text = lines.join(pickOf(random, ['\n', '\n\n', '\r\n']));
    const { lines: read, title, facts } = await readOne(text, { 'b.md': '', 'c.png': PIXEL });
    const all = [title, JSON.stringify(facts), ...read].join('\n');
    // What is between the signs of a comment or of a picture's words is left out by design, and what names a language.
    const hidden = text
      .replaceAll(/^\s*(?:```|~~~).*$/gm, '')
      .replaceAll(/%%.*?%%|!\[[^\]]*\]|!?\[\[[^\]]*\]\]|\[[^\]]*\]\([^)]*\)/g, '');
    const missing = hidden.match(/w\d+w/g)?.filter((word) => !all.includes(word)) ?? [];
    expect(missing, `seed ${seed}: ${JSON.stringify(text)}`).toEqual([]);
  }
});
