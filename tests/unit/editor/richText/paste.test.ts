import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { NodeSelection } from 'prosemirror-state';
import type { Json } from '#prismic-folder/edit';
import { toProse } from '#editor/richText/format/richFormat.ts';
import { copySerializer, readCopied } from '#editor/richText/paste/copied.ts';
import { fitBlocks } from '#editor/richText/paste/fitBlocks.ts';
import { insertPasted } from '#editor/richText/paste/insertPasted.ts';
import { NOTHING_LEFT, PASTE_LIMIT, pasteWords } from '#editor/richText/paste/PasteReport.ts';
import type { Pasted } from '#editor/richText/paste/PastedBlock.ts';
import { readHtml } from '#editor/richText/paste/readHtml.ts';
import { isMarkdown, readMarkdown } from '#editor/richText/paste/readMarkdown.ts';
import { readPlain } from '#editor/richText/paste/readPlain.ts';
import type { TextRules } from '#editor/richText/format/textRules.ts';
import { cutText } from '#editor/ui/fields/cutText.ts';
import { cpuTime } from '../../../support/cpuTime.ts';
import { editing, EVERYTHING, paragraph, rulesOf } from './editing.ts';
import { isRecord } from '#ui/isRecord.ts';
import { fieldOf } from './fieldGenerator.ts';
import * as samples from './pasteSamples.ts';

const { DOMParser } = new Window();

/** What a field has after a paste into it, in short lines, and what is said. */
function pasted(read: Pasted, rules: TextRules): readonly [readonly string[], string | null] {
  const { blocks, report } = fitBlocks(read, rules);
  const text = editing(undefined, rules);
  const { tr } = text.state;
  insertPasted(tr, blocks, rules);
  text.apply(tr);
  return [lines(text.value), pasteWords(report)];
}

const html = (source: string, rules = EVERYTHING) => {
  // Cast: this DOM has what the reader uses of a document.
  const page = new DOMParser().parseFromString(source, 'text/html') as unknown as Document;
  return pasted(readHtml(page, rules), rules);
};

function lines(value: unknown): readonly string[] {
  // Cast: the value of a field of texts and embeds.
  const blocks = (value ?? []) as readonly {
    type: string;
    text?: string;
    label?: string;
    direction?: string;
    oembed?: { embed_url: string };
    spans?: readonly { type: string; start: number; end: number; data?: { url?: string } }[];
  }[];
  return blocks.map(({ type, text = '', spans = [], label, direction, oembed }) => {
    const marks = spans.map(({ type: kind, start, end, data }) => {
      const target = data?.url === undefined ? '' : ` ${data.url}`;
      return ` {${kind} ${text.slice(start, end)}${target}}`;
    });
    const looks = [label, direction]
      .filter((look) => look !== undefined)
      .map((look) => ` (${look})`);
    return `${type}: ${oembed?.embed_url ?? text}${marks.join('')}${looks.join('')}`;
  });
}

test('from Word come headings, marks, lists and links; not tables and linked pictures', () => {
  expect(html(samples.WORD)).toEqual([
    [
      'heading1: Field notes',
      'paragraph: The tide was two hours late, or so it\u00a0seemed. See the table. {strong two hours} {em or so it\u00a0seemed} {hyperlink the table https://example.com/tide}',
      'list-item: Rope',
      'list-item: Old rope',
      'o-list-item: First',
      'heading3: Small print',
    ],
    'Pasted without 1 table and 1 picture',
  ]);
});

test('Google Docs writes marks as styles, in a bold element that is not bold', () => {
  expect(html(samples.GOOGLE_DOCS)).toEqual([
    [
      'heading2: Field notes',
      'paragraph: The tide was two hours late. The table {strong two hours} {em  late} {hyperlink The table https://example.com/tide}',
      'list-item: Rope',
      'list-item: Old rope',
      'o-list-item: First',
    ],
    null,
  ]);
});

test('from Notion come quotations with their label, and code with its lines', () => {
  expect(html(samples.NOTION)).toEqual([
    [
      'heading1: Field notes',
      'paragraph: The tide was two hours late, or so. h = 2.4 {strong two hours} {em or so}',
      'list-item: Rope',
      'list-item: Old rope',
      'paragraph: It comes back. (quote)',
      'preformatted: const h = 2.4;\n\ndraw(h);',
    ],
    null,
  ]);
});

