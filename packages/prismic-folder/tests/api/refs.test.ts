import {
  ForbiddenError,
  ParsingError,
  PreviewTokenExpiredError,
  RefExpiredError,
  RefNotFoundError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { describe, expect, it, vi } from 'vitest';
import { createRepository } from '../../src/createRepository.ts';
import type { Snapshot } from '../../src/types.ts';
import { releaseOf } from '../../../../tests/support/snapshot.ts';
import { ask, clientOf, ENDPOINT, uidsOf } from '../support/repositoryClient.ts';
import { works, worksWithRelease } from '../../../../tests/support/works.ts';

const release = 'release-spring-1';
const typed = '[[at(document.type, "work")]]';

/** A repository whose folder is edited from master-1 to master-2 by `edit`. */
function edited(first: Snapshot = worksWithRelease, keep?: number) {
  let snapshot = first;
  const source = createRepository({
    snapshot: () => snapshot,
    ...(keep !== undefined && { keep }),
  });
  const edit = (to: Partial<Snapshot> = {}) => {
    snapshot = { ...snapshot, ref: 'master-2', ...to };
  };
  return { source, edit };
}

describe('a release', () => {
  const inRelease = (parameters: Record<string, string>) =>
    uidsOf(worksWithRelease, { ref: release, ...parameters });

  it('shows master with its own documents in place of the old and beside them', async () => {
    expect(await inRelease({ q: typed })).toEqual(['alps', 'cliff', 'draft', 'river', 'delta']);
    expect(await inRelease({ q: '[[at(my.work.uid, "brook")]]' })).toEqual([]);
    expect(await inRelease({ q: '[[at(my.work.client, "museum")]]' })).toEqual([]);
    expect(await inRelease({ q: '[[at(document.tags, ["Web"])]]' })).toEqual(['cliff', 'delta']);
    expect(await inRelease({ q: '[[missing(my.work.kind)]]' })).toEqual(['draft', 'delta']);
    expect(await uidsOf(worksWithRelease, { q: typed })).toContain('brook');
  });

  it('counts and pages over both', async () => {
    const { body } = await ask(worksWithRelease, {
      ref: release,
      q: typed,
      pageSize: '2',
      page: '3',
    });
    expect(body).toMatchObject({
      total_results_size: 5,
      total_pages: 3,
      results: [{ uid: 'delta' }],
    });
  });

  it.each([
    ['[my.work.day]', ['alps', 'delta', 'cliff', 'river', 'draft']],
    ['[my.work.day desc]', ['river', 'cliff', 'delta', 'alps', 'draft']],
    ['[my.work.year]', ['river', 'alps', 'delta', 'cliff', 'draft']],
    ['[my.work.kind,my.work.title desc]', ['alps', 'river', 'cliff', 'delta', 'draft']],
  ])('orders both transaction by %s', async (orderings, uids) => {
    expect(await inRelease({ q: typed, orderings })).toEqual(uids);
  });

  it('searches the words of both', async () => {
    const found = await inRelease({ q: '[[fulltext(document, "ice")]]' });
    expect(found.toSorted()).toEqual(['ada', 'alps', 'delta', 'river']);
    expect(await inRelease({ q: '[[fulltext(my.work.title, "brook")]]' })).toEqual([]);
  });

  it('keeps the order of ids and begins after an id across both', async () => {
    const q = '[[in(document.id, ["id-delta", "id-alps", "id-brook"])]]';
    expect(await inRelease({ q })).toEqual(['delta', 'alps', 'river']);
    const orderings = '[my.work.day]';
    expect(await inRelease({ q: typed, orderings, after: 'id-delta' })).toEqual([
      'cliff',
      'river',
      'draft',
    ]);
  });

  it('is read by id, by label and by ref', async () => {
    const client = clientOf(worksWithRelease);
    client.queryContentFromReleaseByID('spring');
    expect((await client.getByID('id-brook')).uid).toBe('river');
    client.queryLatestContent();
    expect((await client.getByID('id-brook')).uid).toBe('brook');
    client.queryContentFromReleaseByLabel('Release spring');
    expect((await client.getByID('id-brook')).uid).toBe('river');
    client.queryContentFromRef(release);
    expect((await client.getByID('id-delta')).uid).toBe('delta');
  });
});

describe('a preview', () => {
  const tokenOf = async (source = createRepository({ snapshot: () => worksWithRelease })) => {
    const response = await source(new Request(`${ENDPOINT}/previews/spring`));
    // This suite checks the responses of previews.
    return (await response.json()) as {
      token: string;
      ref: string;
      cookie: string;
      documentId: string;
    };
  };

  it('is read by its ref, its address and its cookie', async () => {
    const { token, ref, cookie } = await tokenOf();
    for (const form of [
      ref,
      token,
      encodeURIComponent(token),
      cookie,
      decodeURIComponent(cookie),
    ]) {
      const found = await ask(worksWithRelease, {
        ref: form,
        q: '[[at(document.id, "id-brook")]]',
      });
      expect(found.body.results?.[0]?.uid, form).toBe('river');
    }
  });

  it('is served below /previews at the root too', async () => {
    const source = createRepository({ snapshot: () => worksWithRelease });
    const response = await source(
      new Request('http://repository.test/previews/spring?documentId=x'),
    );
    expect(await response.json()).toMatchObject({ ref: release, documentId: 'x' });
    const none = await source(new Request(`${ENDPOINT}/previews/autumn`));
    expect([none.status, await none.json()]).toMatchObject([404, { type: 'not_found_error' }]);
  });

  it('has a cookie that @prismicio/next takes for an active preview', async () => {
    const { token, cookie } = await tokenOf();
    expect(token).toContain('?websitePreviewId=spring');
    expect(decodeURIComponent(cookie)).toContain('websitePreviewId=');
    expect(/"([^"]+)\.prismic\.io"/.exec(decodeURIComponent(cookie))?.[1]).toBe('slicefolio-demo');
  });

  it('opens at the preview route of a site on this machine', async () => {
    const source = createRepository({ snapshot: () => worksWithRelease });
    const open = (to: string) =>
      source(new Request(`${ENDPOINT}/previews/spring?to=${encodeURIComponent(to)}`));
    const { status, headers } = await open('http://localhost:3000/api/preview?x=1');
    const { token, documentId } = await tokenOf();
    const { origin, pathname, searchParams } = new URL(headers.get('location') ?? '');
    expect([status, origin + pathname]).toEqual([302, 'http://localhost:3000/api/preview']);
    expect(Object.fromEntries(searchParams)).toEqual({ x: '1', token, documentId });
    for (const to of ['https://evil.example/', 'javascript:alert(1)', '/api/preview']) {
      expect((await open(to)).status, to).toBe(400);
    }
  });

  it('can be turned off', async () => {
    const source = createRepository({ snapshot: () => worksWithRelease, previews: false });
    expect((await source(new Request(`${ENDPOINT}/previews/spring`))).status).toBe(404);
  });

  it('redirects to the address of its document', async () => {
    const client = clientOf(worksWithRelease, { routes: [{ type: 'work', path: '/work/:uid' }] });
    const { token, documentId } = await tokenOf();
    const defaultURL = '/';
    expect(
      await client.resolvePreviewURL({ documentID: documentId, previewToken: token, defaultURL }),
    ).toBe('/work/river');
    client.enableAutoPreviewsFromReq({ query: { documentId: 'id-delta', token: release } });
    expect(await client.resolvePreviewURL({ defaultURL })).toBe('/work/delta');
  });

  it('is found in the cookies of a request', async () => {
    const { cookie, token } = await tokenOf();
    for (const value of [cookie, token]) {
      const client = clientOf(worksWithRelease);
      const headers = new Headers({ cookie: `a=b; io.prismic.preview=${value}` });
      client.enableAutoPreviewsFromReq({ headers });
      expect((await client.getByID('id-brook')).uid).toBe('river');
      client.disableAutoPreviews();
      expect((await client.getByID('id-brook')).uid).toBe('brook');
    }
  });

  it('of nothing shows master', async () => {
    const ref = encodeURIComponent(JSON.stringify({ _tracker: 'abc' }));
    const { headers, body } = await ask(worksWithRelease, {
      ref,
      q: '[[at(document.id, "id-brook")]]',
    });
    expect(body.results[0]?.uid).toBe('brook');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('expires when its release changes', async () => {
    const { source, edit } = edited();
    const { token } = await tokenOf(source);
    const client = clientOf(source);
    edit({ releases: [{ ...releaseOf('spring', []), ref: 'release-spring-2' }] });
    await expect(client.get({ ref: token })).rejects.toThrow(PreviewTokenExpiredError);
  });
});

describe('refs', () => {
  it('that expired get the new master ref, which the client uses', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { source, edit } = edited();
    const client = clientOf(source);
    expect((await client.getByID('id-alps')).uid).toBe('alps');
    edit();
    // The client still holds master-1 from the metadata it has cached.
    expect((await client.getByID('id-alps')).uid).toBe('alps');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('(master-1) was expired'));
    const response = await source(new Request(`${ENDPOINT}/documents/search?ref=master-1`));
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({
      type: 'api_validation_error',
      message: "The ref 'master-1' has expired. Master ref is: master-2",
    });
    warn.mockRestore();
  });

  it('of snapshots that are kept are answered as they were, with all they had', async () => {
    const { source, edit } = edited(worksWithRelease, 2);
    const read = async (ref: string) => {
      const response = await source(new Request(`${ENDPOINT}/documents/search?ref=${ref}`));
      // Cast: a search's response; a refusal has no results.
      return (
        ((await response.json()) as { results?: unknown[] }).results?.length ?? response.status
      );
    };
    const all = await read('master-1');
    const withRelease = await read(release);
    const [one] = works.documents;
    if (!one) throw new Error('There is no document');
    edit({ documents: [one], releases: [] });
    expect(await read('master-2')).toBe(1);
    expect([await read('master-1'), await read(release)]).toEqual([all, withRelease]);
    // The metadata names the current one only.
    const metadata = await (await source(new Request(ENDPOINT))).text();
    expect(metadata).not.toContain('master-1');
    for (const ref of ['master-3', 'master-4']) {
      edit({ ref });
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await read(ref);
    }
    expect([await read('master-1'), await read('master-2')]).toEqual([410, 1]);
  });

  it('that expired raise RefExpiredError when nothing better is named', async () => {
    const { source, edit } = edited();
    await source(new Request(ENDPOINT));
    edit();
    const stubborn = clientOf(async (request) => {
      const response = await source(request);
      const text = (await response.text()).replace(/ Master ref is: [^"]*/, '');
      return new Response(text, response);
    });
    await expect(stubborn.get({ ref: 'master-1' })).rejects.toThrow(RefExpiredError);
    await expect(stubborn.get({ ref: 'nonsense' })).rejects.toThrow(RefNotFoundError);
  });

  it('that never existed get the master ref', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { status, body } = await ask(works, { ref: 'nonsense' });
    expect([status, body]).toEqual([
      404,
      { type: 'api_notfound_error', message: "Ref not found: 'nonsense'. Master ref is: master-1" },
    ]);
    expect((await clientOf(works).getByID('id-alps', { ref: 'nonsense' })).uid).toBe('alps');
    warn.mockRestore();
  });

  it('that come back are valid again', async () => {
    const { source, edit } = edited();
    const get = () => source(new Request(`${ENDPOINT}/documents/search?ref=master-1`));
    await get();
    edit();
    expect((await get()).status).toBe(410);
    edit({ ref: 'master-1' });
    expect((await get()).status).toBe(200);
  });

  it('that are missing are a 400', async () => {
    const { status, body } = await ask(works, { ref: '' });
    expect(status).toBe(400);
    expect(body.message).toContain('The ref parameter is missing');
  });
});

describe('tokens', () => {
  const closed = (visibility: Snapshot['visibility']): Snapshot => ({
    ...worksWithRelease,
    visibility,
    accessTokens: ['secret'],
  });

  it('open a private repository', async () => {
    await expect(clientOf(closed('private')).getRepository()).rejects.toThrow(ForbiddenError);
    const client = clientOf(closed('private'), { accessToken: 'secret' });
    expect((await client.getByID('id-alps')).uid).toBe('alps');
    expect(await client.getTags()).toContain('Web');
    expect(await client.getReleases()).toHaveLength(1);
    const { status, body } = await ask(closed('private'), {});
    expect(status).toBe(401);
    expect(body).toMatchObject({
      type: 'api_security_error',
      oauth_initiate: 'http://repository.test/auth',
      oauth_token: 'http://repository.test/auth/token',
    });
    expect(JSON.stringify(body)).not.toContain('master-1');
  });

  it('open the releases of a public repository', async () => {
    const open = clientOf(closed('public'));
    expect(await open.getReleases()).toEqual([]);
    expect((await open.getByID('id-alps')).uid).toBe('alps');
    await expect(open.getByID('id-brook', { ref: release })).rejects.toThrow(ForbiddenError);
    const client = clientOf(closed('public'), { accessToken: 'secret' });
    expect(await client.getReleases()).toHaveLength(1);
    expect((await client.getByID('id-brook', { ref: release })).uid).toBe('river');
    const previews = createRepository({ snapshot: () => closed('public') });
    expect((await previews(new Request(`${ENDPOINT}/previews/spring`))).status).toBe(401);
  });

  it('are not needed where all is open', async () => {
    expect(await clientOf(closed('open')).getReleases()).toHaveLength(1);
    expect(await clientOf(closed('open'), { accessToken: 'x' }).getReleases()).toHaveLength(1);
  });

  it('that are wrong are refused', async () => {
    const client = clientOf(closed('public'), { accessToken: 'guess' });
    await expect(client.get()).rejects.toThrow('Invalid access token');
  });

  it('keep responses out of shared caches', async () => {
    const personal = await ask(closed('private'), { access_token: 'secret' });
    expect(personal.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(personal.body.results[0]?.href).not.toContain('secret');
  });
});

describe('errors of the client', () => {
  it('are ParsingError for a query that cannot be read', async () => {
    const asked = clientOf(works).get({ filters: ['[at(my.work.clinet, "x")]'] });
    await expect(asked).rejects.toThrow(ParsingError);
    await expect(asked).rejects.toThrow("unexpected field 'my.work.clinet' on line:1 col:6");
  });

  it('are RepositoryNotFoundError beside the API', async () => {
    const client = clientOf(works, { documentAPIEndpoint: 'http://repository.test/api/v3' });
    await expect(client.getRepository()).rejects.toThrow(RepositoryNotFoundError);
  });
});
