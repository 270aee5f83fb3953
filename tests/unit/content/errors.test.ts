import { ForbiddenError } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { createFetchers } from '#content/fetchers.ts';
import { createContentClient } from '#content/client.ts';
import { UnexpectedStatusError } from '#content/errors.ts';
import { createQueries } from '#content/queries.ts';

const METADATA = {
  refs: [{ id: 'master', ref: 'r1', label: 'Master', isMasterRef: true }],
  forms: { everything: {} },
  bookmarks: {},
  types: {},
  languages: [],
  tags: [],
};

/** A client of a content service with the given response to each search. */
function clientOf(search = () => Response.json({ results: [] })) {
  const respond: typeof fetch = async (input) =>
    String(input).includes('/documents/search') ? search() : Response.json(METADATA);
  return createContentClient({ endpoint: 'http://content.test/api/v2', fetch: respond });
}

/** Runs a query without a query client; its signature requires more than it uses. */
const ask = (question: 'home' | 'settings', search?: () => Response) => {
  const queries = createQueries((_key, fetch) => fetch(createFetchers(clientOf(search))));
  // Cast: the query functions take no argument of react-query's.
  return (queries[question]().queryFn as () => Promise<unknown>)();
};

describe('the content service', () => {
  test.each([
    [500, ''],
    [400, '{"type":"parsing-error","message":"no"}'],
    [401, '{"type":"api_security_error","message":"no"}'],
  ])('answering %i is an unexpected status, with the address', async (status, body) => {
    const asked = ask('home', () => new Response(body, { status }));
    const error = await asked.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(UnexpectedStatusError);
    expect(error).toMatchObject({ status, ...(body && { cause: expect.any(Error) }) });
    expect(String(error)).toContain(`[${status}] on http://content.test/api/v2/documents/search`);
  });

  test('names no token in its errors', async () => {
    const error = new UnexpectedStatusError(500, 'http://x/api/v2?access_token=secret&ref=r1');
    expect(error.message).toBe(
      'Unexpected status code [500] on http://x/api/v2?access_token=…&ref=r1',
    );
  });

  test('refuses a uid lookup in every language', async () => {
    const lookup = clientOf().getByUID('page', 'about', { lang: '*' });
    await expect(lookup).rejects.toBeInstanceOf(ForbiddenError);
  });

  test('that finds no document returns null, not an error', async () => {
    expect(await ask('settings')).toBeNull();
  });
});