test('from a website come its words: no scripts, no hidden text, no addresses that run code', () => {
  expect(html(samples.WEBSITE)).toEqual([
    [
      'heading2: Field notes',
      'paragraph: Loose text bold {strong bold}',
      'paragraph: A link, a trap, up and a page.\nNew line. {hyperlink link https://example.com/a} {em link}',
      'paragraph: New paragraph.',
      'paragraph: Caption',
      'embed: https://www.youtube.com/embed/x',
      'paragraph: Only frame',
      'paragraph: שלום (rtl)',
    ],
    'Pasted without 1 picture',
  ]);
});

test('a spreadsheet comes as lines', () => {
  expect(html(samples.SPREADSHEET)).toEqual([
    ['paragraph: Beach · Height', 'paragraph: North Bay · 2.4'],
    'Pasted as 2 lines of text',
  ]);
});

test('code keeps its lines and spaces', () => {
  expect(html(samples.CODE_EDITOR)).toEqual([['preformatted: const h = 2.4;\n\n  draw(h);'], null]);
});

test('Markdown is read as such', () => {
  expect(isMarkdown(samples.MARKDOWN)).toBe(true);
  expect(pasted(readMarkdown(samples.MARKDOWN, 'quote'), EVERYTHING)).toEqual([
    [
      'heading1: Field notes',
      'paragraph: The tide was two hours late, or so it seemed. See the table and *this*. {strong two hours} {em or so} {hyperlink the table https://example.com/tide}',
      'list-item: Rope',
      'list-item: Old rope',
      'list-item: Done',
      'o-list-item: First',
      'o-list-item: Second',
      'paragraph: It comes back. (quote)',
      'preformatted: const h = 2.4;\n\ndraw(h);',
      'paragraph: snake_case stays, https://example.com too',
    ],
    'Pasted without 1 table and 1 picture',
  ]);
});

test.each(['A plain sentence.', 'A list: one - two\n- three', '5 * 3 * 2', 'Call #1 (a)[b]'])(
  '%j is plain text',
  (text) => {
    expect(isMarkdown(text)).toBe(false);
  },
);

test.each([
  ['one\ntwo', ['paragraph: one', 'paragraph: two']],
  ['one\r\ntwo\r\n\r\nthree\r\n', ['paragraph: one\ntwo', 'paragraph: three']],
  ['  \n\n', []],
  ['👩‍👩‍👧 שלום', ['paragraph: 👩‍👩‍👧 שלום']],
  ['a\u0000b\u0007c', ['paragraph: a b c']],
])('the plain text %j becomes %j', (text, blocks) => {
  expect(pasted(readPlain(text), EVERYTHING)[0]).toEqual(blocks);
});

test('what a model does not allow becomes what it does', () => {
  const rules = rulesOf({ multi: 'paragraph,heading3,o-list-item,em' });
  expect(html(samples.NOTION, rules)[0]).toEqual([
    'heading3: Field notes',
    'paragraph: The tide was two hours late, or so. h = 2.4 {em or so}',
    'o-list-item: Rope',
    'o-list-item: Old rope',
    'paragraph: It comes back.',
    'paragraph: const h = 2.4;\n\ndraw(h);',
  ]);
  const plain = html(samples.WEBSITE, rulesOf({ multi: 'paragraph' }));
  expect(plain[0].every((line) => /^paragraph: [^{(]*$/.test(line))).toBe(true);
  expect(plain[1]).toBe('Pasted without 1 picture and 1 embed');
});

test('a single line gets all words in one block of its style', () => {
  const rules = rulesOf({ single: 'heading2,strong' });
  expect(html('<h1>One</h1><p>two <b>three</b></p><p>four</p>', rules)[0]).toEqual([
    'heading2: One two three four {strong three}',
  ]);
});

test('pictures that are in the text come as files, if the field has pictures', () => {
  const source = '<p>a</p><img src="data:image/png;base64,iVBORw0KGgo=">';
  // Cast: as above.
  const page = new DOMParser().parseFromString(source, 'text/html') as unknown as Document;
  const { files, report } = readHtml(page, EVERYTHING);
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['pasted.png', 'image/png', 8],
  ]);
  expect(report.pictures).toBe(0);
  expect(readHtml(page, rulesOf({ multi: 'paragraph' })).report.pictures).toBe(1);
});

