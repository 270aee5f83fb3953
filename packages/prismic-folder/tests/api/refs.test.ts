import { ForbiddenError } from '@prismicio/client';
import { describe, expect, it, vi } from 'vitest';
import { works, worksWithRelease } from '../../../../tests/support/works.ts';
import { createRepository } from '../../src/api/createRepository.ts';
import type { ContentSource, Snapshot } from '../../src/types.ts';
import { ask, clientOf, ENDPOINT, uidsOf } from '../support/repositoryClient.ts';

const release = 'release-spring-1';
const typed = '[[at(document.type, "work")]]';
const brook = '[[at(document.id, "id-brook")]]';
const PREVIEW = `${ENDPOINT}/previews/spring`;

/** A repository whose folder is edited from master-1 to master-2 by `edit`. */
function edited(keep?: number) {
  let snapshot: Snapshot = worksWithRelease;
  const source = createRepository({
    snapshot: () => snapshot,
    ...(keep !== undefined && { keep }),
  });
  const edit = (to: Partial<Snapshot> = {}) => {
    snapshot = { ...snapshot, ref: 'master-2', ...to };
  };
  const get = (ref: string) => source(new Request(`${ENDPOINT}/documents/search?ref=${ref}`));
  return { source, edit, get };
}

describe('a release', () => {
  it.each<[object, string[]]>([
    [{ q: typed }, ['alps', 'cliff', 'draft', 'river', 'delta']],
    [{ q: '[[at(my.work.uid, "brook")]]' }, []],
    [{ q: '[[at(document.tags, ["Web"])]]' }, ['cliff', 'delta']],
    [{ q: typed, pageSize: '2', page: '3' }, ['delta']],
    [{ q: typed, orderings: '[my.work.day]' }, ['alps', 'delta', 'cliff', 'river', 'draft']],
    [
      { q: typed, orderings: '[my.work.kind,my.work.title desc]' },
      ['alps', 'river', 'cliff', 'delta', 'draft'],
    ],
    [{ q: '[[in(document.id, ["id-delta", "id-alps", "id-brook"])]]' }, ['delta', 'alps', 'river']],
    [{ q: '[[fulltext(my.work.title, "brook")]]' }, []],
  ])('has its own documents in place of master’s and beside them: %j', async (asked, uids) => {
    expect(await uidsOf(worksWithRelease, { ref: release, ...asked })).toEqual(uids);
  });

  it('is searched with master’s words, and changes nothing of master', async () => {
    const q = '[[fulltext(document, "ice")]]';
    const found = await uidsOf(worksWithRelease, { ref: release, q });
    expect(found.toSorted()).toEqual(['ada', 'alps', 'delta', 'river']);
    expect(await uidsOf(worksWithRelease, { q: typed })).toContain('brook');
  });
});

