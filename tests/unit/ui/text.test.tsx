import type { LinkField, RichTextField } from '@prismicio/client';
import { Link } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { preloadParts } from '#ui/loadable.ts';
import { LinkContext } from '#ui/links/ContentLink.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { headingLevels, type HeadingLevel } from '#ui/text/headingLevels.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { splitHeading } from '#ui/text/splitText.ts';
import { serverRender } from './serverRender.tsx';

// As a server does at its start.
beforeAll(() => preloadParts());

/** Nodes as the content service sends them; tests also send invalid ones. */
const field = (...nodes: object[]) => nodes as unknown as RichTextField;

const block = (type: string, text = 'Words', rest: object = {}) => {
  return { type, text, spans: [], ...rest };
};
const span = (type: string, data?: object) =>
  block('paragraph', 'Words', { spans: [{ type, start: 0, end: 5, data }] });
const link = (url: string, rest: object = {}) =>
  span('hyperlink', { link_type: 'Web', url, ...rest });
const embed = (embed_url: string, rest: object = {}) => {
  return { type: 'embed', oembed: { embed_url, title: 'Title', ...rest } };
};

const image = {
  type: 'image',
  id: 'a',
  url: '/media/a.webp',
  alt: 'A tide',
  copyright: null,
  dimensions: { width: 640, height: 480 },
  edit: { x: 0, y: 0, zoom: 1, background: '#fff' },
};

describe('rich text', () => {
  test.each<[what: string, node: object, markup: RegExp]>([
    ['heading', block('heading5'), /<h5[^>]*>.*Words.*<\/h5>/],
    ['paragraph with a label', block('paragraph', '-', { label: 'note' }), /<p data-label="note">/],
    ['right-to-left text', block('paragraph', '-', { direction: 'rtl' }), /<p dir="rtl">/],
    ['preformatted text', block('preformatted', 'a\n  b'), /<pre[^>]*>a\n {2}b<\/pre>/],
    ['strong', span('strong'), /<strong>.*Words.*<\/strong>/],
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
    ['video', embed('https://vimeo.com/1'), /<button[^>]*>.*Title.*Play from.*Vimeo/],
    [
      'post',
      embed('https://x.com/a/status/1'),
      /<blockquote class="twitter-tweet"><a href="https:\/\/x.com\/a\/status\/1"/,
    ],
    ['page', embed('https://a.example/'), /<a href="https:\/\/a.example\/"[^>]*>Title<\/a>/],
    ['route', link('/project/a'), /<a [^>]*href="\/project\/a"/],
    [
      'link in a new tab',
      link('https://a.example', { target: '_blank' }),
      /<a (?=[^>]*href="https:\/\/a.example")(?=[^>]*target="_blank")(?=[^>]*rel="noopener noreferrer")/,
    ],
    ['link in this tab', link('https://a.example'), /<a (?![^>]*target)/],
    ['bad link as its text', link('javascript:alert(1)'), /<p>.*Words.*<\/p>/],
  ])('has a %s', (_what, node, markup) => {
    expect(serverRender(<RichText field={field(node)} />)).toMatch(markup);
  });

  test.each<[what: string, node: object, markup: RegExp]>([
    ['link to a script', link('javascript:alert(1)'), /<a/],
    ['markup of an embed', embed('https://a.example/', { html: '<script>bad()</script>' }), /bad/],
    ['script in an embed address', embed('javascript:alert(1)'), /javascript/],
    ['node of an unknown type', block('hologram'), /Words/],
    ['span of an unknown type', span('sparkle'), /sparkle/],
    ['empty paragraph', block('paragraph', ''), /<p/],
  ])('has no %s', (_what, node, markup) => {
    const html = serverRender(<RichText field={field(node, block('heading6', 'End'))} />);
    expect(html).toContain('End');
    expect(html).not.toMatch(markup);
  });

  test.each([null, undefined, []])('of %j renders nothing', (empty) => {
    expect(serverRender(<RichText field={empty as RichTextField | null | undefined} />)).toBe('');
  });

  test('has another element where one is replaced', () => {
    const html = serverRender(
      <RichText
        field={field(block('paragraph'))}
        components={{ paragraph: ({ children, key }) => <em key={key}>{children}</em> }}
      />,
    );
    expect(html).toMatch(/<em>/);
  });

  test('has links at the address the site resolves', () => {
    const resolve = (to: LinkField) => ('uid' in to ? `/project/${to.uid}` : null);
    const to = { link_type: 'Document', id: 'x', uid: 'low-tide' };
    const html = serverRender(
      <LinkContext value={{ resolve }}>
        <RichText field={field(span('hyperlink', to))} />
      </LinkContext>,
    );
    expect(html).toMatch(/href="\/project\/low-tide"/);
  });

  test('has headings at the level of their page', () => {
    const text = field(block('heading2'), block('heading4'));
    expect(serverRender(<RichText field={text} startLevel={3} />)).toMatch(/^(?!.*<h2).*<h3.*<h4/);
  });
});

test.each<[HeadingLevel[], HeadingLevel | undefined, HeadingLevel[]]>([
  [[2, 4], undefined, [2, 4]],
  [[1, 2, 3], 2, [2, 3, 4]],
  [[2, 4, 6], 2, [2, 3, 4]],
  [[1, 2, 3], 5, [5, 6, 6]],
])('headings %j starting at %j are rendered at %j', (authored, start, expected) => {
  const levelOf = headingLevels(field(...authored.map((level) => block(`heading${level}`))), start);
  expect(authored.map(levelOf)).toEqual(expected);
});

test.each([
  ['Product Designer & Creative Developer', 'Product Designer', '& Creative Developer'],
  ['Selected Work for Grid Systems', 'Selected Work for Grid', 'Systems'],
  ['UI/UX', 'UI/UX', ''],
  ['& Sons', '&', 'Sons'],
  ['  Motion   Design ', 'Motion', 'Design'],
  ['Envie d’en parler\u00a0?', 'Envie d’en', 'parler\u00a0?'],
  ['', '', ''],
])('%j is %j at 500 and %j at 200', (text, first, second) => {
  expect(splitHeading(text)).toEqual([first, second]);
});

test.each([
  '/',
  '/portfolio?tag=new',
  '/project/../about',
  '/project//a/',
  '/projekt/käse',
  '/project/%C3%A4',
  'about',
  '#results',
])('the server writes a link to %s as the router does', (to) => {
  const props = { to, className: 'link', 'aria-current': 'page', title: 'Low Tide' } as const;
  // The attribute is for the router's framework, which the site does not use.
  const routed = serverRender(
    <Link {...props} discover="none">
      Low Tide
    </Link>,
  );
  expect(serverRender(<RouteLink {...props}>Low Tide</RouteLink>)).toBe(routed);
});
