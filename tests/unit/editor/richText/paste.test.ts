import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { deleteSelection } from 'prosemirror-commands';
import { NodeSelection } from 'prosemirror-state';
import type { Json } from '#prismic-folder/edit';
import { toProse } from '#page-editor/fields/richText/format/richFormat.ts';
import { copySerializer, readCopied } from '#page-editor/fields/richText/paste/copied.ts';
import { fitBlocks } from '#page-editor/fields/richText/paste/fitBlocks.ts';
import * as inserting from '#page-editor/fields/richText/paste/insertPasted.ts';
import { NOTHING_LEFT, PASTE_LIMIT } from '#page-editor/fields/richText/paste/Pasted.ts';
import { type Pasted, pasteWords } from '#page-editor/fields/richText/paste/Pasted.ts';
import { readHtml } from '#page-editor/fields/richText/paste/readHtml.ts';
import * as reading from '#page-editor/fields/richText/paste/readText.ts';
import type { TextRules } from '#page-editor/fields/richText/format/textRules.ts';
import { cutText } from '#page-editor/kit/fields/cutText.ts';
import { isRecord } from '#ui/isRecord.ts';
import { cpuTime } from '../../../support/cpuTime.ts';
import { block, editing, EVERYTHING, paragraph, rulesOf } from './editing.ts';
import { fieldOf } from './fieldGenerator.ts';
import * as samples from './pasteSamples.ts';

const { DOMParser } = new Window();

/** The text after blocks were pasted into it. */
function paste(blocks: Pasted['blocks'], text = editing(undefined), rules = EVERYTHING) {
  const { tr } = text.state;
  inserting.insertPasted(tr, blocks, rules);
  text.apply(tr);
  return text;
}

/** The same of HTML with pictures that are uploaded; what it returns puts these in, and says whether it could. */
function pasteWaiting(source: string, text = editing(undefined)) {
  const { tr } = text.state;
  inserting.insertPasted(tr, readHtml(parse(source), EVERYTHING).blocks, EVERYTHING);
  const places = inserting.takeMarkers(tr) ?? 0;
  text.apply(tr);
  return (...pictures: readonly (Json | null)[]) =>
    text.run(inserting.fillPlaces(places, pictures));
}

/** What an empty field has after a paste into it, and what is said. */
function pasted(read: Pasted, rules: TextRules): readonly [readonly string[], string | null] {
  const { blocks, report } = fitBlocks(read, rules);
  return [paste(blocks, editing(undefined, rules), rules).lines, pasteWords(report)];
}

function parse(source: string): Document {
  // Cast: this DOM has what readers and serializer use of a document.
  return new DOMParser().parseFromString(source, 'text/html') as unknown as Document;
}

const html = (source: string, rules = EVERYTHING) => pasted(readHtml(parse(source), rules), rules);

const TITLE = 'heading1: Field notes';
const TIDE = 'paragraph: The tide was two hours late';
const LIST = ['list-item: Rope', 'list-item: Old rope'];
const CODE = 'preformatted: const h = 2.4;\n\ndraw(h);';

const FROM_WORD = `${TIDE}, or so it\u00a0seemed. See the table. {strong two hours} {em or so it\u00a0seemed} {hyperlink the table https://example.com/tide}`;
const FROM_GOOGLE = `${TIDE}. The table {strong two hours} {em  late} {hyperlink The table https://example.com/tide}`;
const FROM_NOTION = `${TIDE}, or so. h = 2.4 {strong two hours} {em or so}`;

