// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { editableText } from '#page-editor/canvas/fields/editableText.ts';
import {
  findCaret,
  elementOfField,
  findField,
  findWhole,
} from '#page-editor/canvas/fields/findField.ts';
import { holdText } from '#page-editor/canvas/inPlace/holdText.ts';
import { splitHeading } from '#ui/text/splitText.ts';
import { caretIn } from '#page-editor/fields/field/focusField.ts';

const LOOKS = {
  splitHeading,
  classOf: (type: string) => (/heading|hyperlink/.test(type) ? 'site' : ''),
};

const block = (type: string, text: string, spans: object[] = []) => ({ type, text, spans });
const paragraph = (text: string, spans: object[] = []) => block('paragraph', text, spans);

/** Draws a slice, and looks where its field is edited. */
function found(html: string, fields: object, field = 'title') {
  document.body.innerHTML = `<section>${html}</section>`;
  return editableText(fields, document.body.children, field, LOOKS);
}
const title = (text: string) => ({ title: text });

describe('a text without blocks is edited where it stands', () => {
  const TEXT = { word: 'Go' };
  test.each<[what: string, html: string, fields: object, field?: string]>([
    ['in the innermost element', '<h3><i id="it">Slipway</i></h3>', title('Slipway')],
    ['beside an icon', '<h2 id="it"><svg></svg>Slipway</h2>', title('Slipway')],
    ['in two weights', '<h1 id="it"><i>Low </i><i class="thin">Tide</i></h1>', title('Low Tide')],
    ['in the second of two', '<p>Go</p><p id="it">Go</p>', { all: [TEXT, TEXT] }, 'all/1/word'],
  ])('%s', (_what, html, fields, field) => {
    expect(found(html, fields, field)?.element.id).toBe('it');
  });

  test.each<[what: string, html: string, fields: object, field?: string]>([
    ['is not shown', '<h2>Other</h2>', title('Slipway')],
    ['is empty', '<h2></h2>', title('')],
    ['is drawn twice', '<h2>Slipway</h2><p>Slipway</p>', title('Slipway')],
    ['has the words of another', '<h2>Go</h2><p>Go</p>', { label: 'Go', title: 'Go' }],
    ['is split by letters', '<h2><i>S</i><i>l</i></h2>', title('Sl')],
    ['is counted by the design', '<p>More (12)</p>', title('More')],
    ['is split as no heading is', '<h1>Visual <i>and Art</i></h1>', title('Visual and Art')],
    ['has other spaces there', '<h2>Slip way</h2>', title('Slip  way')],
    ['is in a button', '<button><span>Go</span></button>', title('Go')],
    ['is read to nobody', '<p aria-hidden="true">Go</p>', title('Go')],
    ['is a number', '<p>12</p>', { padding: 12 }, 'padding'],
    ['is no field', '<p>Go</p>', title('Go'), 'constructor'],
  ])('but in the form if it %s', (_what, html, fields, field) => {
    expect(found(html, fields, field)).toBeNull();
  });
});

describe('a rich text is edited where its blocks stand one by one', () => {
  test('with marks, lists and pictures', () => {
    const text = [
      block('heading2', 'Night'),
      paragraph('Low water', [{ type: 'strong', start: 0, end: 3 }]),
      block('list-item', 'One'),
      block('list-item', 'Two'),
      block('o-list-item', 'First'),
      { type: 'image', url: '/media/a.webp' },
      block('preformatted', 'a\nb'),
    ];
    const html = `<div id="it"><h3>Night</h3><p><strong>Low</strong> water</p>
      <ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol><figure><img></figure><pre>a\nb</pre></div>`;
    const it = found(html, { text }, 'text');
    expect(it?.element.id).toBe('it');
    const tags = it?.blocks?.map(({ element }) => element.tagName).join(' ');
    expect(tags).toBe('H3 P LI LI LI FIGURE PRE');
  });

  const LINK = { type: 'hyperlink', start: 2, end: 3 };
  const LINES = [paragraph('a'), paragraph('b')];
  const ITEMS = [block('list-item', 'a'), block('o-list-item', 'b')];
  test.each<[what: string, html: string, text: object[]]>([
    ['an empty line is left out', '<div><p>a</p></div>', [paragraph('a'), paragraph('')]],
    ['it is in two places', '<div><p>a</p></div><div><p>a</p></div>', [paragraph('a')]],
    ['it is in two columns', '<div><p>a</p></div><div><p>b</p></div>', LINES],
    ['the design adds elements', '<h2><span>a </span>b</h2>', [block('heading2', 'a b')]],
    ['a link leads nowhere and is no link', '<p>a <b>b</b></p>', [paragraph('a b', [LINK])]],
    ['its lists are one list', '<ul><li>a</li><li>b</li></ul>', ITEMS],
    ['the design adds words', '<div>1. <p>a</p></div>', [paragraph('a')]],
  ])('else in the form: %s', (_what, html, text) => {
    expect(found(html, { text }, 'text')).toBeNull();
  });
});

