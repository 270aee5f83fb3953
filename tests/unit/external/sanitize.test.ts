import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbedPlan } from '#external/markup/embedPlan.ts';
import type { TextBlock, TextNode } from '#external/markup/textBlock.ts';
import { openSanitizer, type SanitizerPage } from './sanitizerPage.ts';

let page: SanitizerPage;

beforeAll(async () => {
  page = await openSanitizer();
}, 60_000);

afterAll(async () => {
  expect(await page.traces()).toEqual([]);
  await page.close();
});

const textBlocks = (markup: string) => page.ask<TextBlock[]>('textBlocks', markup);
const readEmbed = (markup: string) => page.ask<EmbedPlan | null>('readEmbed', markup);

const words = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : words(node.children))).join('');

describe('a text', () => {
  test('is lines in their roles, in order', async () => {
    const blocks = await textBlocks(
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
    expect(await textBlocks('a <b>b</b> c<div> </div><div><br></div>d')).toEqual([
      { role: 'paragraph', children: ['a ', { tag: 'b', children: ['b'] }, ' c'] },
      { role: 'paragraph', children: ['d'] },
    ]);
  });

  test('keeps lists', async () => {
    expect(await textBlocks('<ul><li>a</li></ul>')).toEqual([
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
    const [block] = await textBlocks(`<div><a href="${href}" onclick="x()">a</a></div>`);
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
    const [block] = await textBlocks(`<div><a href="${href}">a</a></div>`);
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
  ])('of %j says nothing', async (markup) => {
    expect(await textBlocks(markup)).toEqual([]);
  });

  test('carries no attribute but the address of a link', async () => {
    const [block] = await textBlocks(
      '<div id="a" style="color:red"><span class="b" style="x" onmouseover="y" data-z="1">a</span></div>',
    );
    expect(block).toEqual({ role: 'paragraph', children: [{ tag: 'span', children: ['a'] }] });
  });

  test('nested without end keeps its words', async () => {
    const deep = `<div>${'<b>'.repeat(300)}deep${'</b>'.repeat(300)}</div>`;
    const [block] = await textBlocks(deep);
    expect(words(block?.children ?? [])).toBe('deep');
  });
});

describe('an embed', () => {
  test('is the frame of a known host, and nothing else of its markup', async () => {
    expect(
      await readEmbed(
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
    expect(await readEmbed(markup)).toEqual({ kind: 'link', href, label });
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
    expect(await readEmbed(markup)).toBeNull();
  });
});
