import { expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { editing, paragraph, rulesOf } from './editing.ts';

const block = (type: string, text: string, more: Record<string, Json> = {}): Json => ({
  type,
  text,
  spans: [],
  ...more,
});

test.each([
  ['# a', block('heading1', 'a')],
  ['###### a', block('heading6', 'a')],
  ['####### a', paragraph('####### a')],
  ['- a', block('list-item', 'a')],
  ['* a', block('list-item', 'a')],
  ['1. a', block('o-list-item', 'a')],
  ['1) a', block('o-list-item', 'a')],
  ['1984. a', paragraph('1984. a')],
  ['```a', block('preformatted', 'a')],
  ['> a', block('paragraph', 'a', { label: 'quote' })],
  ['a # b', paragraph('a # b')],
])('typing %j makes %j', (typed, expected) => {
  const text = editing(undefined);
  text.type(typed);
  expect(text.value).toEqual([expected]);
});

test.each([
  ['**bold** x', 'bold x', [{ type: 'strong', start: 0, end: 4 }]],
  ['a __bold__ x', 'a bold x', [{ type: 'strong', start: 2, end: 6 }]],
  ['an _em_ x', 'an em x', [{ type: 'em', start: 3, end: 5 }]],
  ['*em*', 'em', [{ type: 'em', start: 0, end: 2 }]],
  ['snake_case_name', 'snake_case_name', []],
  ['2 * 3 * 4', '2 * 3 * 4', []],
  ['** no **', '** no **', []],
  [
    '[a](example.com) x',
    'a x',
    [
      {
        type: 'hyperlink',
        start: 0,
        end: 1,
        data: { link_type: 'Web', url: 'https://example.com' },
      },
    ],
  ],
  ['[a](javascript:alert) x', '[a](javascript:alert) x', []],
])('typing %j makes %j with %j', (typed, words, spans) => {
  const text = editing(undefined);
  text.type(typed);
  expect(text.value).toEqual([paragraph(words, spans)]);
});

test('what the model does not allow is not made', () => {
  const rules = rulesOf({ multi: 'paragraph,heading3' });
  for (const typed of ['# a', '- a', '1. a', '```a', '> a', '**a** x', '_a_ x', '[a](b.com) x']) {
    const text = editing(undefined, rules);
    text.type(typed);
    expect(text.value).toEqual([paragraph(typed)]);
  }
  const text = editing(undefined, rules);
  text.type('### a');
  expect(text.value).toEqual([block('heading3', 'a')]);
});

test('in one line, signs at its start are words', () => {
  const rules = rulesOf({ single: 'heading1,heading2,strong' });
  const text = editing(undefined, rules);
  text.type('## **a** b');
  expect(text.value).toEqual([
    block('heading1', '## a b', { spans: [{ type: 'strong', start: 3, end: 4 }] }),
  ]);
});
