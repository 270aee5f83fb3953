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
            lang: 'en-GB',
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
  it('are those of the menu, in its order, without addresses that could run', () => {
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

  it('show a link for a profile of another kind, after the others', () => {
    const [network] = settings.profile_links;
    const address = { link_type: 'Web', url: 'https://example.com/else' };
    // Cast: rows of the model, made from an existing one.
    const profiles = [
      { ...network, kind: 'other', label: 'Elsewhere', url: address },
      network,
    ] as typeof settings.profile_links;
    const html = render(<ProfileButtons profiles={profiles} label="Profiles" />);
    expect(html.indexOf('Professional network')).toBeLessThan(html.indexOf('Elsewhere'));
    expect(html).toContain('href="https://example.com/else"');
  });
});
