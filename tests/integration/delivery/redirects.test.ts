import { expect, test } from 'vitest';
import { createContentFolder, IN_TWO_LANGUAGES, project } from '../../support/contentFolder.ts';
import { exchange, openSite } from '../access/site.ts';

const locked = project('Locked', '2024-05-01', []);
const to = (type: string, uid: string, lang?: string) => ({
  link_type: 'Document',
  type,
  uid,
  ...(lang && { lang }),
});
const documents = {
  'project/locked': {
    ...locked,
    data: { ...locked.data, use_spread: 'Yes', password: 'oyster', web_link: null },
  },
  'page/about': { data: { title: 'About' } },
  'page/about.fr-fr': { data: { title: 'À propos' }, uid: 'a-propos' },
  'redirects/redirects': {
    data: {
      redirects: [
        { from: '/me', to: to('page', 'about') },
        { from: '/fr-fr/moi', to: to('page', 'a-propos', 'fr-fr') },
        { from: '/vault', to: to('project', 'locked') },
        { from: '/about', to: to('project', 'one') },
        { from: '/shop', to: { link_type: 'Web', url: 'https://shop.example/' } },
      ],
    },
  },
};
const folder = await createContentFolder(documents, IN_TWO_LANGUAGES);
const site = await openSite(folder.contentDir);

const ask = async (path: string, init?: RequestInit) => {
  const { status, headers } = await exchange(site.app, path, init);
  return [status, headers.get('location')];
};

test.each([
  ['/me', 308, '/about'],
  ['/Me//?a=b', 308, '/about?a=b'],
  ['/en-gb/me', 308, '/about'],
  ['/fr-fr/moi', 308, '/fr-fr/a-propos'],
  ['/vault?from=mail', 308, '/project/locked?from=mail'],
  ['/vault?password=oyster', 303, '/vault'],
  ['/shop?from=mail', 308, 'https://shop.example/'],
  ['/about', 200, null],
  ['/me/more', 404, null],
])('%s is answered with %d and %s', async (path, status, location) => {
  expect(await ask(path)).toEqual([status, location]);
  expect(await ask(path, { method: 'HEAD' })).toEqual([status, location]);
});

test('a redirect is asked for again, renders nothing and makes nothing public', async () => {
  const moved = await exchange(site.app, '/vault');
  expect(moved.headers.get('cache-control')).toBe('no-cache');
  expect(moved.headers.get('server-timing')).toBeNull();
  const gate = await exchange(site.app, '/project/locked');
  expect(gate.headers.get('x-robots-tag')).toBe('noindex');
});