/** What is copied, and the field and what is said after it is pasted. */
test.each<[what: string, source: string, expected: string[], said?: string]>([
  [
    'from Word come headings, marks, lists and links; not tables and linked pictures',
    samples.WORD,
    [TITLE, FROM_WORD, ...LIST, 'o-list-item: First', 'heading3: Small print'],
    'Pasted without 1 table and 1 picture',
  ],
  [
    'Google Docs writes marks as styles, in a bold element that is not bold',
    samples.GOOGLE_DOCS,
    ['heading2: Field notes', FROM_GOOGLE, ...LIST, 'o-list-item: First'],
  ],
  [
    'from Notion come quotations with their label, and code with its lines',
    samples.NOTION,
    [TITLE, FROM_NOTION, ...LIST, 'paragraph: It comes back. (quote)', CODE],
  ],
  [
    'from a website come its words: no scripts, no hidden text, no addresses that run code',
    samples.WEBSITE,
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
  ],
  [
    'a spreadsheet comes as lines',
    samples.SPREADSHEET,
    ['paragraph: Beach · Height', 'paragraph: North Bay · 2.4'],
    'Pasted as 2 lines of text',
  ],
  [
    'code keeps its lines and spaces',
    samples.CODE_EDITOR,
    ['preformatted: const h = 2.4;\n\n  draw(h);'],
  ],
  [
    'the boxes of a check list are signs, no pictures',
    '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA==" alt="checked" aria-roledescription="checkbox"><p style="display:inline-block">Print</p></li><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AA==" aria-roledescription="checkbox"><p style="display:inline-block">Call</p></li></ul>',
    ['list-item: ☑ Print', 'list-item: ☐ Call'],
  ],
  [
    'an emoji that is a picture is the sign',
    '<p>Low <img src="https://x.example/1f30a.png" alt="🌊"> tide<img src="blank.gif" width="1" height="1"></p>',
    ['paragraph: Low 🌊 tide'],
  ],
  [
    'what was deleted, and what a reviewer remarks, is no text of Word',
    "<p>A word, and <del>gone</del><ins>here</ins>.<span class=MsoCommentReference><a class=msocomanchor>[AB1]</a></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is this true?</p></div></div>",
    ['paragraph: A word, and here.'],
  ],
  [
    'words that the source does not show stay out',
    '<p>Seen<span hidden> a</span><span aria-hidden="true"> b</span><span style="visibility: hidden"> c</span><span style="font-size:0"> d</span><span class="sr-only"> e</span><span style="font-size:0.9em"> too</span></p>',
    ['paragraph: Seen too'],
  ],
])('%s', (_what, source, expected, said) => {
  expect(html(source)).toEqual([expected, said ?? null]);
});

test('Markdown is read as such', () => {
  expect(reading.isMarkdown(samples.MARKDOWN)).toBe(true);
  expect(pasted(reading.readMarkdown(samples.MARKDOWN, 'quote'), EVERYTHING)).toEqual([
    [
      TITLE,
      'paragraph: The tide was two hours late, or so it seemed. See the table and *this*. {strong two hours} {em or so} {hyperlink the table https://example.com/tide}',
      ...LIST,
      'list-item: Done',
      'o-list-item: First',
      'o-list-item: Second',
      'paragraph: It comes back. (quote)',
      CODE,
      'paragraph: snake_case stays, https://example.com too',
    ],
    'Pasted without 1 table and 1 picture',
  ]);
});

test.each(['A list: one - two\n- three', '5 * 3 * 2', 'Call #1 (a)[b]'])(
  '%j is plain text',
  (text) => {
    expect(reading.isMarkdown(text)).toBe(false);
  },
);

test.each([
  ['one\ntwo', ['paragraph: one', 'paragraph: two']],
  ['one\r\ntwo\r\n\r\nthree\r\n', ['paragraph: one\ntwo', 'paragraph: three']],
  ['👩‍👩‍👧 שלום', ['paragraph: 👩‍👩‍👧 שלום']],
  ['a\u0000b\u0007c', ['paragraph: a b c']],
])('the plain text %j becomes %j', (text, blocks) => {
  expect(pasted(reading.readPlain(text), EVERYTHING)[0]).toEqual(blocks);
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
  const [found] = html('<h1>One</h1><p>two <b>three</b></p><p>four</p>', rules);
  expect(found).toEqual(['heading2: One two three four {strong three}']);
});

const PICTURE = '<img src="data:image/png;base64,iVBORw0KGgo=">';

test('pictures that are in the text come as files, if the field has pictures', () => {
  const page = parse(`<p>a</p>${PICTURE}<p>b</p>`);
  const { blocks, report } = readHtml(page, EVERYTHING);
  const file = { name: 'pasted.png', type: 'image/png', size: 8 };
  expect(blocks).toMatchObject([{ text: 'a' }, { type: 'picture', file }, { text: 'b' }]);
  expect(report.pictures).toBe(0);
  const [found, said] = html(`<p>a ${PICTURE} b</p>${PICTURE}`, rulesOf({ multi: 'paragraph' }));
  expect([found, said]).toEqual([['paragraph: a b'], 'Pasted without 2 pictures']);
});

