import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainTags, type TextNode } from '#external/markup/textBlock.ts';
import type { EmbedPlan } from '#external/markup/embedPlan.ts';
import { isEmbedHost } from '#external/markup/embedHosts.ts';
import { parseOnServer } from '#external/markup/parseOnServer.ts';
import { projectView } from '#external/view/projectView.ts';
import { type MarkupReader, sides } from './markupReaders.ts';
import { hostileMarkup } from '../../support/hostile/markup.ts';
import { failWith, seeds } from '../../support/hostile/seeds.ts';
import { hostileAddress, hostileText } from '../../support/hostile/texts.ts';
import { pickOf, randomOf } from '../../support/random.ts';

const words = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : words(node.children))).join('');

const TAGS: ReadonlySet<string> = new Set([...plainTags, 'a']);

/** The unsafe part of a text's nodes; null where there is none. */
function faultIn(nodes: readonly TextNode[]): string | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (!TAGS.has(node.tag)) return `an element: ${node.tag}`;
    const scheme = 'href' in node ? new URL(node.href, 'https://site.example').protocol : 'https:';
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(scheme)) return `a link: ${scheme}`;
    const fault = faultIn(node.children);
    if (fault !== null) return fault;
  }
  return null;
}

function planFault(plan: EmbedPlan | null): string | null {
  if (plan === null) return null;
  const url = new URL(plan.kind === 'frame' ? plan.src : plan.href);
  if (plan.kind === 'frame') {
    return url.protocol === 'https:' && isEmbedHost(url.hostname) ? null : `a frame of ${url.href}`;
  }
  return /^https?:$/.test(url.protocol) ? null : `a link to ${url.href}`;
}

const MARKUPS = 3000;
const AT_ONCE = 100;

