import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { phasePath } from '#ui/graphics/phase.ts';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { serverRender } from './serverRender.tsx';

const away = { href: 'https://example.com', external: true } as const;
const off = { to: '/a', disabled: true } as const;
const question = { text: 'Want to get in Touch?', second: 'get in Touch?', stacked: true };

test.each<[what: string, node: () => ReactNode, ...markup: (RegExp | string)[]]>([
  ['button', () => <Button>View</Button>, /^<button/, 'type="button"', 'data-dot="true"'],
  ['link to a route', () => <Button to="/project/a">View</Button>, /^<a/, 'href="/project/a"'],
  [
    'link to another site',
    () => <Button {...away}>Project Link</Button>,
    'target="_blank"',
    'rel="noopener noreferrer"',
    'aria-description="opens in a new tab"',
  ],
  [
    'disabled link',
    () => <Button {...off}>View</Button>,
    /^<a(?![^>]*href)/,
    'role="link"',
    'aria-disabled="true"',
  ],
  [
    'field with its label',
    () => <Field label="Enter Password" type="password" />,
    /<label[^>]*for="([^"]+)".*<input[^>]*id="\1"/,
    'type="password"',
  ],
  [
    'field that names its error',
    () => <Field label="Enter Password" error="Incorrect Password" />,
    'aria-invalid="true"',
    /aria-describedby="([^"]+)".*<p id="\1"[^>]*aria-live="polite"[^>]*>.*Incorrect Password/,
  ],
  [
    'heading that reads as one phrase',
    () => <SplitHeading as="h1" level="hero" text="Product Designer &amp; Creative Developer" />,
    /^<h1[^>]*><span>Product Designer <\/span><span[^>]*>&amp; Creative Developer<\/span><\/h1>$/,
  ],
  [
    'heading that is cut elsewhere',
    () => <SplitHeading {...question} />,
    />Want to <\/span><span[^>]*data-stacked="true"[^>]*>get in Touch\?</,
  ],
  ['heading of one word', () => <SplitHeading text="3D" />, />3D<\/h2>$/],
])('the server renders a %s', (_what, node, ...markup) => {
  const html = serverRender(node());
  for (const part of markup) expect(html).toMatch(part);
});

test('a route link without a router is an ordinary link', () => {
  const html = renderToString(<RouteLink to="/project/a">Low Tide</RouteLink>);
  expect(html).toBe('<a href="/project/a">Low Tide</a>');
});

test.each([
  [-1, ''],
  [0.25, 'M7 1A6 6 0 0 1 7 13A3 6 0 0 0 7 1Z'],
  [0.75, 'M7 1A6 6 0 0 1 7 13A3 6 0 0 1 7 1Z'],
  [2, 'M7 1A6 6 0 0 1 7 13A6 6 0 0 1 7 1Z'],
])('phase %d is lit from the right as %j', (phase, path) => {
  expect(phasePath(phase, 6, 7)).toBe(path);
});
