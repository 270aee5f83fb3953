// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { editableText } from '#editor/canvas/fields/editableText.ts';
import { holdText } from '#editor/canvas/inPlace/holdText.ts';

const block = (type: string, text: string) => ({ type, text, spans: [] });

function hold(html: string, fields: object, free = () => {}) {
  document.body.innerHTML = html;
  const found = editableText(fields, document.body.children, Object.keys(fields)[0] ?? '');
  if (!found) throw new Error('The text is not found');
  return holdText(found, free);
}

describe('a text that is held', () => {
  test.each<[title: string, html: string, fields: object]>([
    ['alone', '<h2 class="big" style="color: red">Low tide</h2>', { title: 'Low tide' }],
    ['beside an icon', '<h2><svg></svg>Low tide<i></i></h2>', { title: 'Low tide' }],
    [
      'in two weights',
      '<h1><span>Low </span><span class="thin">tide</span></h1>',
      { title: 'Low tide' },
    ],
    [
      'with blocks',
      '<div class="text"><h3 id="a">A</h3><ul><li>b</li></ul></div>',
      { text: [block('heading2', 'A'), block('list-item', 'b')] },
    ],
  ])('%s is the page’s own again when it is released', (_title, html, fields) => {
    const free = vi.fn();
    const text = hold(html, fields, free);
    const nodes = [...document.querySelectorAll('*')];
    expect(text.mount.textContent).toBe('');
    text.mount.setAttribute('contenteditable', 'true');
    text.mount.append('typed');
    text.release();
    text.release();
    expect(document.body.innerHTML).toBe(html);
    expect(free).toHaveBeenCalledTimes(1);
    expect(nodes.filter((node) => node !== text.mount).every((node) => node.isConnected)).toBe(
      true,
    );
  });

  test('has new blocks as the page has them, and others as the site has them', () => {
    const { looks } = hold('<div><h4 class="night" id="x">A</h4></div>', {
      text: [block('heading2', 'A')],
    });
    expect(looks.block('heading2').dom.outerHTML).toBe('<h4 class="night"></h4>');
    const list = hold('<div><ul><li>a</li></ul></div>', { text: [block('list-item', 'a')] });
    expect(list.looks.block('list-item').dom.outerHTML).toBe('<ul><li></li></ul>');
    expect(looks.block('paragraph').dom.outerHTML).toBe('<p></p>');
    expect(looks.block('o-list-item').dom.outerHTML).toBe('<ol><li></li></ol>');
    expect(looks.block('heading3').dom.tagName).toBe('H3');
    expect(looks.block('heading3').dom.className).not.toBe('');
    expect(looks.link().className).not.toBe('');
  });
});