test('a paste of megabytes is cut, and says so', () => {
  const line = 'Lorem ipsum dolor sit amet.';
  const { result, ms } = cpuTime(() => readPlain(`${line}\n`.repeat(100_000)));
  expect(ms).toBeLessThan(2000);
  const { blocks, report } = result;
  expect(blocks.length).toBe(PASTE_LIMIT.blocks);
  expect(report.leftOut).toBe(line.length * (100_000 - PASTE_LIMIT.blocks));
  expect(pasteWords(report)).toBe(
    'The text was too long. 2,646,000 characters at its end were not pasted.',
  );
  const long = readPlain('x'.repeat(3_000_000));
  expect(long.blocks).toHaveLength(1);
  expect(long.report.leftOut).toBe(3_000_000 - PASTE_LIMIT.characters);
});

test('no character is cut in two', () => {
  const most = PASTE_LIMIT.characters;
  const { blocks, report } = readPlain(`${'x'.repeat(most - 1)}🚀 after it`);
  expect(blocks).toMatchObject([{ text: 'x'.repeat(most - 1) }]);
  expect(report.leftOut).toBe('🚀 after it'.length);
  expect(cutText('a🚀b', 2)).toBe('a');
  expect(cutText('a🚀b', 3)).toBe('a🚀');
  expect(cutText('\ud83d', 1)).toBe('\ud83d');
});

test('elements within elements without end are read as text', () => {
  const page = new DOMParser().parseFromString('<p>start</p>', 'text/html');
  let inner = page.body;
  for (let depth = 0; depth < 3000; depth++) {
    const next = page.createElement(depth % 2 === 0 ? 'div' : 'b');
    inner.append(next);
    // Cast: an element of this page.
    inner = next as typeof inner;
  }
  inner.append('deep');
  // Cast: as above.
  const [found] = pasted(readHtml(page as unknown as Document, EVERYTHING), EVERYTHING);
  expect(found).toEqual(['paragraph: start', 'paragraph: deep {strong deep}']);
});

test.each([
  ['in a line', 0, 1, ['ab'], ['paragraph: 1ab2']],
  ['at the end of a line', 0, 2, ['a', 'b'], ['paragraph: 12a', 'paragraph: b']],
  [
    'within a line, several blocks',
    0,
    1,
    ['a', 'b', 'c'],
    ['paragraph: 1a', 'paragraph: b', 'paragraph: c2'],
  ],
])('words go where the cursor is: %s', (_what, block, offset, texts, expected) => {
  const text = editing([paragraph('12')]);
  text.select(block, offset);
  const { tr } = text.state;
  const blocks = texts.map((words) => ({ type: 'paragraph', text: words, spans: [] }) as const);
  insertPasted(tr, blocks, EVERYTHING);
  text.apply(tr);
  text.type('!');
  const after = lines(text.value);
  expect(after.map((line) => line.replace('!', ''))).toEqual(expected);
  // The cursor is after what was pasted.
  expect(after.join('\n')).toContain(`${texts.at(-1)}!`);
});

test('a pasted block keeps its style in an empty line, and words take the one chosen there', () => {
  const image = { type: 'atom', json: { type: 'image', url: '/media/a.webp', alt: null } } as const;
  const item = { type: 'list-item', text: 'a', spans: [] } as const;
  const heading = editing([{ type: 'heading2', text: '', spans: [] }]);
  const { tr } = heading.state;
  insertPasted(tr, [{ type: 'paragraph', text: 'a', spans: [] }], EVERYTHING);
  heading.apply(tr);
  expect(lines(heading.value)).toEqual(['heading2: a']);
  const empty = editing(undefined);
  const next = empty.state.tr;
  insertPasted(next, [item, image], EVERYTHING);
  empty.apply(next);
  empty.type('b');
  expect(lines(empty.value)).toEqual(['list-item: a', 'image: ', 'paragraph: b']);
});

