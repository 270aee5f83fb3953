import { expect, test } from 'vitest';
import { type Change, type Json, mergeValues } from '#prismic-folder/edit';
import {
  describeConflict,
  isFileGone,
} from '#page-editor/rooms/review/conflict/describeConflict.ts';
import { describeChanges, describeNew } from '#page-editor/differences/describeChanges.ts';
import type { DescribedChange, Part } from '#page-editor/differences/DescribedChange.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { at, changed, demoDocument, models, set } from './support/demo.ts';

const lowTide = demoDocument('case_study/low-tide');
const type = models.types.get('case_study');

const describe = (current: DocumentJson, published = lowTide) =>
  describeChanges({ published, current, type, models });

/** One line: place, field and difference. */
const line = ({ where, what, parts }: DescribedChange) =>
  `${where} · ${what}: ${parts.map(partText).join(' ')}`;

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

const spread = (index: number, ...path: (string | number)[]) => at('spread', index, ...path);
const insert = (path: (string | number)[], value: Json): Change => ({ op: 'insert', path, value });
const remove = (path: (string | number)[]): Change => ({ op: 'remove', path });
const move = (index: number, to: number): Change => ({ op: 'move', path: spread(index), to });
const block = (text: string, more: Record<string, Json> = {}) => ({
  type: 'paragraph',
  text,
  spans: [],
  ...more,
});

const PICTURE = 'A tide chart and a phone laid out on a concrete slipway.';
const night = { work: { link_type: 'Document', type: 'project', uid: 'night-ward' } };
const TITLE = ['primary', 'title_text'];

// What is said begins with these words, or is written as a pattern.
test.each<[string | RegExp, ...Change[]]>([
  ['Colours · Background: #DCE5E8 → #101010', set(at('background_color'), '#101010')],
  [
    /^\w+( \w+)*, 8 of 15 · Place: Moved up one place, \+\[before [^\]]+\]\. It was -\[after [^\]]+\]\.$/,
    move(8, 7),
  ],
  [
    /^Section header, 10 of 15 · Place: Moved down 7 places, [^\n]*\nSection header, 10 of 15 · Title: Standing -\[on\]\+\[in\] the -\[slipway\]\+\[water\]$/,
    set(spread(2, ...TITLE), 'Standing in the water'),
    move(2, 9),
  ],
  [
    'Callout section, 2 of 16 · Spread: Added. +[Stop here]',
    insert(spread(1), { slice_type: 'callout_section', primary: { title_text: 'Stop here' } }),
  ],
  ['Section header, was 3 of 15 · Spread: Removed. -[Standing on the slipway]', remove(spread(2))],
  ['Image, 7 of 15 · Variation: Picture → Picture only', set(spread(6, 'variation'), 'plain')],
  [
    `Single image, 4 of 15 · Picture, with its description: [/media/cs-low-tide-01.webp] → [/media/cs-low-tide-03.webp] A tide chart-[, a phone, a wet notebook and a whistle]+[ and a phone] laid out on a concrete slipway.`,
    set(spread(3, 'primary', 'single_image'), {
      url: '/media/cs-low-tide-03.webp',
      alt: PICTURE,
    }),
  ],
  [
    'Main · Company symbol, description: Velmarsh Trust -[symbol]+[mark]',
    set(at('company_symbol', 'alt'), 'Velmarsh Trust mark'),
  ],
  [
    'Main · Company symbol: Another crop.',
    set(at('company_symbol', 'edit'), { x: 1, y: 0, zoom: 1, background: 'transparent' }),
  ],
  // Rows of a group: removed, added and changed.
  [
    `Main · Responsibilities: Removed. -[Prototype in code]
Main · Responsibilities, 1 of 5: Added. +[Swimming]
Main · Responsibilities, 3 of 5 › Responsibility: Interaction -[design]+[and motion]`,
    set(at('responsibilities', 1, 'responsibility'), 'Interaction and motion'),
    remove(at('responsibilities', 2)),
    insert(at('responsibilities', 0), { responsibility: 'Swimming' }),
  ],
  [
    'Main · Responsibilities, 1 of 6: Added. +[<night-ward>]',
    insert(at('responsibilities', 0), night),
  ],
  // A field that no model has.
  ['Case study · mood: +[{\n "calm": true\n}]', set(at('mood'), { calm: true })],
  ['Case study · Tags: +[Sea], +[Product]', set(['tags'], ['Sea', 'Product'])],
  [
    'Case study · File: The file is written differently. The content is the same.',
    set(spread(1, 'items'), []),
    set(at('meta_title'), ''),
  ],
])('says %s', (expected, ...changes) => {
  const said = describe(changed(lowTide, ...changes)).map(line);
  if (typeof expected === 'string') expect(said.join('\n')).toBe(expected);
  else expect(said.join('\n')).toMatch(expected);
});

const text = 'The data was not ignored. It was hidden.';
const marked = (kind: string, start: number, end: number, data?: Json) =>
  block(text, { spans: [{ type: kind, start, end, ...(data !== undefined && { data }) }] });
const kelp = { link_type: 'Document', type: 'project', uid: 'kelp' };

