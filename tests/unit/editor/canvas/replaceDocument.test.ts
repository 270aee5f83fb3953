import { expect, test } from 'vitest';
import { replaceDocument } from '#editor/canvas/draft/replaceDocument.ts';

const document = { id: 'P', type: 'project', uid: 'p', tags: ['Web'], data: { cover: ['new'] } };
const other = { id: 'Q', type: 'project', data: { cover: [] } };

test('a document is replaced alone, in a pair and in a list', () => {
  const old = { id: 'P', type: 'project', href: '/p', data: { cover: ['old'] } };
  expect(replaceDocument(old, document)).toEqual({ ...old, data: document.data });
  expect(replaceDocument({ uid: 'c', caseStudy: other, project: old }, document)).toMatchObject({
    caseStudy: other,
    project: { data: document.data },
  });
  expect(replaceDocument([other, old], document)).toMatchObject([other, { data: document.data }]);
});

test('a card of it is made anew', () => {
  const card = { id: 'P', uid: 'p', tags: [], data: { cover: ['old'] } };
  expect(replaceDocument([card], document)).toMatchObject([
    { id: 'P', tags: ['Web'], data: { cover: ['new'] } },
  ]);
});

test.each([[[other]], [null], [3], [{ uid: 'x', name: 'List', projects: [] }]])(
  'an answer without it is the same object: %j',
  (answer) => {
    expect(replaceDocument(answer, document)).toBe(answer);
  },
);
