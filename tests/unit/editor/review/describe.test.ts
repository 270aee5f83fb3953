import { expect, test } from 'vitest';
import { changedValue, type Change, type Json, mergeValues } from '#prismic-folder/edit';
import {
  describeConflict,
  isFileGone,
} from '#page-editor/rooms/review/conflict/describeConflict.ts';
import { describeChanges, describeNew } from '#page-editor/differences/describeChanges.ts';
import type { DescribedChange, Part } from '#page-editor/differences/DescribedChange.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { copy, demoDocument, models } from './support/demo.ts';

const lowTide = demoDocument('case_study/low-tide');
const caseStudy = models.types.get('case_study');

// Cast: a document with changes is a document.
const changed = (changes: readonly Change[], from = lowTide) =>
  changedValue(copy(from), changes) as DocumentJson;

function describe(
  current: DocumentJson,
  published: DocumentJson | null = lowTide,
  type = caseStudy,
) {
  return describeChanges({ published, current, type, models });
}

/** One line: place, field and difference. */
function line({ where, what, parts }: DescribedChange): string {
  return `${where} · ${what}: ${parts.map(partText).join(' ')}`;
}

function partText(part: Part): string {
  if (part.kind === 'note') return part.text;
  if (part.kind === 'values') return `${part.was.text} → ${part.is.text}`;
  if (part.kind === 'pictures') return `[${part.was}] → [${part.is}]`;
  return part.runs
    .map(({ kind, text, document }) => {
      if (kind === 'same') return text;
      return `${kind === 'removed' ? '-' : '+'}[${document ? `<${document.uid}>` : text}]`;
    })
    .join('');
}

const at = (...path: (string | number)[]) => ['data', ...path];
const set = (path: (string | number)[], value: Json): Change => ({ op: 'set', path, value });
const spread = (index: number, ...path: (string | number)[]) => at('spread', index, ...path);
const projectLink = { link_type: 'Document', type: 'project', uid: 'night-ward' };
const block = (text: string, more: Record<string, Json> = {}) => ({
  type: 'paragraph',
  text,
  spans: [],
  ...more,
});

test.each<[string, readonly Change[], readonly string[]]>([
  [
    'a text of the document',
    [set(at('status'), 'Shipped, and loved')],
    ['Main · Status: Shipped, -[in use]+[and loved]'],
  ],
  [
    'a colour, by its swatch',
    [set(at('background_color'), '#101010')],
    ['Colours · Background: #DCE5E8 → #101010'],
  ],
  [
    'rich text of a slice',
    [set(spread(2, 'primary', 'body_text', 0, 'text'), 'Research began at noon.')],
    [expect.stringMatching(/^Section header, 3 of 15 · Lead: Research began at -\[06:40 /)],
  ],
  [
    'a moved slice, as one change',
    [{ op: 'move', path: spread(8), to: 7 }],
    [
      expect.stringMatching(
        /^\w+( \w+)*, 8 of 15 · Place: Moved up one place, \+\[before [^\]]+\]\. It was -\[after [^\]]+\]\.$/,
      ),
    ],
  ],
  [
    'a slice that was moved and changed, as two',
    [
      set(spread(2, 'primary', 'title_text'), 'Standing in the water'),
      { op: 'move', path: spread(2), to: 9 },
    ],
    [
      expect.stringMatching(/^Section header, 10 of 15 · Place: Moved down 7 places, /),
      'Section header, 10 of 15 · Title: Standing -[on]+[in] the -[slipway]+[water]',
    ],
  ],
  [
    'an added slice',
    [
      {
        op: 'insert',
        path: spread(1),
        value: { slice_type: 'callout_section', primary: { title_text: 'Stop here' } },
      },
    ],
    ['Callout section, 2 of 16 · Spread: Added. +[Stop here]'],
  ],
  [
    'a removed slice',
    [{ op: 'remove', path: spread(2) }],
    ['Section header, was 3 of 15 · Spread: Removed. -[Standing on the slipway]'],
  ],
  [
    'a variation',
    [set(spread(6, 'variation'), 'plain')],
    ['Image, 7 of 15 · Variation: Picture → Picture only'],
  ],
  [
    'a picture with its description',
    [
      set(spread(3, 'primary', 'single_image'), {
        url: '/media/cs-low-tide-03.webp',
        alt: 'A tide chart and a phone laid out on a concrete slipway.',
      }),
    ],
    [
      'Single image, 4 of 15 · Picture, with its description: [/media/cs-low-tide-01.webp] → [/media/cs-low-tide-03.webp] A tide chart-[, a phone, a wet notebook and a whistle]+[ and a phone] laid out on a concrete slipway.',
    ],
  ],
  [
    'a description alone',
    [set(at('company_symbol', 'alt'), 'Velmarsh Trust mark')],
    ['Main · Company symbol, description: Velmarsh Trust -[symbol]+[mark]'],
  ],
  [
    'a crop',
    [set(at('company_symbol', 'edit'), { x: 1, y: 0, zoom: 1, background: 'transparent' })],
    ['Main · Company symbol: Another crop.'],
  ],
  [
    'rows of a group: changed, removed, moved, added',
    [
      set(at('responsibilities', 1, 'responsibility'), 'Interaction and motion'),
      { op: 'remove', path: at('responsibilities', 2) },
      { op: 'insert', path: at('responsibilities', 0), value: { responsibility: 'Swimming' } },
    ],
    [
      'Main · Responsibilities: Removed. -[Prototype in code]',
      'Main · Responsibilities, 1 of 5: Added. +[Swimming]',
      'Main · Responsibilities, 3 of 5 › Responsibility: Interaction -[design]+[and motion]',
    ],
  ],
  [
    'a row that only leads somewhere, by the document',
    [{ op: 'insert', path: at('responsibilities', 0), value: { work: projectLink } }],
    ['Main · Responsibilities, 1 of 6: Added. +[<night-ward>]'],
  ],
  [
    'a field that no model has',
    [set(at('mood'), { calm: true })],
    ['Case study · mood: +[{\n "calm": true\n}]'],
  ],
  ['tags', [set(['tags'], ['Sea', 'Product'])], ['Case study · Tags: +[Sea], +[Product]']],
  [
    'a file that is written differently',
    [set(spread(1, 'items'), []), set(at('meta_title'), '')],
    ['Case study · File: The file is written differently. The content is the same.'],
  ],
])('describes %s', (_what, changes, expected) => {
  expect(describe(changed(changes)).map(line)).toEqual(expected);
});