const small = block(text, { label: 'small' });
const pictureOf = (url: string) => ({ type: 'image', url });
const longer = block(`All of it. ${text}`, { spans: [{ type: 'strong', start: 37, end: 51 }] });
const away = { link_type: 'Web', url: 'https://a.example' };
test.each<[string, Json?, Json?]>([
  ['“data” is now bold.', block(text), marked('strong', 4, 8)],
  ['“data” is no longer italic.', marked('em', 4, 8), block(text)],
  // A mark that stayed on its words while others were edited.
  [`+[All of it. ]${text}`, marked('strong', 26, 40), longer],
  [
    '“data” now leads to kelp, before to https://a.example.',
    marked('hyperlink', 4, 8, away),
    marked('hyperlink', 4, 8, kelp),
  ],
  [
    `“${text}” is now a heading 2, it was a paragraph.`,
    block(text),
    { ...block(text), type: 'heading2' },
  ],
  [`“${text}” is no longer labelled small.`, small, block(text)],
  ['[/a.webp] → [/b.webp]', pictureOf('/a.webp'), pictureOf('/b.webp')],
  ['“The data” is now labelled note.', block(text), marked('label', 0, 8, { label: 'note' })],
])('says of a text %s', (expected, ...texts) => {
  const [was, is] = texts.map((one = null) =>
    changed(lowTide, set(spread(4, 'primary', 'text'), [one])),
  );
  const [one] = describe(is ?? {}, was);
  expect([one?.what, one?.parts.map(partText)]).toEqual(['Text', [expected]]);
});

test('identity is shown, and cannot be put back', () => {
  const changes = describe({ ...lowTide, uid: 'high-tide' }, { ...lowTide, uid: 'low-tide' });
  expect(changes).toMatchObject([{ what: 'Address', putBack: null }]);
});

test('values of another form than their field are shown as text', () => {
  const lines = describe(
    changed(
      lowTide,
      set(at('project_name'), 7),
      set(at('background_color'), ['red']),
      set(at('overview'), 'no list'),
      set(spread(0), 'no slice'),
      set(at('responsibilities'), { no: 'list' }),
    ),
  ).map(line);
  expect(lines).toHaveLength(6);
  expect(lines.join('\n')).toContain('+[7]');
  expect(lines.join('\n')).toContain('"red"');
});

const both = (path: (string | number)[], mine: Json, disk: Json) => [
  set(path, mine),
  set(path, disk),
];
const lead = spread(2, 'primary', 'body_text', 0, 'text');
const WATER = set(spread(2, ...TITLE), 'Standing in the water');

// Of two writers' changes of the demo's case study, which are in conflict in one place: the place, what is here and on
// disk, and whether both can be used.
test.each<[string, Change[], RegExp]>([
  [
    'a text',
    both(at('status'), 'Shipped, and loved', 'Shipped'),
    /^Main · Status: Shipped, -\[in use\]\+\[and loved\] \| Shipped-\[, in use\] \| both$/,
  ],
  [
    'a paragraph of a slice',
    both(lead, 'We held towels.', 'We held coffee.'),
    /^Section header, 3 of 15 · Lead: [^]* \| both$/,
  ],
  [
    'a colour, which cannot be both',
    both(at('text_color'), '#111111', '#222222'),
    /^Colours · Text: .*→ #111111 \| .*→ #222222$/,
  ],
  [
    'the variation of a slice, whose two names make no third',
    both(spread(2, 'variation'), 'wide', 'narrow'),
    /^(?![^]*\| both$)/,
  ],
  [
    'a slice that was removed here and changed on disk',
    [remove(spread(2)), WATER],
    /: Removed\. \| Title: Standing -\[on\]\+\[in\] the -\[slipway\]\+\[water\]$/,
  ],
])('says what both have written: %s', (_what, changes, expected) => {
  // Casts: documents without undefined keys are JSON, and a merged one is a document.
  const [mine, disk] = changes.map((change) => changed(lowTide, change)) as Json[];
  const { value, conflicts } = mergeValues(lowTide as Json, mine ?? null, disk ?? null);
  const document = { json: value as DocumentJson, key: { type: 'case_study', name: 'low-tide' } };
  const lines = conflicts.map((conflict) => {
    const { where, what, canUseBoth, ...said } = describeConflict(conflict, document, models);
    const [here, there] = [said.mine, said.disk].map((parts) => parts.map(partText).join(' '));
    return `${where} · ${what}: ${here} | ${there}${canUseBoth ? ' | both' : ''}`;
  });
  expect(lines).toEqual([expect.stringMatching(expected)]);
});

test('a conflict of all of the document says that its file is gone', () => {
  expect(isFileGone([{ path: [], mine: {} }])).toBe(true);
  expect(isFileGone([{ path: ['data', 'status'], mine: 'a', disk: 'b' }])).toBe(false);
});

test('a document that never was public has a line for each tab and zone, and no empty values', () => {
  const slices = Array.from({ length: 13 }, () => remove(spread(2)));
  const current = changed(lowTide, remove(at('company')), set(at('status'), ''), ...slices);
  const rows = describeNew({ current, type, models });
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
