import { expect, onTestFinished, test, vi } from 'vitest';
import type { AuthoringClient } from '../src/api/AuthoringClient.ts';
import { followLink } from '../src/session/followLink.ts';
import { onSite } from '../src/session/siteAddress.ts';
import { settingsHost } from '../src/window/settingsHost.ts';

const SITE = 'http://localhost:3000';

const host = settingsHost({
  repository: 'my-blog',
  simulator: `${SITE}/slice-simulator`,
  preview: null,
  site: SITE,
  routes: [
    { type: 'start', path: '/start' },
    { type: 'page', uid: 'home', path: '/:lang?' },
    { type: 'page', path: '/:lang?/:uid' },
    { type: 'post', lang: 'fr-fr', path: '/journal/:uid' },
    { type: 'post', path: '/blog/:uid' },
    { type: 'chapter', path: '/:book/:uid' },
  ],
  pictures: { 'slices/Quote/screenshot-default.png': '/edit/files/quote.png' },
});

test.each([
  [{ type: 'page', uid: 'about' }, '/about'],
  [{ type: 'page', uid: 'über uns', lang: 'de-de' }, '/de-de/%C3%BCber%20uns'],
  [{ type: 'post', uid: 'one' }, '/blog/one'],
  [{ type: 'post', uid: 'un', lang: 'fr-fr' }, '/journal/un'],
  [{ type: 'page', uid: null }, null],
  [{ type: 'settings', uid: null }, null],
  // What leads to the document is not known here.
  [{ type: 'chapter', uid: 'one' }, null],
])('by the routes of a project, %o is at %s', (document, address) => {
  expect(host.addressOf(document)).toBe(address);
});

test.each([
  ['/', { type: 'page', uid: 'home' }],
  ['/fr-fr', { type: 'page', uid: 'home', lang: 'fr-fr' }],
  ['/about/', { type: 'page', uid: 'about' }],
  ['/de-de/%C3%BCber%20uns', { type: 'page', uid: 'über uns', lang: 'de-de' }],
  ['/%E0%A4', { type: 'page', uid: '%E0%A4' }],
  ['/journal/un', { type: 'post', uid: 'un', lang: 'fr-fr' }],
  ['/moby-dick/one', { type: 'chapter', uid: 'one' }],
  ['/a/b/c', null],
])('and a link to %s leads to %o', async (path, document) => {
  const languages = [{ id: 'en-us' }, { id: 'fr-fr' }, { id: 'de-de' }];
  expect((await host.documentAt?.())?.(path, languages)).toEqual(document);
});

test('links lead to the project’s site, not to the editor’s server', () => {
  expect(onSite(host, '/about')).toBe('http://localhost:3000/about');
});

/** The project's server, which answers everything with the same. */
function answering(answer: object) {
  const request = vi.fn(async (_address: string) => Response.json(answer));
  vi.stubGlobal('fetch', request);
  onTestFinished(() => void vi.unstubAllGlobals());
  return request;
}

test('mock data of a slice come from the project’s server, which is asked why the simulator does not answer, too', async () => {
  const request = answering({ mocks: [{ variation: 'default', primary: {} }, 'none', {}] });
  expect(await host.mocksOf?.('call/out')).toEqual([{ variation: 'default', primary: {} }]);
  expect(request.mock.calls[0]?.[0]).toBe('/edit/api/site/mocks/call%2Fout');
  const found = { kind: 'down', reason: 'Start your site.' };
  const asked = answering({ address: SITE, ...found });
  const { canvas } = host;
  expect(canvas.kind === 'simulator' && (await canvas.look?.())).toEqual(found);
  expect(asked.mock.calls[0]?.[0]).toBe('/edit/api/site/simulator');
});

const DOCUMENTS = [
  { type: 'start', name: 'start', uid: null, status: 'published' },
  { type: 'page', name: 'home', uid: 'home', status: 'published' },
  { type: 'page', name: 'about', uid: 'about', status: 'published' },
  { type: 'page', name: 'over', uid: 'over', status: 'archived' },
];

/** The document that a link opens in the editor, or the address of the tab. */
async function followed(href: string) {
  const tab = vi.fn<(address: string, target: string) => object>(() => ({ opener: {} }));
  vi.stubGlobal('window', { open: tab, location: { origin: 'http://localhost:3200' } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const open = vi.fn<(document: { readonly name: string }) => void>();
  const api = {
    call: async (_: string, { query }: { query?: Partial<(typeof DOCUMENTS)[number]> }) => ({
      languages: [],
      documents: DOCUMENTS.filter(
        ({ type, uid }) => type === query?.type && uid === (query.uid ?? null),
      ),
    }),
    onChange: () => () => {},
    onOnline: () => () => {},
  };
  // Cast: the calls that a look-up makes.
  await followLink(href, {
    api: api as unknown as AuthoringClient,
    host,
    open,
    toast: () => () => {},
  });
  return [...open.mock.calls.map(([{ name }]) => name), ...tab.mock.calls.map(([to]) => to)];
}

test.each([
  ['a page', `${SITE}/`, 'home'],
  ['the only page of a type', `${SITE}/start`, 'start'],
  ['a part of a page', `${SITE}/about#team`, 'about'],
  ['a page without a document', `${SITE}/a/b/c`],
  ['a document that is not there', `${SITE}/nowhere`],
  ['one that was taken off', `${SITE}/over`],
  ['another site', 'https://example.com/about'],
  ['no address of a page', 'mailto:you@example.com'],
])('a link to %s opens its document in the editor, or else a tab', async (_, href, name = href) => {
  expect(await followed(href)).toEqual([name]);
});