const AMONG = `<h2>A</h2><p>one ${PICTURE}two</p>${PICTURE}${PICTURE}<p>three</p>`;
const AMONG_LINES = ['heading2: A', 'paragraph: one', '1', 'paragraph: two', '2', '3'];
const LISTED = `<ul><li>one</li><li>${PICTURE}</li></ul>${PICTURE}`;
const BETWEEN = `<p>one</p>${PICTURE}<p>two</p>`;
const nothing = () => undefined;

test.each<[string, string, (text: ReturnType<typeof editing>) => void, string[]]>([
  ['between and within paragraphs', AMONG, nothing, [...AMONG_LINES, 'paragraph: three']],
  ['in a list, at the end', LISTED, nothing, ['list-item: one', '1', '2', 'paragraph: ']],
  [
    'after what was written in between',
    BETWEEN,
    (text) => {
      text.select(0, 0);
      text.type('Zero, ');
      text.select(1, 3);
      text.type('!');
    },
    ['paragraph: Zero, one', '1', 'paragraph: two!'],
  ],
  [
    'in what is left of the text around',
    BETWEEN,
    (text) => {
      text.select(0, 1, 1, 2);
      text.run(deleteSelection);
    },
    ['paragraph: oo', '1'],
  ],
])('pictures stand where they stood: %s', (_what, source, edit, expected) => {
  const text = editing(undefined);
  const fill = pasteWaiting(source, text);
  // What waits is in no file.
  expect(JSON.stringify(text.value ?? [])).not.toContain('image');
  edit(text);
  const pictures = ['1', '2', '3'].map((alt) => ({ type: 'image', url: `/media/${alt}.png`, alt }));
  expect(fill(...pictures)).toBe(true);
  // Cast: blocks of text and pictures.
  const written = text.value as readonly { type: string; alt?: string }[];
  expect(text.lines.map((line, at) => written[at]?.alt ?? line)).toEqual(expected);
  expect(fill(...pictures)).toBe(false);
});

test('a picture that could not be uploaded leaves no gap, and the others are in their places', () => {
  const text = editing([paragraph('12')]);
  text.select(0, 1);
  const fill = pasteWaiting(`a${PICTURE}${PICTURE}b`, text);
  fill(null, { type: 'image', url: '/media/2.png', alt: null });
  expect(text.lines).toEqual(['paragraph: 1a', 'image: ', 'paragraph: b2']);
});

test('a paste of megabytes is cut between two characters, and says so', () => {
  const line = 'Lorem ipsum dolor sit amet.';
  const { result, ms } = cpuTime(() => reading.readPlain(`${line}\n`.repeat(100_000)));
  expect(ms).toBeLessThan(2000);
  const { blocks, report } = result;
  expect(blocks.length).toBe(PASTE_LIMIT.blocks);
  expect(pasteWords(report)).toBe(
    'The text was too long. 2,646,000 characters at its end were not pasted.',
  );
  const before = 'x'.repeat(PASTE_LIMIT.characters - 1);
  const long = reading.readPlain(`${before}🚀 after it`);
  expect(long.blocks).toMatchObject([{ text: before }]);
  expect(long.report.leftOut).toBe('🚀 after it'.length);
  expect([2, 3].map((most) => cutText('a🚀b', most))).toEqual(['a', 'a🚀']);
  expect(cutText('\ud83d', 1)).toBe('\ud83d');
});

test('elements within elements without end are read as text', () => {
  const page = parse('<p>start</p>');
  let inner: Element = page.body;
  for (let depth = 0; depth < 1000; depth++) {
    const next = page.createElement(depth % 2 === 0 ? 'div' : 'b');
    inner.append(next);
    inner = next;
  }
  inner.append('deep');
  const [found] = pasted(readHtml(page, EVERYTHING), EVERYTHING);
  expect(found).toEqual(['paragraph: start', 'paragraph: deep {strong deep}']);
});

const words = (text: string) => ({ type: 'paragraph', text, spans: [] }) as const;

