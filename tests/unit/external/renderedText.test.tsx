import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseOnServer } from '#external/markup/parseOnServer.ts';
import { readText } from '#external/markup/readText.ts';
import { TextModule } from '#screens/external/modules/TextModule.tsx';
import { hostileMarkup } from '../../support/hostile/markup.ts';
import { failWith, seeds } from '../../support/hostile/seeds.ts';
import { randomOf } from '../../support/random.ts';

/** React escapes all markup but the elements' own. */
const writtenTags = (html: string) =>
  (html.match(/<\/?\w+/g) ?? []).join('').replaceAll('</br', '');

const readTags = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string =>
  nodes
    .map((node) => {
      if (!('tagName' in node)) return '';
      const end = node.tagName === 'br' ? '' : `</${node.tagName}`;
      return `<${node.tagName}${readTags(node.childNodes)}${end}`;
    })
    .join('');

/** The elements of a text as the server writes them, and as a browser parses them. */
function written(markup: string) {
  const blocks = readText(parseOnServer(markup));
  if (blocks.length === 0) return ['', ''];
  const html = renderToStaticMarkup(
    <TextModule
      module={{ kind: 'text', blocks, alignment: 'left', key: '0', fullBleed: false, caption: '' }}
    />,
  );
  return [writtenTags(html), readTags(parseFragment(html).childNodes)];
}

test.each([
  '<p>a<div>b</div><ul><li>c</ul></p>',
  '<div>a<div>b<div>c<ul><li>d<p>e</p></li></ul></div></div></div>',
  '<a href="/a">a<div>b<a href="/b">c</a></div></a>',
  '<h2>a<p>b</p><ul><li>c</li></ul></h2>',
  '<p><button><p>a</p></button></p>',
])('a browser parses %s as the server wrote it', (markup) => {
  const [html, read] = written(markup);
  expect(html).not.toBe('');
  expect(read).toBe(html);
});

test('a browser parses hostile markups as the server wrote them', () => {
  for (const seed of seeds(3000)) {
    const markup = hostileMarkup(randomOf(seed));
    const [html, read] = written(markup);
    if (html !== read) failWith(import.meta.filename, seed, `${html}\nis read as\n${read}`);
  }
});
