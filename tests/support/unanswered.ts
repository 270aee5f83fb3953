import type { Page, Request } from '@playwright/test';

/** The editor's stream of changes, which stays open. */
const STREAM = /\/edit\/api\/v1\/events/;

/** Says how many requests from now on have no answer yet, of those whose address matches. */
export function countUnanswered(page: Page, which = /(?:)/) {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (which.test(request.url()) && !STREAM.test(request.url())) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return () => asked.size;
}