describe('a text that is held', () => {
  function hold(html: string, fields: object, free = () => {}) {
    const text = found(html, fields, Object.keys(fields)[0]);
    if (!text) throw new Error('The text is not found');
    return holdText(text, LOOKS, free);
  }

  const text = [block('heading2', 'A'), block('list-item', 'b')];
  test.each<[what: string, html: string, fields: object]>([
    ['beside an icon', '<h2><svg></svg>Low tide<i></i></h2>', title('Low tide')],
    ['alone', '<h2 class="big" style="color: red">Low tide</h2>', title('Low tide')],
    ['in two weights', '<h1><i>Low </i><i class="thin">tide</i></h1>', title('Low tide')],
    ['with blocks', '<div class="text"><h3 id="a">A</h3><ul><li>b</li></ul></div>', { text }],
  ])('%s is the page’s own again when it is released', (_what, html, fields) => {
    const free = vi.fn();
    const text = hold(html, fields, free);
    const nodes = [...document.querySelectorAll('*')].filter((node) => node !== text.mount);
    expect(text.mount.textContent).toBe('');
    text.mount.setAttribute('contenteditable', 'true');
    text.mount.append('typed');
    text.release();
    text.release();
    expect(document.querySelector('section')?.innerHTML).toBe(html);
    expect(free).toHaveBeenCalledTimes(1);
    expect(nodes.every((node) => node.isConnected)).toBe(true);
  });

  test('has new blocks as the page has them, and others as the site has them', () => {
    const html = '<div><h4 class="night" id="x">A</h4><ul><li>a</li></ul></div>';
    const { looks } = hold(html, { text: [block('heading2', 'A'), block('list-item', 'a')] });
    const drawn = ['heading2', 'list-item', 'paragraph', 'o-list-item'].map(
      (type) => looks.block(type).dom.outerHTML,
    );
    const lists = ['<ul><li></li></ul>', '<p></p>', '<ol><li></li></ol>'];
    expect(drawn).toEqual(['<h4 class="night"></h4>', ...lists]);
    const { dom } = looks.block('heading3');
    expect(dom.tagName).toBe('H3');
    expect(dom.className).not.toBe('');
    expect(looks.link().className).not.toBe('');
  });
});

describe('the field of an element, and the element of a field', () => {
  const primary = {
    // Half typed.
    embed: { url: 'https://' },
    label: 'Same',
    title: [block('heading2', 'A  title')],
    text: [paragraph('First words'), paragraph('Second words')],
    image: { url: '/media/a.webp?w=200', alt: 'A', dimensions: { width: 1, height: 1 } },
    cards: [{ caption: 'Same' }, { caption: 'Other' }],
    link: { link_type: 'Web', url: 'https://example.com', text: 'Read on' },
  };
  const PAGE = `
      <p id="label">Same</p>
      <h2 id="title"><span>A</span> <span id="part">title</span></h2>
      <div><p id="one">First <b id="bold">words</b></p><p id="two">Second words</p></div>
      <figure><img id="image" src="/media/a.webp?w=800"></figure>
      <ul><li id="card0">Same</li><li id="card1">Other</li></ul>
      <a id="link">Read on</a>
      <hr id="rule">`;
  const draw = () => {
    document.body.innerHTML = `<section>${PAGE}</section>`;
    return document.querySelectorAll('section');
  };
  const element = (id: string) => document.getElementById(id) ?? document.body;

  test.each([
    ['title', 'title', true],
    ['part', 'title', false],
    ['one', 'text', true],
    ['bold', 'text', false],
    ['image', 'image', true],
    ['label', 'label', true],
    ['card1', 'cards/1/caption', true],
    ['link', 'link', true],
  ])('%s shows %s, which is shown by it: %s', (id, field, isShownBy) => {
    const roots = draw();
    expect(findField(primary, roots, element(id))?.join('/')).toBe(field);
    expect(elementOfField(primary, roots, field) === element(id)).toBe(isShownBy);
  });

  test('are none where nothing of the slice is shown', () => {
    const roots = draw();
    expect(findField(title('Elsewhere'), roots, element('rule'))).toBeNull();
    expect(elementOfField(primary, roots, 'padding')).toBeNull();
  });
});

