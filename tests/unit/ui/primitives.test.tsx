import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Grain } from '#ui/graphics/Grain.tsx';
import { Icon } from '#ui/graphics/Icon.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Orb } from '#ui/feedback/Orb.tsx';
import { PhaseDisc } from '#ui/graphics/PhaseDisc.tsx';
import { SectionLabel } from '#ui/layout/SectionLabel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { Toggle } from '#ui/controls/Toggle.tsx';
import { serverRender } from './serverRender.tsx';

const nothing = () => {};

const cases: [what: string, node: () => ReactNode, markup: (RegExp | string)[]][] = [
  [
    'a button does something',
    () => <Button onClick={nothing}>Contine</Button>,
    [/^<button/, 'type="button"', 'Contine'],
  ],
  [
    'a button links to a route',
    () => <Button to="/project/a">View</Button>,
    [/^<a/, 'href="/project/a"'],
  ],
  [
    'a button opens another site in a new tab',
    () => (
      <Button href="https://example.com" external>
        Project Link
      </Button>
    ),
    ['target="_blank"', 'rel="noopener noreferrer"', 'aria-description="opens in a new tab"'],
  ],
  [
    'a disabled button is marked as disabled',
    () => <Button disabled>Contine</Button>,
    ['disabled=""'],
  ],
  [
    'a disabled link has no address',
    () => (
      <Button to="/a" disabled>
        View
      </Button>
    ),
    [/^<a(?![^>]*href)/, 'role="link"', 'aria-disabled="true"'],
  ],
  ['a secondary button has its dot', () => <Button>View</Button>, ['data-dot="true"']],
  [
    'a small primary button has none',
    () => (
      <Button variant="primary" size="small">
        Say Hello
      </Button>
    ),
    [/^(?!.*data-dot)/],
  ],
  [
    'a button with an icon has none',
    () => <Button icon="arrow-up-right">Project Link</Button>,
    [/^(?!.*data-dot)/, '<svg'],
  ],
  ['a button that submits', () => <Button type="submit">Contine</Button>, ['type="submit"']],
  [
    'an icon button is named',
    () => <IconButton icon="close" label="Close menu" />,
    ['aria-label="Close menu"', 'aria-hidden="true"'],
  ],
  [
    'an icon can be named',
    () => <Icon name="dark" label="Moon" />,
    ['role="img"', 'aria-label="Moon"'],
  ],
  [
    'a chip is a link',
    () => <Chip to="/categories/uiux">UI/UX</Chip>,
    ['href="/categories/uiux"', 'UI/UX'],
  ],
  ['a toggle exposes its state', () => <Toggle icon="dark" label="Dark Mode" />, ['Dark Mode']],
  [
    'a switch exposes its state',
    () => <Switch checked label="Night palette" onChange={nothing} about="Night water" />,
    ['role="switch"', 'aria-checked="true"', 'Night palette', 'Night water'],
  ],
  [
    'a field has a label',
    () => <Field label="Enter Password" type="password" />,
    [/<label[^>]*for="([^"]+)".*<input[^>]*id="\1"/, 'type="password"'],
  ],
  [
    'a field names its error',
    () => <Field label="Enter Password" error="Incorrect Password" />,
    [
      'aria-invalid="true"',
      /aria-describedby="([^"]+)".*<p id="\1"[^>]*aria-live="polite"[^>]*>.*Incorrect Password/,
    ],
  ],
  ['a phase disc is decoration', () => <PhaseDisc phase={0.5} />, ['aria-hidden="true"']],
  [
    'a section label is a heading when its prop says so',
    () => (
      <SectionLabel phase={0} as="h2">
        About me
      </SectionLabel>
    ),
    [/^<h2/, 'About me'],
  ],
  [
    'a disc is decoration',
    () => <Disc kind="eclipse" size="520px" />,
    ['aria-hidden="true"', '--disc-size:520px', 'data-glow="true"'],
  ],
  ['a day disc has no glow', () => <Disc kind="day" />, [/^(?!.*data-glow)/]],
  [
    'a skeleton is silent',
    () => <Skeleton aspect="16 / 9" />,
    ['aria-hidden="true"', 'aspect-ratio:16 / 9'],
  ],
  ['an orb announces loading', () => <Orb />, [/^<output/, 'loading...']],
  ['a spinner announces loading', () => <Spinner />, [/^<output/, 'loading...']],
  ['grain is decoration', () => <Grain />, ['aria-hidden="true"']],
  [
    'a container takes a tag',
    () => <Container as="section" grid id="work" />,
    [/^<section/, 'id="work"'],
  ],
  [
    'a heading reads as one phrase',
    () => <SplitHeading as="h1" level="hero" text="Product Designer &amp; Creative Developer" />,
    [/^<h1[^>]*><span>Product Designer <\/span><span[^>]*>&amp; Creative Developer<\/span><\/h1>$/],
  ],
  [
    'a heading can be cut elsewhere',
    () => <SplitHeading text="Want to get in Touch?" second="get in Touch?" stacked />,
    [/>Want to <\/span><span[^>]*data-stacked="true"[^>]*>get in Touch\?</],
  ],
  ['a heading of one word stays whole', () => <SplitHeading text="3D" />, [/>3D<\/h2>$/]],
];

describe('on the server', () => {
  test.each(cases)('%s', (_what, node, markup) => {
    const html = serverRender(node());
    for (const part of markup) expect(html).toMatch(part);
  });
});