const text = 'The data was not ignored. It was hidden.';
const linked = (data: Json): Json => ({ type: 'hyperlink', start: 4, end: 8, data });
test.each<[string, Json, Json, readonly string[]]>([
  [
    'bold',
    block(text),
    block(text, { spans: [{ type: 'strong', start: 4, end: 8 }] }),
    ['“data” is now bold.'],
  ],
  [
    'no longer italic',
    block(text, { spans: [{ type: 'em', start: 4, end: 8 }] }),
    block(text),
    ['“data” is no longer italic.'],
  ],
  [
    'a mark that stayed on its words while others were edited',
    block(text, { spans: [{ type: 'strong', start: 26, end: 40 }] }),
    block(`All of it. ${text}`, { spans: [{ type: 'strong', start: 37, end: 51 }] }),
    ['+[All of it. ]The data was not ignored. It was hidden.'],
  ],
  [
    'a link to another address',
    block(text, { spans: [linked({ link_type: 'Web', url: 'https://a.example' })] }),
    block(text, { spans: [linked({ link_type: 'Document', type: 'project', uid: 'kelp' })] }),
    ['“data” now leads to kelp, before to https://a.example.'],
  ],
  [
    'another kind of block',
    block(text),
    { ...block(text), type: 'heading2' },
    ['“The data was not ignored. It was hidden.” is now a heading 2, it was a paragraph.'],
  ],
  [
    'the label of a block',
    block(text, { label: 'small' }),
    block(text),
    ['“The data was not ignored. It was hidden.” is no longer labelled small.'],
  ],
  [
    'another picture',
    { type: 'image', url: '/media/a.webp' },
    { type: 'image', url: '/media/b.webp' },
    ['[/media/a.webp] → [/media/b.webp]'],
  ],
  [
    'a label',
    block(text),
    block(text, { spans: [{ type: 'label', start: 0, end: 8, data: { label: 'note' } }] }),
    ['“The data” is now labelled note.'],
  ],
])('says %s', (_what, before, after, expected) => {
  const path = spread(4, 'primary', 'text');
  const [one] = describe(changed([set(path, [after])]), changed([set(path, [before])]));
  expect(one?.parts.map(partText)).toEqual(expected);
  expect(one?.what).toBe('Text');
});

test('a document that was never published is all new, and nothing is put back', () => {
  const changes = describe(lowTide, null);
  expect(changes.every(({ putBack }) => putBack === null)).toBe(true);
  expect(changes.filter(({ where }) => where.endsWith('of 15'))).toHaveLength(15);
});

test('identity is shown, and cannot be put back', () => {
  const [one, ...others] = describe(
    { ...lowTide, uid: 'high-tide' },
    { ...lowTide, uid: 'low-tide' },
  );
  expect(others).toEqual([]);
  expect(one?.what).toBe('Address');
  expect(one?.putBack).toBeNull();
});

