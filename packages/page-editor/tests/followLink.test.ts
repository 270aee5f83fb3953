import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthoringClient } from '../src/api/AuthoringClient.ts';
import { followLink } from '../src/session/followLink.ts';
import { settingsHost } from '../src/window/settingsHost.ts';

const SITE = 'http://localhost:3000';

const host = settingsHost({
  repository: 'my-blog',
  simulator: null,
  preview: null,
  site: SITE,
  routes: [
    { type: 'home', path: '/' },
    { type: 'page', path: '/:uid' },
  ],
  pictures: {},
});

const DOCUMENTS = [
  { type: 'home', name: 'home', uid: null, status: 'published' },
  { type: 'page', name: 'about', uid: 'about', status: 'published' },
  { type: 'page', name: 'over', uid: 'over', status: 'archived' },
];

interface Query {
  readonly type: string;
  readonly uid?: string;
}

const tab = vi.fn(() => ({ opener: {} }));
const open = vi.fn();
const api = {
  call: async (_: string, { query }: { query?: Query }) => ({
    languages: [],
    documents: DOCUMENTS.filter(
      ({ type, uid }) => type === query?.type && (query.uid === undefined || query.uid === uid),
    ),
  }),
  onChange: () => () => {},
  onOnline: () => () => {},
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('window', { open: tab, location: { origin: 'http://localhost:3200' } });
  return () => vi.unstubAllGlobals();
});

// Cast: the calls that a look-up makes.
const follow = (href: string) =>
  followLink(href, { api: api as unknown as AuthoringClient, host, open, toast: () => () => {} });

test.each([
  [`${SITE}/`, 'home'],
  [`${SITE}/about#team`, 'about'],
])('a link to %s opens %s in the editor', async (href, name) => {
  await follow(href);
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ name }));
  expect(tab).not.toHaveBeenCalled();
});

test.each([
  ['a page without a document', `${SITE}/blog/one`],
  ['a document that is not there', `${SITE}/nowhere`],
  ['one that was taken off', `${SITE}/over`],
  ['another site', 'https://example.com/about'],
  ['no address of a page', 'mailto:you@example.com'],
])('a link to %s opens a tab', async (_, href) => {
  await follow(href);
  expect(tab).toHaveBeenCalledWith(href, '_blank');
  expect(open).not.toHaveBeenCalled();
});