test('what is said names what is missing', () => {
  expect(pasteWords(NOTHING_LEFT)).toBeNull();
  expect(pasteWords({ ...NOTHING_LEFT, tables: 2 })).toBe('Pasted without 2 tables');
  expect(pasteWords({ ...NOTHING_LEFT, tables: 1, pictures: 2, embeds: 1 })).toBe(
    'Pasted without 1 table, 2 pictures and 1 embed',
  );
});

test('blocks copied here are pasted as they are in the file', () => {
  let fields = 0;
  for (let seed = 0; seed < 300; seed++) {
    const field = fieldOf(seed);
    if (!Array.isArray(field) || field.length === 0) continue;
    const rules = { ...EVERYTHING, labels: ['note', 'aside', 'wide', 'old', ''] };
    const page = copiedPage(field);
    const { blocks } = fitBlocks(
      { blocks: readCopied(page) ?? [], report: NOTHING_LEFT, files: [] },
      rules,
    );
    const text = editing([{ type: 'image', url: '/media/last.webp' }]);
    const { tr } = text.state;
    insertPasted(tr.setSelection(NodeSelection.create(tr.doc, 0)), blocks, rules);
    text.apply(tr);
    // Cast: a list of blocks.
    const after = (text.value as readonly Json[]).slice(1);
    for (const [index, block] of field.entries()) {
      // What a model cannot allow, such as scripts in links, is another test's.
      if (isPlain(block)) expect(after[index], `field ${seed}`).toEqual(block);
    }
    fields++;
  }
  expect(fields).toBeGreaterThan(200);
});

/** Whether a block has nothing that a paste takes out: unknown spans, links that lead nowhere. */
function isPlain(block: unknown): boolean {
  const spans = isRecord(block) && Array.isArray(block['spans']) ? block['spans'] : [];
  return spans.every(
    (span) => isRecord(span) && (span['type'] === 'strong' || span['type'] === 'em'),
  );
}

test('blocks that claim to be copied here, but are not, bring no HTML and no scripts', () => {
  const page = copiedPage([
    { type: 'embed', oembed: { embed_url: 'https://example.com', html: '<script>1</script>' } },
    { type: 'table', rows: [] },
    paragraph('a', [
      {
        type: 'hyperlink',
        start: 0,
        end: 1,
        data: { link_type: 'Web', url: 'javascript:alert(1)' },
      },
    ]),
  ]);
  // Another copy: the first is of another window now.
  copiedPage([paragraph('other')]);
  const read = { blocks: readCopied(page) ?? [], report: NOTHING_LEFT, files: [] };
  expect(fitBlocks(read, EVERYTHING).blocks).toEqual([
    { type: 'atom', json: { type: 'embed', oembed: { embed_url: 'https://example.com' } } },
    { type: 'paragraph', text: 'a', spans: [], label: null, direction: null, source: null },
  ]);
});

test('other programs get headings, lists and words', () => {
  const page = copiedPage([
    { type: 'heading2', text: 'Title', spans: [] },
    { type: 'list-item', text: 'a', spans: [{ type: 'strong', start: 0, end: 1 }] },
    { type: 'list-item', text: 'b', spans: [] },
    { type: 'o-list-item', text: 'c', spans: [] },
    { type: 'preformatted', text: 'd\ne', spans: [] },
  ]);
  page.querySelector('[data-prismic-blocks]')?.removeAttribute('data-prismic-blocks');
  expect(page.body.innerHTML).toBe(
    '<h2>Title</h2><ul><li><strong>a</strong></li><li>b</li></ul><ol><li>c</li></ol><pre>d\ne</pre>',
  );
});

/** A page with what is on the clipboard after a field was copied. */
function copiedPage(field: readonly Json[]): Document {
  // Cast: this DOM has what the serializer uses of a document.
  const page = new DOMParser().parseFromString('', 'text/html') as unknown as Document;
  page.body.append(copySerializer.serializeFragment(toProse(field).content, { document: page }));
  return page;
}
