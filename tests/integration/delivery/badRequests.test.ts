import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentFolder, type ContentFolder } from '../../support/contentFolder.ts';
import { exchange, masterRef, openSite, type TestSite } from '../access/site.ts';

let folder: ContentFolder;
let site: TestSite;

beforeAll(async () => {
  folder = await createContentFolder();
  site = await openSite(folder.contentDir);
});
afterAll(() => folder.remove());

const SEARCH = '/api/v2/documents/search';

test.each<[what: string, address: string, status: number, message: RegExp]>([
  ['a malformed q', `${SEARCH}?ref=REF&q=[[at(document.type, "project"]]`, 400, /line:1 col:\d+/],
  ['an unknown predicate', `${SEARCH}?ref=REF&q=[[near(document.type, "project")]]`, 400, /near/],
  ['an unknown field', `${SEARCH}?ref=REF&q=[[at(my.project.colour, "red")]]`, 400, /colour/],
  ['an unknown ref', `${SEARCH}?ref=nothing`, 404, /Master ref is: /],
  ['a page size over 100', `${SEARCH}?ref=REF&pageSize=101`, 400, /101/],
  ['a picture at 100,000 px', '/media/note.webp?w=100000', 400, /w.*100000/],
  ['a picture that is not there', '/media/nothing.webp', 404, /nothing\.webp/],
  ['a path outside the media folder', '/media/%2e%2e%2frepository.json', 400, /media/],
  ['an API address that is not there', '/api/v3', 404, /\/api\/v3/],
])('%s gets its status and an error message', async (_what, address, status, message) => {
  const ref = await masterRef(site.app);
  const response = await exchange(site.app, address.replace('REF', ref));
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(JSON.parse(response.body).message).toMatch(message);
  expect(response.body).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d+/);
});
