import { expect, test } from 'vitest';
import type { ContentSource } from '#prismic-folder';
import { createHostedSource } from '#server/sources/hosted/createHostedSource.ts';
import { crawl, found, missing } from './crawl.ts';
import { PASSWORDS, plantContent } from './planted.ts';
import { exchange, openSite, searchPath, unlock } from './site.ts';

const TOKEN = 'MC5hLXRva2VuLW9mLXRoZS1vd25lcg';
const ENDPOINT = 'https://slicefolio.cdn.prismic.io/api/v2';
/** Occurs in everything the service adds to documents and links. */
const ADDED = 'addedbytheservice';
const MEDIA = 'https://images.prismic.io/slicefolio/';

/** What a hosted repository returns in addition to the embedded one. */
function hosted(embedded: ContentSource, requests: Request[]): ContentSource {
  return async (request) => {
    requests.push(request);
    const response = await embedded(request);
    const { origin } = new URL(request.url);
    const text = (await response.text())
      .replaceAll(`${origin}/media/`, MEDIA)
      .replaceAll(`${origin}/api/v2`, ENDPOINT);
    const body = JSON.parse(text, function withMore(this: unknown, key, value: unknown) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      // A content relationship may include selected fields.
      if ('link_type' in value && value.link_type === 'Document' && 'id' in value) {
        return { ...value, slug: ADDED, data: { company: ADDED } };
      }
      if ('data' in value && 'alternate_languages' in value) {
        return {
          ...value,
          slugs: [`${key}-${ADDED}`],
          linked_documents: [{ id: 'x', slug: ADDED }],
          grouped: ADDED,
        };
      }
      return value;
    }) as Record<string, unknown>;
    if (typeof body['next_page'] === 'string') body['next_page'] += `&access_token=${TOKEN}`;
    if (body['forms']) {
      body['oauth_initiate'] = `${ENDPOINT}/auth?access_token=${TOKEN}`;
      body['tags'] = [ADDED];
    }
    return Response.json(body, {
      status: response.status,
      headers: { 'x-powered-by': TOKEN, 'set-cookie': `io.prismic=${TOKEN}` },
    });
  };
}

const planted = await plantContent();
const requests: Request[] = [];
const site = await openSite(planted.contentDir, {}, (source) => {
  const service = hosted(source, requests);
  return createHostedSource({
    endpoint: ENDPOINT,
    accessToken: TOKEN,
    fetch: (input, init) => service(new Request(input, init)),
  });
});

test('its responses are protected alike, and its token and address stay on the server', async () => {
  const responses = await crawl(site.app);
  const secrets = [
    ['token', TOKEN.toLowerCase()],
    ['address', new URL(ENDPOINT).host],
  ] as const;
  expect(found(responses, new Map([...planted.vault, ...planted.cellar, ...secrets]))).toEqual([]);
});

test('a protected document and every link to one lack what the service adds', async () => {
  for (const q of [
    ['[[at(document.type, "project")]]', '[[at(my.project.uid, "vault")]]'],
    ['[[at(document.type, "case_study")]]', '[[at(my.case_study.uid, "vault-study")]]'],
    ['[[at(document.type, "page")]]', '[[at(my.page.uid, "behind-the-vault")]]'],
  ]) {
    const { body, status } = await exchange(site.app, await searchPath(site.app, q));
    expect(status).toBe(200);
    expect(body).not.toContain(ADDED);
  }
  const doors = ['[[at(document.type, "page")]]', '[[at(my.page.uid, "doors")]]'];
  const { body } = await exchange(site.app, await searchPath(site.app, doors));
  // Cast: a response of the Content API.
  const { results } = JSON.parse(body) as {
    results: { data: unknown; linked_documents: unknown }[];
  };
  expect(JSON.stringify(results[0]?.data)).not.toContain(ADDED);
  expect(results[0]?.linked_documents).toEqual([]);
});

test('with the password everything is included', async () => {
  const cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
  const responses = await crawl(site.app, cookie);
  expect(missing(responses, planted.vault)).toEqual([]);
  expect(found(responses, new Map([['token', TOKEN.toLowerCase()]]))).toEqual([]);
});

test('the service gets nothing about the visitor', () => {
  expect(requests.length).toBeGreaterThan(100);
  for (const { headers, method } of requests) {
    expect([...headers.keys()].filter((name) => name !== 'accept')).toEqual([]);
    expect(method).toBe('GET');
  }
});