test('values of another form than their field are shown as text', () => {
  const wrong = changed([
    set(at('project_name'), 7),
    set(at('background_color'), ['red']),
    set(at('overview'), 'no list'),
    set(spread(0), 'no slice'),
    set(at('responsibilities'), { no: 'list' }),
  ]);
  const lines = describe(wrong).map(line);
  expect(lines).toHaveLength(6);
  expect(lines.join('\n')).toContain('+[7]');
  expect(lines.join('\n')).toContain('"red"');
});

const LOW_TIDE = { type: 'case_study', name: 'low-tide' };

/** The conflicts of two writers' changes of the demo's case study. */
function conflictsOf(mine: readonly Change[], disk: readonly Change[]) {
  const base = copy(lowTide);
  const [my, its] = [changedValue(base, mine), changedValue(base, disk)];
  const { value, conflicts } = mergeValues(base, my, its);
  // Cast: a merged document is a document.
  const json = value as DocumentJson;
  return conflicts.map((conflict) => describeConflict(conflict, { json, key: LOW_TIDE }, models));
}

test.each<[string, readonly Change[], readonly Change[], object]>([
  [
    'a text',
    [set(at('status'), 'Shipped, and loved')],
    [set(at('status'), 'Shipped')],
    {
      where: 'Main',
      what: 'Status',
      mine: ['Shipped, -[in use]+[and loved]'],
      disk: ['Shipped-[, in use]'],
      canUseBoth: true,
    },
  ],
  [
    'a paragraph of a slice',
    [set(at('spread', 2, 'primary', 'body_text', 0, 'text'), 'We held towels.')],
    [set(at('spread', 2, 'primary', 'body_text', 0, 'text'), 'We held coffee.')],
    { where: 'Section header, 3 of 15', what: 'Lead', canUseBoth: true },
  ],
  [
    'a paragraph of a text outside of slices',
    [set(at('overview', 0), { type: 'paragraph', text: 'Mine.', spans: [] })],
    [set(at('overview', 0), { type: 'paragraph', text: 'Theirs.', spans: [] })],
    { where: 'Main', what: 'Overview' },
  ],
  [
    'a colour, which cannot be both',
    [set(at('text_color'), '#111111')],
    [set(at('text_color'), '#222222')],
    {
      where: 'Colours',
      what: 'Text',
      mine: [expect.stringMatching(/→ #111111$/)],
      disk: [expect.stringMatching(/→ #222222$/)],
      canUseBoth: false,
    },
  ],
  [
    'the variation of a slice, whose two names make no third',
    [set(at('spread', 2, 'variation'), 'wide')],
    [set(at('spread', 2, 'variation'), 'narrow')],
    { canUseBoth: false },
  ],
  [
    'a slice that was removed here and changed on disk',
    [{ op: 'remove', path: at('spread', 2) }],
    [set(at('spread', 2, 'primary', 'title_text'), 'Standing in the water')],
    {
      mine: ['Removed.'],
      disk: ['Title:', 'Standing -[on]+[in] the -[slipway]+[water]'],
      canUseBoth: false,
    },
  ],
])('says what both have written: %s', (_what, mine, disk, expected) => {
  const [one, ...others] = conflictsOf(mine, disk);
  expect(others).toEqual([]);
  const shown = one && { ...one, mine: one.mine.map(partText), disk: one.disk.map(partText) };
  expect(shown).toMatchObject(expected);
});

test('a conflict of all of the document says that its file is gone', () => {
  expect(isFileGone([{ path: [], mine: {} }])).toBe(true);
  expect(isFileGone([{ path: ['data', 'status'], mine: 'a', disk: 'b' }])).toBe(false);
});

test('a document that never was public has a line for each tab and zone, and no empty values', () => {
  const current = changed([
    { op: 'remove', path: at('company') },
    set(at('status'), ''),
    ...Array.from({ length: 13 }, (): Change => ({ op: 'remove', path: spread(2) })),
  ]);
  const rows = describeNew({ current, type: caseStudy, models });
  expect(rows.map(line)).toEqual([
    'Main · six fields: Name, Company symbol, Type, Role, Responsibilities, Overview.',
    expect.stringMatching(/^Colours · \w+ fields: Background, /),
    'Spread · two slices: Intro header, Project overview.',
  ]);
  expect(rows.map(({ place, putBack }) => [place, putBack])).toEqual([
    [{ field: 'project_name' }, null],
    [{ field: 'background_color' }, null],
    [{ zone: 'spread', index: 0 }, null],
  ]);
});
