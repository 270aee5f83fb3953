import { expect, test } from 'vitest';
import { textRulesOf } from '#editor/richText/format/textRules.ts';

const model = (config: Record<string, unknown>) => ({ type: 'StructuredText', config });

test('a model of one line allows one block and no pictures', () => {
  const rules = textRulesOf(model({ single: 'heading2,heading3,strong,image,embed' }));
  expect(rules).toMatchObject({
    isSingle: true,
    blocks: ['heading2', 'heading3'],
    standard: 'heading2',
    hasStrong: true,
    hasEm: false,
    hasImages: false,
    hasEmbeds: false,
  });
});

test('a model of several blocks allows what it lists, spaces and unknown names aside', () => {
  const multi = 'heading1, paragraph ,o-list-item,em,hyperlink,image,embed,rtl,table';
  expect(textRulesOf(model({ multi, allowTargetBlank: true }))).toMatchObject({
    isSingle: false,
    blocks: ['paragraph', 'heading1', 'o-list-item'],
    standard: 'paragraph',
    hasEm: true,
    hasLinks: true,
    hasImages: true,
    hasEmbeds: true,
    hasDirection: true,
    allowTargetBlank: true,
  });
});

test.each([{}, { multi: '' }, { multi: 'strong' }, { multi: 'future' }, { single: 'em' }])(
  'the model %j, which lists no block, allows paragraphs',
  (config) => {
    expect(textRulesOf(model(config))).toMatchObject({
      blocks: ['paragraph'],
      standard: 'paragraph',
    });
  },
);

test.each([
  [
    ['note', 'aside'],
    ['note', 'aside'],
  ],
  ['note', ['note']],
  ['', []],
  [null, []],
  [{ '': [{ name: 'a' }, { name: 'b' }], paragraph: [{ name: 'a' }, {}] }, ['a', 'b']],
])('the labels %j are %j', (labels, names) => {
  expect(textRulesOf(model({ multi: 'paragraph', labels })).labels).toEqual(names);
});

test('a plain text is one line without marks', () => {
  expect(textRulesOf({ type: 'Text', config: { label: 'Name' } })).toMatchObject({
    isSingle: true,
    blocks: ['paragraph'],
    hasStrong: false,
    hasLinks: false,
  });
});
