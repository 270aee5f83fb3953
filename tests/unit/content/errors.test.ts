import { ForbiddenError } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { getBookmarked } from '#content/bookmark.ts';
import { createFetchers } from '#content/fetchers.ts';
import { createContentClient } from '#content/client.ts';
import { UnexpectedStatusError } from '#content/errors.ts';
import { createQueries } from '#content/queries.ts';

const METADATA = {
  refs: [{ id: 'master', ref: 'r1', label: 'Master', isMasterRef: true }],
  forms: { everything: {} },
  bookmarks: { home: 'gone' },
  types: {},
  languages: [],
  tags: [],
};

interface Service {
  readonly metadata?: object;
  readonly search?: () => Response;
}

/** A client of a content service with the given responses. */
function clientOf({ metadata = METADATA, search = () => Response.json({ results: [] }) }: Service) {
  const respond: typeof fetch = async (input) =>
    String(input).includes('/documents/search') ? search() : Response.json(metadata);
  return createContentClient({ endpoint: 'http://content.test/api/v2', fetch: respond });
}

/** Runs a query without a query client; its signature requires more than it uses. */
const ask = (service: Service, question: 'home' | 'settings' = 'home') => {
  const { queryFn } = createQueries((_key, fetch) => fetch(createFetchers(clientOf(service))))[
    question
  ]();
  // Cast: the query functions take no argument of react-query's.
  return (queryFn as () => Promise<unknown>)();
};

describe('the content service', () => {
  test.each([500, 502, 503, 418])(
    'answering %i is an unexpected status, with the address',
    async (status) => {
      const error = await ask({ search: () => new Response('', { status }) }).catch(
        (e: unknown) => e,
      );
      expect(error).toBeInstanceOf(UnexpectedStatusError);
      expect(error).toMatchObject({ status });
      expect(String(error)).toMatch(
        new RegExp(
          `Unexpected status code \\[${status}\\] on http://content\\.test/api/v2/documents/search`,
        ),
      );
    },
  );

  test.each([
    [400, { type: 'parsing-error', message: 'no' }],
    [401, { type: 'api_security_error', message: 'no' }],
  ])('responding with %i gives an error with its status and cause', async (status, body) => {
    const error = await ask({ search: () => Response.json(body, { status }) }).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(UnexpectedStatusError);
    expect(error).toMatchObject({ status, cause: expect.any(Error) });
  });

  test('names no token in its errors', async () => {
    const error = new UnexpectedStatusError(500, 'http://x/api/v2?access_token=secret&ref=r1');
    expect(error.message).toBe(
      'Unexpected status code [500] on http://x/api/v2?access_token=…&ref=r1',
    );
  });

  test.each([
    ['no forms', {}, 'Unable to access to form'],
    ['no everything form', { forms: { tags: {} } }, 'Missing everything form'],
  ])('with %s in its metadata says so', async (_, forms, message) => {
    const { forms: dropped, ...rest } = METADATA;
    await expect(ask({ metadata: { ...rest, ...forms } })).rejects.toThrow(message);
    expect(dropped).toBeDefined();
  });

  test('refuses a uid lookup in every language', async () => {
    const lookup = clientOf({}).getByUID('page', 'about', { lang: '*' });
    await expect(lookup).rejects.toBeInstanceOf(ForbiddenError);
  });

  test('that does not know a bookmark fails with its name', async () => {
    await expect(getBookmarked(clientOf({}), 'nothing')).rejects.toMatchObject({
      message: 'Error retrieving bookmarked id',
      bookmark: 'nothing',
    });
  });

  test('that finds no document returns null, not an error', async () => {
    expect(await ask({}, 'settings')).toBeNull();
  });
});