describe.each(sides)('in %s', (_name, open) => {
  let reader: MarkupReader;

  beforeAll(async () => {
    reader = await open();
  });
  const readOne = async (markup: string) => (await reader.read([markup]))[0];
  const readText = async (markup: string) => (await readOne(markup))?.blocks ?? [];
  const readEmbed = async (markup: string) => (await readOne(markup))?.plan;

  afterAll(async () => {
    expect(await reader.traces()).toEqual([]);
    await reader.close();
  });

  describe('a text', () => {
    test('is lines in their roles, in order', async () => {
      const blocks = await readText(
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
      expect(await readText('a <b>b</b> c<div> </div><div><br></div>d')).toEqual([
        { role: 'paragraph', children: ['a ', { tag: 'b', children: ['b'] }, ' c'] },
        { role: 'paragraph', children: ['d'] },
      ]);
    });

    test.each([
      ['https://example.com/a', 'https://example.com/a'],
      ['mailto:a@example.com', 'mailto:a@example.com'],
      ['/project/a', '/project/a'],
    ])('keeps a link to %s', async (href, expected) => {
      const [block] = await readText(`<div><a href="${href}" onclick="x()">a</a></div>`);
      expect(block?.children).toEqual([{ tag: 'a', href: expected, children: ['a'] }]);
    });

    test.each([
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java&#10;script:alert(1)',
      'data:text/html,<script>1</script>',
      '',
    ])('drops the address %j and keeps the words', async (href) => {
      const [block] = await readText(`<div><a href="${href}">a</a></div>`);
      expect(block?.children).toEqual(['a']);
    });

    test.each([
      '<script>alert(1)</script>',
      '<style>* { display: none }</style>',
      '<svg onload=alert(1)><script>1</script></svg>',
      '<iframe src="https://player.vimeo.com/video/1"></iframe>',
      '<form action="/x"><input name="a"></form>',
      '<math><mi xlink:href="javascript:1"></mi></math>',
      '<template><img src=x onerror=alert(1)></template>',
    ])('of %j is empty', async (markup) => {
      expect(await readText(markup)).toEqual([]);
    });

    test('has no attribute but the address of a link', async () => {
      const [block] = await readText(
        '<div id="a" style="color:red"><span class="b" style="x" onmouseover="y" data-z="1">a</span></div>',
      );
      expect(block).toEqual({ role: 'paragraph', children: [{ tag: 'span', children: ['a'] }] });
    });

    test.each([
      ['b', 9000],
      ['x-own', 9000],
      ['ul><li', 4500],
    ])('nested in <%s> %i times has words', async (tag, depth) => {
      const [block] = await readText(`<div>${`<${tag}>`.repeat(depth)}deep</div>`);
      expect(words(block?.children ?? [])).toBe('deep');
    });

    test.each([
      ['<div><div>a<div>b</div></div></div>', '<div>a<div>b</div></div>'],
      ['<div><p>a<marquee><p>b</p></marquee></p></div>', '<div>a<div>b</div></div>'],
      ['<div><a href="/a">a<object><a href="/b">b</a></object></a></div>', '<a>ab</a>'],
      ['<div><li>a<object><li>b</li></object></li></div>', '<div>a<div>b</div></div>'],
      ['<ul><li>a</li><x-own><li>b</li></x-own></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ])('%s is nested as a page may hold it: %s', async (markup, expected) => {
      const [block] = await readText(markup);
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
        await readEmbed(
          '<script>1</script><iframe src="https://www.youtube.com/embed/x" title="Film" onload="x()" srcdoc="<script>1</script>"></iframe>',
        ),
      ).toEqual({ kind: 'frame', src: 'https://www.youtube.com/embed/x', title: 'Film' });
    });

    test.each([
      ['<iframe src="https://a.example/" title="A map"></iframe>', 'https://a.example/', 'A map'],
      ['<iframe src="http://vimeo.com/1"></iframe>', 'http://vimeo.com/1', 'vimeo.com'],
      [
        '<blockquote><a href="https://a.example/">A post</a></blockquote><script src="https://a.example/x.js"></script>',
        'https://a.example/',
        'A post',
      ],
    ])('%s is a plain link', async (markup, href, label) => {
      expect(await readEmbed(markup)).toEqual({ kind: 'link', href, label });
    });

    test.each([
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

  test('of hostile markups is left nothing that runs', async () => {
    const all = seeds(MARKUPS);
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE);
      const markups = some.map((seed) => hostileMarkup(randomOf(seed)));
      const readings = await reader.read(markups);
      for (const [index, { blocks, plan }] of readings.entries()) {
        const fault = faultIn(blocks.flatMap(({ children }) => children)) ?? planFault(plan);
        // Cast: a reading for each seed.
        const seed = some[index] as number;
        if (fault !== null)
          failWith(import.meta.filename, seed, `${fault} in ${String(markups[index])}`);
      }
      // Images load and scripts run a moment later: whatever ran is looked for after each hundred.
      const [trace] = await reader.traces();
      if (trace !== undefined)
        failWith(import.meta.filename, some.at(-1) ?? 0, `at or before it ran ${trace}`);
    }
  }, 400_000);
});

/** A project of the service in which any member may be anything. */
function hostileProject(random: () => number, depth = 0): unknown {
  const turn = random();
  if (turn < 0.3 || depth > 5) {
    return pickOf<unknown>(random, [
      ...([null, true, -1, 1e308, '1e999', '', 'text', 'image', 'embed', 'video'] as const),
      ...(['media_collection', 'red', '#fff', '12px', 'url(x)'] as const),
      hostileText(random),
      hostileAddress(random),
    ]);
  }
  const items = Array.from({ length: Math.floor(random() * 6) }, () =>
    hostileProject(random, depth + 1),
  );
  if (turn < 0.45) return items;
  const names = [
    ...(['name', 'modules', 'styles', 'type', 'text', 'embed', 'src', 'sizes'] as const),
    ...(['components', 'width', 'height', 'background', 'color', 'paragraph'] as const),
    ...(['title', 'spacing', 'font_family', 'font_size', 'disp', 'caption_plain'] as const),
    ...(['alignment', '__proto__', 'constructor', 'project'] as const),
  ];
  return Object.fromEntries(
    // Cast: a random place of a list that is not empty.
    items.map((item) => [names[Math.floor(random() * names.length)] as string, item]),
  );
}

test('hostile projects are rendered with safe values only', () => {
  for (const seed of seeds(10_000)) {
    const random = randomOf(seed);
    const modules = Array.from({ length: 3 }, () => ({
      ...(hostileProject(random) as object),
      type: pickOf(random, ['text', 'image', 'media_collection', 'video', 'embed']),
    }));
    const styles = hostileProject(random);
    const view = projectView({ name: hostileProject(random), modules, styles }, parseOnServer);
    const json = JSON.stringify(
      view?.modules.map((module) =>
        module.kind === 'image' ? [module.image] : module.kind === 'collection' ? module.items : [],
      ),
    );
    if (/"src":"\s*(?:javascript|vbscript|data|blob|file)/i.test(json)) {
      failWith(import.meta.filename, seed, json);
    }
    if (/--pwned|url\(|script/i.test(JSON.stringify(view?.styles))) {
      failWith(import.meta.filename, seed, JSON.stringify(view?.styles));
    }
  }
});
