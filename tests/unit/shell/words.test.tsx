import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Footer } from '#shell/footer/Footer.tsx';
import { Gate } from '#shell/gate/Gate.tsx';
import { Header } from '#shell/header/Header.tsx';
import { ProfileButtons, profileIcon } from '#shell/ProfileButtons.tsx';
import { Icon } from '#ui/graphics/Icon.tsx';
import { headerAt } from '#shell/header/followScroll.ts';
import { inSite, queries, settings } from '../../support/inSite.tsx';

const render = (node: ReactNode, document: unknown = { data: settings }) =>
  renderToStaticMarkup(
    inSite(<StaticRouter location="/">{node}</StaticRouter>, [[queries.settings(), document]]),
  );

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');

describe('the gate', () => {
  it('shows the text of the specification where there are no settings', () => {
    const words = text(render(<Gate />, null));
    expect(words).toContain('Product Designer & Creative Developer');
    expect(words).toContain('coded and designed by yours truly');
    expect(words).toContain('binaural audio best with headphones');
    expect(words).toMatch(/Sound On.*Sound Off/);
  });

  it('without a sound offers to enter, and no sound', () => {
    const silent = { ...settings, stems: [], interface_sounds: [] };
    const html = render(<Gate />, { data: silent });
    expect(html.match(/<button[^>]*>/g)).toEqual([expect.stringContaining('value="on"')]);
    expect(text(html)).toContain('Enter');
    expect(text(html)).not.toMatch(/Sound|headphones/);
  });

  it.each([
    [{ gate_note: null, gate_hint: null }, 'coded and designed'],
    [{ gate_title_second: null }, '& Creative Developer'],
  ])('shows nothing for what was emptied: %j', (emptied, gone) => {
    const html = render(<Gate />, { data: { ...settings, ...emptied } });
    expect(text(html)).not.toContain(gone);
    expect(html.includes('id="gate-words"')).toBe(html.includes('aria-describedby'));
  });

  it('is a labelled modal dialog, closed as the server sends it', () => {
    const html = render(<Gate />);
    expect(html).toMatch(/^<dialog [^>]*aria-modal="true"[^>]*aria-labelledby="gate-title"/);
    expect(html).not.toMatch(/^<dialog [^>]*\sopen[\s=>]/);
  });
});

const shown = (links: Parameters<typeof Header>[0]['links']) =>
  [
    ...render(<Header isLit={false} name="Your Name" links={links} />).matchAll(
      /<a ([^>]*)>([^<]*)<\/a>/g,
    ),
  ]
    .filter(([link]) => !link.includes('Say Hello'))
    .map(([, attributes = '', words]) => [words, /href="([^"]*)"/.exec(attributes)?.[1]]);
const usual = [
  ['Product Design', '/categories/product%20design'],
  ['Creative Dev', '/categories/development'],
  ['Design Systems', '/categories/design%20system'],
];
const all = ['All', '/portfolio'];

const about = { label: 'About', address: '/about' };
const shop = { label: 'Shop', address: 'https://shop.example' };
const unusable = [
  { label: 'Run', address: 'javascript:1' },
  { label: null, address: '/about' },
  { label: 'About', address: null },
];
const many = Array.from({ length: 7 }, (_, at) => ({ label: `L${at}`, address: '/about' }));

it.each([
  ['those of the specification, where there are none', undefined, [...usual, all]],
  ['the same for an empty list', [], [...usual, all]],
  ['in the order of the settings', [shop, about], [...[shop, about].map(Object.values), all]],
  ['none that leads nowhere or could run', unusable, [all]],
  ['at most five', many, [...many.slice(0, 5).map(Object.values), all]],
])('the quick links are %s', (_, links, expected) => {
  expect(shown(links)).toEqual(expected);
});