describe('a preview', () => {
  const open = (path = PREVIEW, source?: ContentSource) =>
    (source ?? createRepository({ snapshot: () => worksWithRelease }))(new Request(path));
  const tokenOf = async (source?: ContentSource, path = PREVIEW) =>
    // Cast: this suite checks the responses of previews.
    (await (await open(path, source)).json()) as Record<
      'token' | 'ref' | 'cookie' | 'documentId',
      string
    >;

  it('is read by its ref, its address and its cookie', async () => {
    const { token, ref, cookie } = await tokenOf();
    const forms = [ref, token, encodeURIComponent(token), cookie, decodeURIComponent(cookie)];
    const cookieOf = (preview: string) => JSON.stringify({ 'demo.prismic.io': { preview } });
    for (const form of [...forms, `${PREVIEW}/`, cookieOf(token), cookieOf('spring')]) {
      expect(await uidsOf(worksWithRelease, { ref: form, q: brook }), form).toEqual(['river']);
    }
  });

  it.each(['{}', JSON.stringify({ _tracker: 'abc' }), '%7B%22demo.prismic.io%22%3A%7B%7D%7D'])(
    'of nothing shows master: %s',
    async (ref) => {
      const { headers, body } = await ask(worksWithRelease, { ref, q: brook });
      expect(body.results[0]?.uid).toBe('brook');
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['%E0%A4', '{not json', 'https://demo.prismic.io/elsewhere'])(
    'is not found by %s',
    async (ref) => expect((await ask(worksWithRelease, { ref })).status).toBe(404),
  );

  it('is served below /previews at the root too', async () => {
    const response = await open('http://repository.test/previews/spring?documentId=x');
    expect(await response.json()).toMatchObject({ ref: release, documentId: 'x' });
    const none = await open(`${ENDPOINT}/previews/autumn`);
    expect([none.status, await none.json()]).toMatchObject([404, { type: 'not_found_error' }]);
  });

  // How these libraries tell that a preview is active. What their preview routes store is the token, what
  // Prismic's toolbar stores is the cookie; frameworks hand over its decoded value.
  it.each<['token' | 'cookie', string, RegExp]>([
    ['token', '@prismicio/next 2.3.0', /websitePreviewId=/],
    ['token', '@prismicio/next 1.7.2, @prismicio/svelte 2.2.1 and 1.5.0', /\.prismic\.io/],
    ['cookie', '@prismicio/next 2.3.0', /websitePreviewId=/],
    [
      'cookie',
      '@prismicio/next in the browser, @prismicio/svelte',
      /"slicefolio-demo\.prismic\.io"/,
    ],
    ['cookie', '@nuxtjs/prismic 5.3.0 and 4.1.0', /\{"preview":"[^"]/],
  ])('has a %s that %s takes for an active one', async (form, _, active) => {
    const { [form]: stored } = await tokenOf();
    expect(decodeURIComponent(stored)).toMatch(active);
  });

  it('of another repository, which a cookie of the same host may hold, shows master', async () => {
    const other = createRepository({
      snapshot: () => ({ ...worksWithRelease, name: 'other-blog' }),
    });
    const { token, cookie } = await tokenOf(other);
    const own = await tokenOf();
    for (const ref of [token, encodeURIComponent(token), cookie]) {
      expect(await uidsOf(worksWithRelease, { ref, q: brook }), ref).toEqual(['brook']);
    }
    const both = {
      ...JSON.parse(decodeURIComponent(cookie)),
      ...JSON.parse(decodeURIComponent(own.cookie)),
    };
    expect(await uidsOf(worksWithRelease, { ref: JSON.stringify(both), q: brook })).toEqual([
      'river',
    ]);
  });

  const setCookie = async (address: string, to: string) =>
    (await open(`${address}?to=${encodeURIComponent(to)}`)).headers.get('set-cookie');

  it('is stored for sites on its own host, and ends', async () => {
    const here = 'http://localhost:3100/api/v2/previews';
    const site = 'http://localhost:3000/preview';
    const { cookie } = await tokenOf();
    const stored = await setCookie(`${here}/spring`, site);
    const value = cookie.replaceAll(
      encodeURIComponent(ENDPOINT),
      encodeURIComponent(here.replace('/previews', '')),
    );
    expect(stored).toBe(`io.prismic.preview=${value}; Path=/; SameSite=Lax`);
    expect(await setCookie(`${here}/spring`, 'http://127.0.0.1:3000/preview')).toBeNull();
    const ended = await open(`${here}/.published?to=${encodeURIComponent(site)}`);
    expect([ended.status, ended.headers.get('location')]).toEqual([302, site]);
    expect(ended.headers.get('set-cookie')).toBe(
      'io.prismic.preview=; Max-Age=0; Path=/; SameSite=Lax',
    );
    expect((await open(`${here}/.published`)).status).toBe(400);
  });

  it('opens at the preview route of a site on this machine', async () => {
    const openAt = (to: string) => open(`${PREVIEW}?to=${encodeURIComponent(to)}`);
    const { status, headers } = await openAt('http://localhost:3000/api/preview?x=1');
    const { token, documentId } = await tokenOf();
    const { origin, pathname, searchParams } = new URL(headers.get('location') ?? '');
    expect([status, origin + pathname]).toEqual([302, 'http://localhost:3000/api/preview']);
    expect(Object.fromEntries(searchParams)).toEqual({ x: '1', token, documentId });
    for (const to of ['https://evil.example/', 'javascript:alert(1)', '/api/preview']) {
      expect((await openAt(to)).status, to).toBe(400);
    }
  });

  it.each([
    ['of a release', 'spring', 'releases', []],
    ['of the drafts', '.drafts', 'drafts', null],
  ] as const)(
    '%s follows it, and shows master when that is published or deleted',
    async (_, id, member, none) => {
      const [spring] = worksWithRelease.releases;
      const { source, edit } = edited();
      const { token } = await tokenOf(source, `${ENDPOINT}/previews/${id}`);
      const uid = async () => (await clientOf(source).getByID('id-brook', { ref: token })).uid;
      const drafts = spring ? { ...spring, id, ref: 'now-2' } : null;
      edit({ [member]: id === 'spring' ? [drafts] : drafts });
      expect(await uid()).toBe('river');
      edit({ [member]: none });
      expect(await uid()).toBe('brook');
    },
  );
});

describe('refs', () => {
  it('that expired get the new master ref, which the client uses, until they come back', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { source, edit, get } = edited();
    const client = clientOf(source);
    expect((await client.getByID('id-alps')).uid).toBe('alps');
    edit();
    // The client still holds master-1 from the metadata it has cached.
    expect((await client.getByID('id-alps')).uid).toBe('alps');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('(master-1) was expired'));
    const response = await get('master-1');
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({
      type: 'api_validation_error',
      message: "The ref 'master-1' has expired. Master ref is: master-2",
    });
    edit({ ref: 'master-1' });
    expect((await get('master-1')).status).toBe(200);
    warn.mockRestore();
  });

  it('of snapshots that are kept are answered as they were, with all they had', async () => {
    const { source, edit, get } = edited(2);
    const read = async (ref: string) => {
      const response = await get(ref);
      // Cast: a search's response; a refusal has no results.
      const { results } = (await response.json()) as { results?: unknown[] };
      return results?.length ?? response.status;
    };
    const all = await read('master-1');
    const withRelease = await read(release);
    edit({ documents: works.documents.slice(0, 1), releases: [] });
    expect(await read('master-2')).toBe(1);
    expect([await read('master-1'), await read(release)]).toEqual([all, withRelease]);
    // The metadata names the current one only.
    const metadata = await (await source(new Request(ENDPOINT))).text();
    expect(metadata).not.toContain('master-1');
    for (const ref of ['master-3', 'master-4']) {
      edit({ ref });
      await read(ref);
    }
    expect([await read('master-1'), await read('master-2')]).toEqual([410, 1]);
  });

  it('that never existed get the master ref, and those that are missing a 400', async () => {
    const { status, body } = await ask(works, { ref: 'nonsense' });
    expect([status, body]).toEqual([
      404,
      { type: 'api_notfound_error', message: "Ref not found: 'nonsense'. Master ref is: master-1" },
    ]);
    const missing = await ask(works, { ref: '' });
    expect(missing.status).toBe(400);
    expect(missing.body.message).toContain('The ref parameter is missing');
  });
});

