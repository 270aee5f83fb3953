import { expect, test } from 'vitest';
import { linkHeader } from '#server/delivery/linkHeader.ts';

const page = (head: string) =>
  `<html><head>${head}</head><body><link rel="stylesheet" href="/no.css">`;

const FONT = '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>';
const STYLE = '<link rel="stylesheet" href="/a.css">';
const PICTURE =
  '<link rel="preload" as="image" imageSrcSet="/p.webp?w=80&amp;q=80 80w, /p.webp?w=160&amp;q=80 160w" imageSizes="(min-width: 1024px) 50vw, 100vw" fetchPriority="high"/>';

const CASES: [string, string, string][] = [
  ['nothing', '<title>x</title><link rel="icon" href="/favicon.svg">', ''],
  ['a font', FONT, '</a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'],
  ['a style sheet', STYLE, '</a.css>; rel=preload; as=style'],
  [
    'an image in sizes, after the rest',
    PICTURE + STYLE,
    '</a.css>; rel=preload; as=style, </p.webp?w=80&q=80>; rel=preload; as=image; imagesrcset="/p.webp?w=80&q=80 80w, /p.webp?w=160&q=80 160w"; imagesizes="(min-width: 1024px) 50vw, 100vw"; fetchpriority=high',
  ],
  ['what a header cannot contain', '<link rel="stylesheet" href="/ä.css">', ''],
  ['scripts that are loaded anyway', '<link rel="modulepreload" href="/a.js">', ''],
];

test.each(CASES)('%s', (_, head, header) => {
  expect(linkHeader(page(head))).toBe(header);
});

test('it leaves out what exceeds the length proxies accept', () => {
  const long = PICTURE.replace('/p.webp', `/${'p'.repeat(2000)}.webp`);
  expect(linkHeader(page(long + FONT + STYLE))).toBe(linkHeader(page(FONT + STYLE)));
});
