import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TextNode } from '#external/markup/textBlock.ts';
import { sides, type MarkupReader } from './markupReaders.ts';

const words = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : words(node.children))).join('');

describe.each(sides)('in %s', (_name, open) => {
  let reader: MarkupReader;

  beforeAll(async () => {
    reader = await open();
  });

  afterAll(async () => {
    expect(await reader.traces()).toEqual([]);
    await reader.close();
  });

  describe('a text', () => {
    test('is lines in their roles, in order', async () => {
      const blocks = await reader.readText(
        '<div class="title">Far Room</div><div class="sub-title">A walk</div><div>One <em>two</em></div>' +
          '<div class="caption">Three</div><p>Four</p><h3>Five</h3>',
      );
      expect(blocks.map(({ role, children }) => [role, words(children)])).toEqual([
        ['title', 'Far Room'],
        ['subtitle', 'A walk'],
        ['paragraph', 'One two'],
        ['caption', 'Three'],
        ['paragraph', 'Four'],
        ['subtitle', 'Five'],
      ]);
    });

    test('gathers loose words into a paragraph, and leaves out lines without any', async () => {
      expect(await reader.readText('a <b>b</b> c<div> </div><div><br></div>d')).toEqual([
        { role: 'paragraph', children: ['a ', { tag: 'b', children: ['b'] }, ' c'] },
        { role: 'paragraph', children: ['d'] },
      ]);
    });

    test('keeps lists', async () => {
      expect(await reader.readText('<ul><li>a</li></ul>')).toEqual([
        {
          role: 'paragraph',
          children: [{ tag: 'ul', children: [{ tag: 'li', children: ['a'] }] }],
        },
      ]);
    });

    test.each([
      ['https://example.com/a', 'https://example.com/a'],
      ['mailto:a@example.com', 'mailto:a@example.com'],
      ['/project/a', '/project/a'],
    ])('keeps a link to %s', async (href, expected) => {
      const [block] = await reader.readText(`<div><a href="${href}" onclick="x()">a</a></div>`);
      expect(block?.children).toEqual([{ tag: 'a', href: expected, children: ['a'] }]);
    });

    test.each([
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java&#10;script:alert(1)',
      'vbscript:x',
      'data:text/html,<script>1</script>',
      '',
    ])('drops the address %j and keeps the words', async (href) => {
      const [block] = await reader.readText(`<div><a href="${href}">a</a></div>`);
      expect(block?.children).toEqual(['a']);
    });

    test.each([
      '<script>alert(1)</script>',
      '<style>* { display: none }</style>',
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)><script>1</script></svg>',
      '<iframe src="https://player.vimeo.com/video/1"></iframe>',
      '<form action="/x"><input name="a"></form>',
      '<object data="x"></object>',
      '<math><mi xlink:href="javascript:1"></mi></math>',
      '<template><img src=x onerror=alert(1)></template>',
    ])('of %j is empty', async (markup) => {
      expect(await reader.readText(markup)).toEqual([]);
    });

    test('has no attribute but the address of a link', async () => {
      const [block] = await reader.readText(
        '<div id="a" style="color:red"><span class="b" style="x" onmouseover="y" data-z="1">a</span></div>',
      );
      expect(block).toEqual({ role: 'paragraph', children: [{ tag: 'span', children: ['a'] }] });
    });

    test.each(['b', 'div', 'x-own', 'ul><li'])(
      'endlessly nested in <%s> keeps its text',
      async (tag) => {
        const deep = `<div>${`<${tag}>`.repeat(9000)}deep</div>`;
        const [block] = await reader.readText(deep);
        expect(words(block?.children ?? [])).toBe('deep');
      },
    );

    test.each([
      ['<div><div>a<div>b</div></div></div>', '<div>a<div>b</div></div>'],
      ['<div><p>a<marquee><p>b</p></marquee></p></div>', '<div>a<div>b</div></div>'],
      ['<div><a href="/a">a<object><a href="/b">b</a></object></a></div>', '<a>ab</a>'],
      ['<div><li>a<object><li>b</li></object></li></div>', '<div>a<div>b</div></div>'],
      ['<ul><li>a</li><x-own><li>b</li></x-own></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ])('%s is nested as a page may hold it: %s', async (markup, expected) => {
      const [block] = await reader.readText(markup);
      const write = (nodes: readonly TextNode[]): string =>
        nodes
          .map((node) =>
            typeof node === 'string' ? node : `<${node.tag}>${write(node.children)}</${node.tag}>`,
          )
          .join('');
      expect(write(block?.children ?? [])).toBe(expected);
    });
  });

  describe('an embed', () => {
    test('is the frame of a known host, and drops the rest of its markup', async () => {
      expect(
        await reader.readEmbed(
          '<script>1</script><iframe src="https://www.youtube.com/embed/x" title="Film" onload="x()" srcdoc="<script>1</script>"></iframe>',
        ),
      ).toEqual({ kind: 'frame', src: 'https://www.youtube.com/embed/x', title: 'Film' });
    });

    test.each([
      [
        '<iframe src="https://example.com/a" title="A map"></iframe>',
        'https://example.com/a',
        'A map',
      ],
      [
        '<iframe src="http://player.vimeo.com/1"></iframe>',
        'http://player.vimeo.com/1',
        'player.vimeo.com',
      ],
      [
        '<blockquote><a href="https://example.com/post">A post</a></blockquote><script src="https://example.com/x.js"></script>',
        'https://example.com/post',
        'A post',
      ],
    ])('%s is a plain link', async (markup, href, label) => {
      expect(await reader.readEmbed(markup)).toEqual({ kind: 'link', href, label });
    });

    test.each([
      '',
      'words',
      '<iframe></iframe>',
      '<iframe src="javascript:alert(1)"></iframe>',
      '<iframe srcdoc="<script>1</script>"></iframe>',
      '<script src="https://player.vimeo.com/api.js"></script>',
      '<object data="https://player.vimeo.com/1"></object>',
    ])('%j shows nothing', async (markup) => {
      expect(await reader.readEmbed(markup)).toBeNull();
    });
  });
});
