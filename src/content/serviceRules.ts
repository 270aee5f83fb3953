import { ForbiddenError } from '@prismicio/client';
import { checkForms, UnexpectedStatusError } from './errors.ts';

/** Statuses the Prismic client handles: bad query, forbidden, missing, expired ref, rate limit. */
const CLIENT_READS = new Set([400, 401, 404, 410, 429]);

const isMetadata = (url: URL) => url.pathname.endsWith('/api/v2');

/** Uids are unique within one language only. */
function checkUidLookup(url: URL) {
  const byUid = url.searchParams.getAll('q').some((q) => /\bmy\.[\w-]+\.uid\b/.test(q));
  if (byUid && url.searchParams.get('lang') === '*') {
    throw new ForbiddenError(
      'A uid names a document in one language: give a lang',
      url.href,
      undefined,
    );
  }
}

/**
 * A `fetch` that checks what the site relies on. Throws `UnexpectedStatusError`, `FormError`, or
 * the client's `ForbiddenError`.
 */
export function withServiceRules(request: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    checkUidLookup(url);
    const response = await request(input, init);
    if (!response.ok && !CLIENT_READS.has(response.status)) {
      throw new UnexpectedStatusError(response.status, url.href);
    }
    if (!response.ok || !isMetadata(url)) return response;
    // Read and written again, because a clone takes longer.
    const text = await response.text();
    checkForms(JSON.parse(text));
    return new Response(text, response);
  };
}