test.each([
  ['thin', ['title']],
  ['other', null],
  ['all', null],
])('what shows all of a title, of which %s is a part or is not: %j', (id, field) => {
  document.body.innerHTML =
    '<section id="all"><h1>Low <i id="thin">Tide</i></h1><p id="other">For whom</p></section>';
  const element = document.getElementById(id) ?? document.body;
  expect(findWhole(title('Low Tide'), document.body.children, element)).toEqual(field);
});

test('of equal texts of several cards the one beside what is the document’s own shows a field', () => {
  const card = (id: string) => `<li><p id="${id}">Web</p><h3>${id}</h3><img id="cover-${id}"></li>`;
  document.body.innerHTML = `<ul>${['one', 'two', 'three'].map(card).join('')}</ul>`;
  const near = document.querySelector('#cover-two') ?? undefined;
  const value = { kind: 'Web', title: 'two' };
  expect(elementOfField(value, [document.body], 'kind', { near })?.id).toBe('two');
  expect(elementOfField(value, [document.body], 'kind')?.id).toBe('one');
});

describe('the caret of a text in the form is found on the page', () => {
  const text = ['Low water', 'a b', 'a b', ''].map((words) => paragraph(words));
  const PAGE = '<p>Low <b>wa</b>ter</p><ul><li>a b</li><li id="second">a b</li></ul>';
  const FORM = '<p>Low <em>water</em></p><p>a b</p><p data-block="list-item">a b</p><p><br></p>';

  /** The characters before and after where it is found, and the id of its element. */
  const seen = (value: object, field: string) => {
    const roots = [...document.querySelectorAll('main')];
    const caret = caretIn(document.activeElement);
    const found = caret && findCaret(value, roots, field, caret);
    return found && [found.range.toString(), found.element.id];
  };

  test.each([
    ['at the start of a block', 'p', 0, ['L', '']],
    ['after a space, which is not counted', 'p', 4, ['w', '']],
    ['within a mark', 'em', 2, ['a', '']],
    ['at the end', 'em', 5, ['r', '']],
    ['in the second of two equal blocks', '[data-block]', 3, ['b', 'second']],
    ['not in a new line, which the page leaves out', 'p:last-child', 0, null],
  ] as const)('%s', (_where, selector, offset, expected) => {
    document.body.innerHTML = `<main>${PAGE}</main><div contenteditable="true" tabindex="0">${FORM}</div>`;
    const form = document.querySelector<HTMLElement>('[contenteditable]');
    form?.focus();
    const block = form?.querySelector(selector);
    getSelection()?.collapse((block?.textContent ? block.firstChild : block) ?? null, offset);
    expect(seen({ text }, 'text')).toEqual(expected);
  });

  test('of one line, also among fields of an entry', () => {
    document.body.innerHTML =
      '<main><h3>One</h3><h3 id="two">Two words</h3></main><textarea>Two words</textarea>';
    const line = document.querySelector('textarea');
    line?.focus();
    line?.setSelectionRange(4, 4);
    const cards = [{ title: 'One' }, { title: 'Two words' }];
    expect(seen({ cards }, 'cards/1/title')).toEqual(['o', 'two']);
  });
});