test.each([
  ['in a line', 1, ['ab'], ['paragraph: 1ab!2']],
  ['at the end of a line', 2, ['a', 'b'], ['paragraph: 12a', 'paragraph: b!']],
  ['within one', 1, ['a', 'b', 'c'], ['paragraph: 1a', 'paragraph: b', 'paragraph: c!2']],
])('words go where the cursor is, which is after them: %s', (_what, offset, texts, expected) => {
  const text = editing([paragraph('12')]);
  text.select(0, offset);
  paste(texts.map(words), text).type('!');
  expect(text.lines).toEqual(expected);
});

test('a pasted block keeps its style in an empty line, and words take the one chosen there', () => {
  const image = { type: 'atom', json: { type: 'image', url: '/media/a.webp', alt: null } } as const;
  expect(paste([words('a')], editing([block('heading2', '')])).lines).toEqual(['heading2: a']);
  const empty = paste([{ ...words('a'), type: 'list-item' }, image]);
  empty.type('b');
  expect(empty.lines).toEqual(['list-item: a', 'image: ', 'paragraph: b']);
});

/** A page with what is on the clipboard after a field was copied. */
function copiedPage(field: readonly Json[]): Document {
  const page = parse('');
  page.body.append(copySerializer.serializeFragment(toProse(field).content, { document: page }));
  return page;
}

const fromCopy = (page: Document, rules: TextRules) =>
  fitBlocks({ blocks: readCopied(page) ?? [], report: NOTHING_LEFT }, rules).blocks;

test('blocks copied here are pasted as they are in the file', () => {
  const rules = { ...EVERYTHING, labels: ['note', 'aside', 'wide', 'old', ''] };
  let fields = 0;
  for (let seed = 0; seed < 120; seed++) {
    const field = fieldOf(seed);
    if (!Array.isArray(field) || field.length === 0) continue;
    const text = editing([{ type: 'image', url: '/media/last.webp' }]);
    text.apply(text.state.tr.setSelection(NodeSelection.create(text.state.doc, 0)));
    paste(fromCopy(copiedPage(field), rules), text, rules);
    // Cast: a list of blocks.
    const after = (text.value as readonly Json[]).slice(1);
    for (const [index, copied] of field.entries()) {
      // What a model cannot allow, such as scripts in links, is another test's.
      if (isPlain(copied)) expect(after[index], `field ${seed}`).toEqual(copied);
    }
    fields++;
  }
  expect(fields).toBeGreaterThan(60);
});

/** Whether a block has nothing that a paste takes out: unknown spans, links that lead nowhere. */
function isPlain(copied: unknown): boolean {
  const spans = isRecord(copied) && Array.isArray(copied['spans']) ? copied['spans'] : [];
  return spans.every((span) => isRecord(span) && ['strong', 'em'].includes(String(span['type'])));
}

test('blocks that claim to be copied here, but are not, bring no HTML and no scripts', () => {
  const data = { link_type: 'Web', url: 'javascript:alert(1)' };
  const page = copiedPage([
    { type: 'embed', oembed: { embed_url: 'https://example.com', html: '<script>1</script>' } },
    { type: 'table', rows: [] },
    paragraph('a', [{ type: 'hyperlink', start: 0, end: 1, data }]),
  ]);
  // Another copy: the first is of another window now.
  copiedPage([paragraph('other')]);
  expect(fromCopy(page, EVERYTHING)).toEqual([
    { type: 'atom', json: { type: 'embed', oembed: { embed_url: 'https://example.com' } } },
    { ...words('a'), label: null, direction: null },
  ]);
});

test('other programs get headings, lists and words', () => {
  const page = copiedPage([
    block('heading2', 'Title'),
    block('list-item', 'a', { spans: [{ type: 'strong', start: 0, end: 1 }] }),
    block('list-item', 'b'),
    block('o-list-item', 'c'),
    block('preformatted', 'd\ne'),
  ]);
  page.querySelector('[data-prismic-blocks]')?.removeAttribute('data-prismic-blocks');
  expect(page.body.innerHTML).toBe(
    '<h2>Title</h2><ul><li><strong>a</strong></li><li>b</li></ul><ol><li>c</li></ol><pre>d\ne</pre>',
  );
});
