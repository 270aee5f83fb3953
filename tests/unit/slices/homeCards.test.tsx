import type { Content } from '@prismicio/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { ProjectCard as Card } from '#content/cards.ts';
import { createLanguage } from '#ui/words/language.ts';
import { ProjectCard } from '#slices/SelectedWork/ProjectCard.tsx';
import { cardWords, workHeading } from '#slices/SelectedWork/words.ts';

const { say } = createLanguage('en');

const words = (type: 'heading1' | 'paragraph', text: string) => [{ type, text, spans: [] as [] }];

function cardOf(data: Partial<Card['data']> = {}, tags: string[] = []): Card {
  // Cast: tests build the rich text they need, whose tuple type a literal does not reach.
  return {
    id: 'low-tide',
    uid: 'low-tide',
    tags,
    data: {
      project_title: words('heading1', 'Low Tide'),
      project_description: words('paragraph', 'A tide companion.'),
      work_type: 'Product Design',
      cover: [],
      project_date: '2025-12-31',
      behance_id: null,
      use_spread: null,
      web_link: { link_type: 'Any' },
      link_text: null,
      case_study: { link_type: 'Any' },
      ...data,
    },
  } as Card;
}

const web = {
  link_type: 'Web',
  url: 'https://example.com/tide',
} as Content.ProjectDocument['data']['web_link'];

const render = (card: Card, level: 'h2' | 'h3' = 'h3') =>
  renderToString(
    <MemoryRouter>
      <ProjectCard card={card} level={level} flipped={false} variant="secondary" />
    </MemoryRouter>,
  );

/** The address of the title's link; null where the title is not a link. */
const titleHref = (html: string) => /<h3[^>]*><a[^>]*href="([^"]*)"/.exec(html)?.[1] ?? null;

describe('The heading above the cards', () => {
  test.each([
    ['Things I made', 'home', undefined, 'Things I made'],
    ['Selected Work', 'list', 'Public Services', 'Selected Work'],
    [null, 'list', undefined, undefined],
  ] as const)('%s on %s with the list %s is %s', (heading, variant, list, expected) => {
    expect(workHeading(heading, variant, list, say)?.text).toBe(expected);
  });

  test('sets the list lighter than the words before it', () => {
    expect(workHeading(null, 'home', 'Public Services', say)?.second).toBe('for Public Services');
  });
});

describe('The text of a card', () => {
  test('calls it a project when its fields contain blanks', () => {
    const [project_title, project_description] = [words('heading1', ' '), words('paragraph', ' ')];
    // Cast: see cardOf.
    const data = { project_title, project_description } as unknown as Card['data'];
    expect(cardWords(cardOf(data), say)).toMatchObject({
      title: 'Project',
      description: 'Project description not available',
    });
  });

  test.each([
    ['2014-01-01', '2014'],
    [null, null],
  ])('gives %s the year %s in every time zone', (date, year) => {
    expect(cardWords(cardOf({ project_date: date } as Card['data']), say).year).toBe(year);
  });
});

describe('A card', () => {
  test.each([
    ['nowhere without any', {}, null],
    ['nowhere by a script', { web_link: { ...web, url: 'javascript:alert(1)' } }, null],
  ])('leads to %s', (_, data, href) => {
    expect(titleHref(render(cardOf(data)))).toBe(href);
  });

  test('opens a web link in a new tab and stays in this one otherwise', () => {
    expect(render(cardOf({ web_link: web }))).toContain('target="_blank"');
    expect(render(cardOf({ use_spread: 'Yes' }))).not.toContain('target="_blank"');
  });

  test('has one focus stop for its target, and names the button after the project', () => {
    const html = render(cardOf({ use_spread: 'Yes' }));
    const links = [...html.matchAll(/<a[^>]*href="\/project\/low-tide"[^>]*>/g)].map(String);
    expect(links).toHaveLength(2);
    const [button, ...more] = links.filter((link) => link.includes('tabindex="-1"'));
    expect(more).toEqual([]);
    expect(button).toContain('aria-label="View Case Study: Low Tide"');
  });
});