describe('the profile buttons', () => {
  it('are those of the menu, in the order of the settings, without addresses that could run', () => {
    const profiles = [
      ...settings.profile_links,
      {
        ...settings.profile_links[0],
        in_menu: 'Yes',
        url: { link_type: 'Web', url: 'javascript:1' },
      },
    ] as typeof settings.profile_links;
    const html = render(<ProfileButtons profiles={profiles} label="Profiles" />);
    const names = [...html.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Design showcase', 'Professional network', 'Code', 'Photography']);
  });

  // Cast: a row of the model, made from what decides.
  const iconOf = (row: object) =>
    profileIcon({ own_icon: {}, icon: null, url: {}, ...row } as Parameters<typeof profileIcon>[0]);

  const MINE = '/media/mine.svg?a=1';
  const own = (url: string) => ({
    id: 'own',
    url,
    alt: null,
    copyright: null,
    dimensions: { width: 20, height: 20 },
    edit: { x: 0, y: 0, zoom: 1, background: '' },
  });
  it.each([
    ['its kind, in a document that names no icon', { kind: 'code_host' }, 'code'],
    ['a link without any', { kind: null }, 'link'],
    ['the one that is chosen, before its kind', { kind: 'code_host', icon: 'photos' }, 'photos'],
    ['a file for icons beside those of kinds', { icon: 'at' }, { drawing: '/icons/at.svg' }],
    [
      'its letter, where that is chosen',
      { icon: 'first_letter', url: { link_type: 'Web', url: 'https://www.vero.example/ada' } },
      { letter: 'V' },
    ],
    ['a link, where no letter is', { icon: 'first_letter', url: { link_type: 'Any' } }, 'link'],
    ['its own drawing before all', { icon: 'at', own_icon: own(MINE) }, { drawing: MINE }],
    ['no own photograph', { icon: 'at', own_icon: own('/a.jpg') }, { drawing: '/icons/at.svg' }],
  ])('have the icon of %s', (_, profile, icon) => {
    expect(iconOf(profile)).toEqual(icon);
  });

  it('show a drawing by its shape, whatever its address contains', () => {
    const [first] = settings.profile_links;
    const url = '/media/a"),url(\\b.svg';
    // Cast: a row of the model, made from an existing one.
    const profiles = [{ ...first, own_icon: own(url) }] as typeof settings.profile_links;
    const html = render(<ProfileButtons profiles={profiles} label="Profiles" />);
    expect(html).toContain('url(&quot;/media/a\\&quot;),url(\\\\b.svg&quot;)');
    expect(html).not.toContain('<svg');
  });

  it('have a file for every icon that can be chosen', () => {
    const { json } = JSON.parse(readFileSync('customtypes/settings/index.json', 'utf8'));
    const { options } = json.Main.profile_links.config.fields.icon.config;
    expect(options.length).toBeGreaterThan(5);
    for (const icon of options) {
      const shown = iconOf({ kind: 'other', icon });
      if (typeof shown === 'object' && 'drawing' in shown)
        expect(readFileSync(`public${shown.drawing}`, 'utf8')).toMatch(/^<svg /);
      else expect(render(<Icon name={shown} />)).toContain('<svg');
    }
  });
});

it('the footer says nothing for a name that is not there', () => {
  const [profile] = settings.profile_links;
  // Cast: a row of the model, made from an existing one.
  const profiles = [{ ...profile, label: null }] as typeof settings.profile_links;
  const said = text(
    render(<Footer settings={{ ...settings, name: null, profile_links: profiles }} />),
  );
  expect(said).toContain('Profile ');
  expect(said).toContain('© 2031 ');
  expect(said).not.toContain('null');
});

describe('the header at a scroll position', () => {
  it.each([
    // y, header, hello, hamburger, content under it
    [10, 1, true, false, false],
    [55, 0.5, true, false, true],
    [120, 0, false, false, true],
    [5000, 0, false, true, true],
  ])(
    'of %s px has opacity %s, hello %s, hamburger %s',
    (y, opacity, hello, hamburger, scrolled) => {
      const look = headerAt(y, 4);
      expect(look.opacity).toBeCloseTo(opacity, 2);
      expect(look.isHelloShown).toBe(hello);
      expect(look.isHamburgerShown).toBe(hamburger);
      expect(look.isScrolled).toBe(scrolled);
    },
  );

  it.each([
    [70, [0, 0, 1 / 3, 1]],
    [100, [0, 0, 0, 0]],
  ])('of %s px has quick links at %j, each 20 px after the one before', (y, opacities) => {
    const { links } = headerAt(y, 4);
    expect(links).toHaveLength(4);
    for (const [index, opacity] of opacities.entries()) {
      expect(links[index]?.opacity).toBeCloseTo(opacity);
      expect(links[index]?.rise).toBeCloseTo((1 - opacity) * 24);
    }
  });

  it.each([
    [99, 1],
    [100, 0],
  ])('of %s px is shown entirely or not at all where reduced motion is preferred', (y, opacity) => {
    const { links, ...look } = headerAt(y, 4, true);
    expect(look.opacity).toBe(opacity);
    expect(links).toEqual(Array.from({ length: 4 }, () => ({ opacity, rise: 0 })));
  });
});