describe('tokens', () => {
  const closed = (visibility: Snapshot['visibility'], accessTokens = ['secret']): Snapshot => ({
    ...worksWithRelease,
    visibility,
    accessTokens,
  });

  it.each<[Snapshot['visibility'], given: string, own: string[], released: boolean | string]>([
    ['private', '', ['secret'], 'oauth_initiate'],
    ['private', 'secret', ['secret'], true],
    ['private', 'guess', ['secret'], 'Invalid access token'],
    // A hosted repository's token, for a folder that has none.
    ['private', 'hosted', [], 'give an access_token'],
    ['public', '', ['secret'], false],
    ['public', 'secret', ['secret'], true],
    ['public', 'guess', ['secret'], 'Invalid access token'],
    ['public', 'hosted', [], false],
    ['open', '', ['secret'], true],
    ['open', 'guess', ['secret'], true],
  ])('a %s repository with the token “%s”, of %j', async (visibility, given, own, released) => {
    const snapshot = closed(visibility, own);
    const client = clientOf(snapshot, given === '' ? {} : { accessToken: given });
    if (typeof released === 'string') {
      const error = await client.getRepository().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ForbiddenError);
      expect(JSON.stringify([error, String(error)])).toContain(released);
      expect(JSON.stringify(error)).not.toContain('master-1');
      return;
    }
    expect((await client.getByID('id-alps')).uid).toBe('alps');
    expect(await client.getTags()).toContain('Web');
    expect(await client.getReleases()).toHaveLength(released ? 1 : 0);
    const inRelease = client.getByID('id-brook', { ref: release });
    if (released) expect((await inRelease).uid).toBe('river');
    else await expect(inRelease).rejects.toThrow(ForbiddenError);
  });

  it('of a repository are kept by no shared cache and written into no address', async () => {
    const personal = await ask(closed('private'), { access_token: 'secret' });
    expect(personal.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(personal.body.results[0]?.href).not.toContain('secret');
    const { status, body } = await ask(closed('private'), {});
    expect([status, body]).toMatchObject([
      401,
      { type: 'api_security_error', oauth_token: 'http://repository.test/auth/token' },
    ]);
  });

  it('are asked for by a preview, which says how to do without', async () => {
    const previews = createRepository({ snapshot: () => closed('public') });
    const refused = await previews(new Request(PREVIEW));
    const message = expect.stringContaining('content/repository.json says "visibility": "open"');
    expect([refused.status, await refused.json()]).toMatchObject([401, { message }]);
  });
});
