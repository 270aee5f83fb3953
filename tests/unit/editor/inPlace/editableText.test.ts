// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { editableText } from '#editor/canvas/fields/editableText.ts';

const paragraph = (text: string, spans: object[] = []) => ({ type: 'paragraph', text, spans });

function found(html: string, fields: unknown, field: string) {
  document.body.innerHTML = `<section>${html}</section>`;
  return editableText(fields, document.querySelectorAll('section'), field);
}

describe('a text without blocks is edited where it stands', () => {
  test.each<[title: string, html: string, fields: object, field: string, element: string]>([
    ['alone in its element', '<h2 id="it">Slipway</h2>', { title: 'Slipway' }, 'title', 'it'],
    [
      'in the innermost element',
      '<h3><span id="it">Slipway</span></h3>',
      { title: 'Slipway' },
      'title',
      'it',
    ],
    ['beside an icon', '<h2 id="it"><svg></svg>Slipway</h2>', { title: 'Slipway' }, 'title', 'it'],
    [
      'in two weights',
      '<h1 id="it"><span>Visual </span><span class="thin">Designer</span></h1>',
      { title: 'Visual Designer' },
      'title',
      'it',
    ],
    [
      'the second of equal ones in a list',
      '<ul><li>Same</li><li id="it">Same</li></ul>',
      { items: [{ word: 'Same' }, { word: 'Same' }] },
      'items/1/word',
      'it',
    ],
  ])('%s', (_title, html, fields, field, element) => {
    expect(found(html, fields, field)?.element.id).toBe(element);
  });
});

describe('a text goes to the form', () => {
  test.each<[title: string, html: string, fields: object, field: string]>([
    ['that is not shown', '<h2>Other</h2>', { title: 'Slipway' }, 'title'],
    ['that is empty', '<h2></h2>', { title: '' }, 'title'],
    ['that is drawn twice', '<h2>Slipway</h2><p>Slipway</p>', { title: 'Slipway' }, 'title'],
    [
      'of two fields with the same words',
      '<h2>Slipway</h2><p>Slipway</p>',
      { label: 'Slipway', title: 'Slipway' },
      'title',
    ],
    ['that is split by letters', '<h2><i>S</i><i>l</i></h2>', { title: 'Sl' }, 'title'],
    ['that the design counts', '<p>More (12)</p>', { title: 'More' }, 'title'],
    ['whose spaces the design changes', '<h2>Slip way</h2>', { title: 'Slip  way' }, 'title'],
    [
      'that is split elsewhere than headings are',
      '<h1>Visual <span>and Designer</span></h1>',
      { title: 'Visual and Designer' },
      'title',
    ],
    ['in a button', '<button><span>Go</span></button>', { title: 'Go' }, 'title'],
    ['in a link', '<a href="/x"><span>Go</span></a>', { title: 'Go' }, 'title'],
    ['that is read to nobody', '<p aria-hidden="true">Go</p>', { title: 'Go' }, 'title'],
    ['of a number', '<p>12</p>', { padding: 12 }, 'padding'],
    ['of no field', '<p>Go</p>', { title: 'Go' }, 'constructor'],
  ])('%s', (_title, html, fields, field) => {
    expect(found(html, fields, field)).toBeNull();
  });
});

describe('a rich text is edited where its blocks stand one by one', () => {
  test('with marks, lists and pictures', () => {
    const text = [
      { type: 'heading2', text: 'Night', spans: [] },
      paragraph('Low water', [{ type: 'strong', start: 0, end: 3 }]),
      { type: 'list-item', text: 'One', spans: [] },
      { type: 'list-item', text: 'Two', spans: [] },
      { type: 'o-list-item', text: 'First', spans: [] },
      { type: 'image', url: '/media/a.webp' },
      { type: 'preformatted', text: 'a\nb', spans: [] },
    ];
    const html = `<div id="it"><h3>Night</h3><p><strong>Low</strong> water</p>
      <ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol><figure><img></figure><pre>a\nb</pre></div>`;
    const it = found(html, { text }, 'text');
    expect(it?.element.id).toBe('it');
    expect(it?.blocks?.map(({ element }) => element.tagName)).toEqual([
      'H3',
      'P',
      'LI',
      'LI',
      'LI',
      'FIGURE',
      'PRE',
    ]);
  });

  test.each<[title: string, html: string, text: object[]]>([
    ['where an empty line is left out', '<div><p>a</p></div>', [paragraph('a'), paragraph('')]],
    ['in two places', '<div><p>a</p></div><div><p>a</p></div>', [paragraph('a')]],
    ['in two columns', '<div><p>a</p></div><div><p>b</p></div>', [paragraph('a'), paragraph('b')]],
    [
      'with an element of the design',
      '<div><h2><span>a </span><span class="thin">b</span></h2></div>',
      [{ type: 'heading2', text: 'a b', spans: [] }],
    ],
    [
      'whose link leads nowhere and is no link',
      '<div><p>a <b>b</b></p></div>',
      [paragraph('a b', [{ type: 'hyperlink', start: 2, end: 3 }])],
    ],
    [
      'whose lists are one list',
      '<div><ul><li>a</li><li>b</li></ul></div>',
      [
        { type: 'list-item', text: 'a', spans: [] },
        { type: 'o-list-item', text: 'b', spans: [] },
      ],
    ],
    ['with words of the design', '<div>1. <p>a</p></div>', [paragraph('a')]],
  ])('else it goes to the form: %s', (_title, html, text) => {
    expect(found(html, { text }, 'text')).toBeNull();
  });
});
