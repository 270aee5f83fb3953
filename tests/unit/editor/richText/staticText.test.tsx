// @vitest-environment happy-dom
import { DOMSerializer } from 'prosemirror-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { toProse } from '../../../../src/editor/richText/format/richFormat.ts';
import { richSchema } from '../../../../src/editor/richText/format/schema.ts';
import { StaticText } from '../../../../src/editor/richText/static/StaticText.tsx';

const model = { type: 'StructuredText', config: { multi: 'paragraph,strong' } };

const values: readonly (readonly [what: string, value: Json | undefined])[] = [
  ['nothing', undefined],
  ['an empty text', []],
  [
    'headings, lists and code',
    [
      { type: 'heading2', text: 'Low tide', spans: [] },
      { type: 'list-item', text: 'one', spans: [] },
      { type: 'o-list-item', text: 'two', spans: [] },
      { type: 'preformatted', text: 'a\nb', spans: [] },
    ],
  ],
  [
    'marks that lie across each other',
    [
      {
        type: 'paragraph',
        text: 'Bold and slanted words',
        spans: [
          { type: 'strong', start: 0, end: 8 },
          { type: 'em', start: 5, end: 16 },
          { type: 'label', start: 0, end: 22, data: { label: 'wide-note' } },
          {
            type: 'hyperlink',
            start: 9,
            end: 16,
            data: { link_type: 'Web', url: 'https://a.test' },
          },
          { type: 'unknown', start: 17, end: 22 },
        ],
      },
    ],
  ],
  [
    'spans that are none',
    [
      {
        type: 'paragraph',
        text: 'Words',
        spans: [{ type: 'em', start: 4, end: 2 }, { start: 0 }, null],
      },
    ],
  ],
  [
    'a text from right to left with a label',
    [{ type: 'paragraph', text: 'שלום', spans: [], direction: 'rtl', label: 'note' }],
  ],
  [
    'a picture, an embed and unknown blocks',
    [
      { type: 'image', url: '/media/a.png', alt: 'A boat', dimensions: { width: 1, height: 1 } },
      { type: 'embed', oembed: { embed_url: 'https://a.test/video', title: 'A film' } },
      { type: 'table', rows: [] },
      'no block',
    ],
  ],
  ['what is no list', { type: 'paragraph', text: 'Alone', spans: [] }],
];

/** The blocks that an element shows: their attributes, their words, and the marks of each letter. */
function shown(root: ParentNode) {
  return [...root.querySelectorAll('[data-block]')].map((block) => ({
    attributes: Object.fromEntries(
      [...block.attributes].map(({ name, value }) => [name, value] as const).toSorted(),
    ),
    letters: lettersOf(block, []),
    pictures: [...block.querySelectorAll('img')].map((picture) => picture.getAttribute('src')),
  }));
}

function lettersOf(node: Node, marks: readonly string[]): string[] {
  return [...node.childNodes].flatMap((child) => {
    if (!(child instanceof Element)) {
      return [...(child.textContent ?? '')].map((letter) => [letter, ...marks].join(' '));
    }
    const { attributes } = child;
    const names = ['data-label', 'data-link', 'data-other', 'data-part'];
    const own = names.filter((name) => attributes.getNamedItem(name) !== null);
    const isMark = ['STRONG', 'EM'].includes(child.tagName) || own.length > 0;
    return lettersOf(child, isMark ? [...marks, own[0] ?? child.tagName].toSorted() : marks);
  });
}

test.each(values)('a text is drawn without its editor as with it: %s', (_what, value) => {
  const editor = document.createElement('div');
  editor.append(DOMSerializer.fromSchema(richSchema).serializeFragment(toProse(value).content));
  const still = document.createElement('div');
  still.innerHTML = renderToStaticMarkup(<StaticText model={model} value={value} />);
  expect(shown(still)).toEqual(shown(editor));
  expect(shown(still).length).toBeGreaterThan(0);
});

test('the name of a label stands once, after its last word', () => {
  const spans = [
    { type: 'label', start: 0, end: 9, data: { label: 'note' } },
    { type: 'em', start: 4, end: 9 },
  ];
  const still = renderToStaticMarkup(
    <StaticText model={model} value={[{ type: 'paragraph', text: 'Low tides', spans }]} />,
  );
  expect(still.match(/data-label-name/g)).toHaveLength(1);
});
