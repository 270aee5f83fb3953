import { QueryClient } from '@tanstack/react-query';
import { readFileSync } from 'node:fs';
import type { Content } from '@prismicio/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import { createFetchers } from '#content/fetchers.ts';
import { createContentClient } from '#content/client.ts';
import { createQueries, QueriesContext } from '#content/queries.ts';
import { SiteContext } from '#content/site.ts';
import { Footer } from '#shell/footer/Footer.tsx';
import { Gate } from '#shell/gate/Gate.tsx';
import { Header } from '#shell/header/Header.tsx';
import { ProfileButtons } from '#shell/ProfileButtons.tsx';
import { profileIcon } from '#shell/profileIcon.ts';
import { Icon } from '#ui/graphics/Icon.tsx';

// Cast: a document of the demo content, whose shape the content check looks after.
const { data: settings } = JSON.parse(
  readFileSync('content/documents/settings/settings.json', 'utf8'),
) as { data: Content.SettingsDocument['data'] };

const queries = createQueries((_key, fetch) =>
  fetch(createFetchers(createContentClient({ endpoint: 'https://example.com/api/v2' }))),
);

function render(node: ReactNode, document: unknown = { data: settings }): string {
  const client = new QueryClient();
  client.setQueryData(queries.settings().queryKey, document as null);
  return renderToStaticMarkup(
    <AnswersContext value={queryAnswers(client)}>
      <QueriesContext value={queries}>
        <SiteContext
          value={{
            origin: 'https://example.com',
            prefix: '',
            languages: null,
            year: 2031,
            preview: null,
            isExport: false,
          }}
        >
          <StaticRouter location="/">{node}</StaticRouter>
        </SiteContext>
      </QueriesContext>
    </AnswersContext>,
  );
}

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');

describe('the gate', () => {
  it.each([
    ['the settings', { data: settings }],
    ['the specification, where there are no settings', null],
  ])('shows the text of %s', (_, document) => {
    const words = text(render(<Gate />, document));
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

describe('the header', () => {
  const html = render(<Header isLit={false} name="Your Name" />);

  it('has the name and the current year in a link home', () => {
    expect(html).toMatch(/<a [^>]*href="\/"/);
    expect(text(html)).toContain('Your Name 2031');
  });

  it.each([
    ['Product Design', '/categories/product%20design'],
    ['Creative Dev', '/categories/development'],
    ['Design Systems', '/categories/design%20system'],
    ['All', '/portfolio'],
    ['Say Hello', '#contact'],
  ])("'%s' links to %s", (words, address) => {
    expect(html).toMatch(new RegExp(`href="${address}"[^>]*>(<span[^>]*>)?${words}<`));
  });
});

describe('the quick links', () => {
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

  it.each([
    ['those of the specification, where there are none', undefined, [...usual, all]],
    ['the same for an empty list', [], [...usual, all]],
    [
      'those of the settings, in their order',
      [
        { label: 'About', address: '/about' },
        { label: 'Shop', address: 'https://shop.example' },
      ],
      [['About', '/about'], ['Shop', 'https://shop.example'], all],
    ],
    [
      'none that leads nowhere or could run',
      [
        { label: 'Run', address: 'javascript:1' },
        { label: null, address: '/about' },
        { label: 'About', address: null },
      ],
      [all],
    ],
    [
      'at most five',
      Array.from({ length: 7 }, (_, at) => ({ label: `L${at}`, address: '/about' })),
      [...Array.from({ length: 5 }, (_, at) => [`L${at}`, '/about']), all],
    ],
  ])('are %s', (_, links, expected) => {
    expect(shown(links)).toEqual(expected);
  });
});

describe('the footer', () => {
  const html = render(<Footer settings={settings} />);
  const words = text(html);

  it('shows the text of the specification', () => {
    expect(words).toContain('Contact');
    expect(words).toContain('Want to get in Touch?');
    expect(words).toContain('© 2031 Your Name');
    expect(words).toMatch(/Built with .* by yours truly/);
    expect(html).toContain('href="mailto:hello@example.com"');
  });

  it('opens five profiles in a new tab', () => {
    expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(5);
  });
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
    // Cast: as many rows as before.
    const turned = render(
      <ProfileButtons profiles={profiles.toReversed() as typeof profiles} label="Profiles" />,
    );
    expect(turned.indexOf('Photography')).toBeLessThan(turned.indexOf('Design showcase'));
  });

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
    ['a link for another kind', { kind: 'other' }, 'link'],
    ['the one that is chosen, before its kind', { kind: 'code_host', icon: 'photos' }, 'photos'],
    ['a file for icons beside those of kinds', { icon: 'at' }, { drawing: '/icons/at.svg' }],
    [
      'its own drawing before all',
      { kind: 'code_host', icon: 'at', own_icon: own('/media/mine.svg?a=1') },
      { drawing: '/media/mine.svg?a=1' },
    ],
    [
      'no own picture that has no shape',
      { icon: 'photos', own_icon: own('/media/photo.jpg') },
      'photos',
    ],
  ])('have the icon of %s', (_, profile, icon) => {
    // Cast: a row of the model, made from what decides.
    const row = { own_icon: {}, icon: null, ...profile } as unknown as Parameters<
      typeof profileIcon
    >[0];
    expect(profileIcon(row)).toEqual(icon);
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
    // Cast: the model of the settings, which the content check looks after.
    const { json } = JSON.parse(readFileSync('customtypes/settings/index.json', 'utf8')) as {
      json: {
        Main: {
          profile_links: { config: { fields: { icon: { config: { options: string[] } } } } };
        };
      };
    };
    for (const icon of json.Main.profile_links.config.fields.icon.config.options) {
      // Cast: an option of the model.
      const shown = profileIcon({ kind: 'other', icon, own_icon: {} } as unknown as Parameters<
        typeof profileIcon
      >[0]);
      if (typeof shown === 'object')
        expect(readFileSync(`public${shown.drawing}`, 'utf8')).toMatch(/^<svg /);
      else expect(render(<Icon name={shown} />)).toContain('<svg');
    }
  });
});
