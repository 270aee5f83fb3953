import type { LinkField, RichTextField } from '@prismicio/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { preloadEmbed } from '#ui/embed/LaterEmbed.tsx';
import { LinkContext } from '#ui/links/ContentLink.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { serverRender } from './serverRender.tsx';

// As a server does at its start.
beforeAll(preloadEmbed);

/** Nodes as the content service sends them; tests also send invalid ones. */
function field(...nodes: object[]): RichTextField {
  return nodes as unknown as RichTextField;
}

function block(type: string, text = 'Words', rest: object = {}) {
  return { type, text, spans: [], ...rest };
}

function span(type: string, data?: object) {
  return block('paragraph', 'Words', { spans: [{ type, start: 0, end: 5, data }] });
}

function link(url: string, rest: object = {}) {
  return span('hyperlink', { link_type: 'Web', url, ...rest });
}

const image = {
  type: 'image',
  id: 'a',
  url: '/media/a.webp',
  alt: 'A tide',
  copyright: null,
  dimensions: { width: 640, height: 480 },
  edit: { x: 0, y: 0, zoom: 1, background: '#fff' },
};

describe('elements', () => {
  test.each([
    ...[1, 2, 3, 4, 5, 6].map(
      (level) =>
        [
          `heading ${level}`,
          block(`heading${level}`),
          new RegExp(`<h${level}[^>]*>.*Words.*</h${level}>`),
        ] as const,
    ),
    ['paragraph', block('paragraph'), /<p>.*Words.*<\/p>/],
    [
      'paragraph with a label',
      block('paragraph', 'Words', { label: 'note' }),
      /<p data-label="note">/,
    ],
    ['right-to-left paragraph', block('paragraph', 'Words', { direction: 'rtl' }), /<p dir="rtl">/],
    ['preformatted', block('preformatted', 'a\n  b'), /<pre[^>]*>a\n {2}b<\/pre>/],
    ['strong', span('strong'), /<strong>.*Words.*<\/strong>/],
    ['em', span('em'), /<em>.*Words.*<\/em>/],
    ['label', span('label', { label: 'code' }), /<span data-label="code">.*Words.*<\/span>/],
    ['list', block('list-item'), /<ul><li>.*Words.*<\/li><\/ul>/],
    ['ordered list', block('o-list-item'), /<ol><li>.*Words.*<\/li><\/ol>/],
    ['line break', block('paragraph', 'One\nTwo'), /One.*<br\/>.*Two/],
    ['image', image, /<figure[^>]*><img[^>]*alt="A tide"/],
    ['image with a label', { ...image, label: 'wide' }, /<figure[^>]*data-label="wide"/],
    [
      'image with a link',
      { ...image, linkTo: { link_type: 'Web', url: '/project/a' } },
      /<a [^>]*href="\/project\/a"[^>]*><img/,
    ],
    [
      'embed of a video',
      { type: 'embed', oembed: { embed_url: 'https://vimeo.com/1', title: 'Film' } },
      /<button[^>]*>.*Film.*Play from.*Vimeo/,
    ],
    [
      'embed of a post',
      { type: 'embed', oembed: { embed_url: 'https://x.com/a/status/1', title: 'Post' } },
      /<blockquote class="twitter-tweet"><a href="https:\/\/x.com\/a\/status\/1"/,
    ],
    [
      'embed of a page',
      { type: 'embed', oembed: { embed_url: 'https://example.com/', title: 'Page' } },
      /<a href="https:\/\/example.com\/"[^>]*>Page<\/a>/,
    ],
    ['route', link('/project/a'), /<a [^>]*href="\/project\/a"/],
    [
      'link in a new tab',
      link('https://example.com', { target: '_blank' }),
      /<a (?=[^>]*href="https:\/\/example.com")(?=[^>]*target="_blank")(?=[^>]*rel="noopener noreferrer")/,
    ],
    ['link in this tab', link('https://example.com'), /<a (?![^>]*target)/],
  ] as const)('a %s is rendered', (_what, node, markup) => {
    expect(serverRender(<RichText field={field(node)} />)).toMatch(markup);
  });
});

describe('what must not be rendered', () => {
  test.each([
    ['script link', link('javascript:alert(1)'), /<a/],
    ['data link', link('data:text/html,x'), /<a/],
    [
      'markup of an embed',
      {
        type: 'embed',
        oembed: { embed_url: 'https://example.com/', html: '<script>bad()</script>' },
      },
      /bad/,
    ],
    [
      'script in an embed address',
      { type: 'embed', oembed: { embed_url: 'javascript:alert(1)' } },
      /javascript/,
    ],
    ['node of an unknown type', block('hologram'), /Words/],
    ['span of an unknown type', span('sparkle'), /sparkle/],
    ['empty paragraph', block('paragraph', ''), /<p/],
  ])('a %s', (_what, node, markup) => {
    expect(serverRender(<RichText field={field(node, block('heading6', 'End'))} />)).not.toMatch(
      markup,
    );
  });

  test.each([[null], [undefined], [[]]])('%j renders nothing', (empty) => {
    expect(serverRender(<RichText field={empty as RichTextField | null | undefined} />)).toBe('');
  });
});

test('a bad link keeps its text', () => {
  expect(serverRender(<RichText field={field(link('javascript:alert(1)'))} />)).toMatch(
    /<p>.*Words.*<\/p>/,
  );
});

test('headings get levels relative to their page', () => {
  const html = serverRender(
    <RichText field={field(block('heading2'), block('heading4'))} startLevel={3} />,
  );
  expect(html).toMatch(/<h3.*<h4/);
  expect(html).not.toMatch(/<h2/);
});

test('a single element can be replaced', () => {
  const html = serverRender(
    <RichText
      field={field(block('paragraph'))}
      components={{ paragraph: ({ children, key }) => <em key={key}>{children}</em> }}
    />,
  );
  expect(html).toMatch(/<em>/);
});

test('links have the address the site resolves', () => {
  const resolve = (to: LinkField) => ('uid' in to ? `/project/${to.uid}` : null);
  const html = serverRender(
    <LinkContext value={{ resolve }}>
      <RichText
        field={field(span('hyperlink', { link_type: 'Document', id: 'x', uid: 'low-tide' }))}
      />
    </LinkContext>,
  );
  expect(html).toMatch(/href="\/project\/low-tide"/);
});
