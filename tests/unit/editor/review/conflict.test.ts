import { expect, test } from 'vitest';
import { changedValue, type Change, type Json, mergeValues } from '#prismic-folder/edit';
import type { DocumentJson } from '#editor/document/DocumentSession.ts';
import { describeConflict, isFileGone } from '#editor/review/conflict/describeConflict.ts';
import type { Part } from '#editor/review/describe/DescribedChange.ts';
import { copy, demoDocument, models } from './support/demo.ts';

const lowTide = copy(demoDocument('case_study/low-tide'));
const key = { type: 'case_study', name: 'low-tide' };
const at = (...path: (string | number)[]) => ['data', ...path];
const set = (path: (string | number)[], value: Json): Change => ({ op: 'set', path, value });

const partText = (part: Part): string => {
  if (part.kind === 'note') return part.text;
  if (part.kind === 'values') return `${part.was.text} → ${part.is.text}`;
  if (part.kind === 'pictures') return `[${part.was}] → [${part.is}]`;
  return part.runs
    .map(({ kind, text }) =>
      kind === 'same' ? text : `${kind === 'removed' ? '-' : '+'}[${text}]`,
    )
    .join('');
};

/** The conflicts of two writers' changes of the demo's case study. */
function conflictsOf(mine: readonly Change[], disk: readonly Change[]) {
  const [my, its] = [changedValue(lowTide, mine), changedValue(lowTide, disk)];
  const { value, conflicts } = mergeValues(lowTide, my, its);
  // Cast: a merged document is a document.
  const json = value as DocumentJson;
  return conflicts.map((conflict) => describeConflict(conflict, { json, key }, models));
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
    'a slice that was removed here and changed on disk',
    [{ op: 'remove', path: at('spread', 2) }],
    [set(at('spread', 2, 'primary', 'title_text'), 'Standing in the water')],
    {
      mine: ['Removed.'],
      disk: ['Title:', 'Standing -[on]+[in] the -[slipway]+[water]'],
      canUseBoth: false,
    },
  ],
  [
    'a picture',
    [set(at('company_symbol', 'url'), '/media/a.svg')],
    [set(at('company_symbol', 'url'), '/media/b.svg')],
    { where: 'Main', what: 'Company symbol', canUseBoth: false },
  ],
])('says %s', (_what, mine, disk, expected) => {
  const [one, ...others] = conflictsOf(mine, disk);
  expect(others).toEqual([]);
  const shown = one && { ...one, mine: one.mine.map(partText), disk: one.disk.map(partText) };
  expect(shown).toMatchObject(expected);
});

test('a conflict of all of the document says that its file is gone', () => {
  expect(isFileGone([{ path: [], mine: {} }])).toBe(true);
  expect(isFileGone([{ path: ['data', 'status'], mine: 'a', disk: 'b' }])).toBe(false);
});
