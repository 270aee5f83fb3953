import { expect, it, vi } from 'vitest';
import type { ContentSource } from '#prismic-folder';
import { createContentProxy } from '#server/access/proxy/createContentProxy.ts';
import { anonymous } from '#server/access/session/Session.ts';
import { createKeys } from '#server/lib/keys.ts';
import { hostileQuery } from '../../support/hostile/queries.ts';
import { failWith, runsAll, seeds } from '../../support/hostile/seeds.ts';
import { randomOf } from '../../support/random.ts';
import { works } from '../../support/works.ts';

const SEARCH = 'http://localhost:3000/api/v2/documents/search';
const SEEDS = 1000;
const EACH = 100;

const TEXT = String.raw`"(?:[^"\\]|\\")*"`;
const LIST = String.raw`\[${TEXT}(?:, ?${TEXT})*\]`;
const TYPES = 'settings|home|page|project|project_list|case_study';

/** Every query a source may get, defined independently of the code that filters them. */
const ALLOWED = [
  new RegExp(String.raw`^\[\[at\(document\.id, ${TEXT}\)\]\]$`),
  new RegExp(String.raw`^\[\[in\(document\.id, ${LIST}\)\]\]$`),
  new RegExp(String.raw`^\[\[at\(document\.type, "(?:${TYPES})"\)\]\]$`),
  new RegExp(
    String.raw`^\[\[at\(document\.type, "(${TYPES})"\)\]\]\[\[at\(my\.\1\.uid, ${TEXT}\)\]\]$`,
  ),
  // What a list's rule combines: each of the three once, in any order.
  new RegExp(
    String.raw`^\[\[at\(document\.type, "project"\)\]\](?:\[\[(?:(?:any|at)\(document\.tags(?!.*document\.tags), ${LIST}|at\(my\.project\.featured(?!.*my\.project\.featured), "Yes"|at\(my\.project\.work_type(?!.*my\.project\.work_type), ${TEXT})\)\]\]){1,3}$`,
  ),
  new RegExp(
    String.raw`^\[\[at\(document\.type, "project"\)\]\]\[\[at\(my\.project\.case_study, ${TEXT}\)\]\]$`,
  ),
];
const PARAMETERS = new Set(['q', 'ref', 'orderings', 'after', 'pageSize', 'page', 'lang']);

/** What is wrong with a query that reached the source; null for the site's own. */
function queryFault({ searchParams }: URL): string | null {
  const [name] = [...searchParams.keys()].filter((one) => !PARAMETERS.has(one));
  if (name !== undefined) return `the parameter ${name}`;
  const ordering = searchParams.get('orderings') ?? '[my.project.project_date desc]';
  if (ordering !== '[my.project.project_date desc]') return `the ordering ${ordering}`;
  // Only of what has an order, and only an id.
  const after = searchParams.get('after');
  const isOrdered = searchParams.has('orderings');
  if (after !== null && !(isOrdered && /^[\w-]+$/.test(after))) return `the position ${after}`;
  // The type may come before or after what narrows it.
  const q = searchParams
    .getAll('q')
    .sort((a) => (a.startsWith('[[at(document.type') ? -1 : 1))
    .join('');
  return ALLOWED.some((shape) => shape.test(q)) ? null : `the query ${q}`;
}

const passed: string[] = [];
let isWatching = false;
const source: ContentSource = async (request) => {
  const url = new URL(request.url);
  if (isWatching && url.pathname.endsWith('/search')) passed.push(url.search);
  if (!url.pathname.endsWith('/search')) {
    return Response.json({
      refs: [{ ref: 'master-1', isMasterRef: true }],
      languages: [{ id: 'en-gb', name: 'English', is_master: true }],
    });
  }
  return Response.json({ results: [], results_size: 0, total_results_size: 0, total_pages: 0 });
};
const contentProxy = createContentProxy({
  source,
  models: async () => works.models,
  keys: createKeys('a secret of the tests'),
  metadataMs: Number.MAX_SAFE_INTEGER,
  now: () => 0,
});
const { respond } = contentProxy.forSession(anonymous);

/** Sends a query string; throws unless the response follows the protocol, found or refused. */
async function send(query: string): Promise<boolean> {
  passed.length = 0;
  const response = await respond(new Request(`${SEARCH}?${query}`));
  const text = await response.text();
  // Cast: the checks below verify what they read.
  const body = JSON.parse(text) as { results?: unknown; type?: unknown; message?: unknown };
  const isFound = response.status === 200 && Array.isArray(body.results);
  const isRefused = typeof body.message === 'string' && typeof body.type === 'string';
  if (![200, 400, 403, 404].includes(response.status) || !(isFound || isRefused)) {
    throw new Error(`status ${response.status} of ${JSON.stringify(query)}: ${text.slice(0, 300)}`);
  }
  if (/\bat \S+ \(|node_modules|\.ts:\d/.test(text)) throw new Error(`a stack trace: ${text}`);
  for (const search of passed) {
    const fault = queryFault(new URL(`${SEARCH}${search}`));
    if (fault) throw new Error(`${JSON.stringify(query)} let through ${fault}`);
  }
  return isFound;
}

// That the repository answers such queries is asked in its own package.
it('the content proxy responds to query strings and passes on none of another form', async () => {
  const complain = vi.spyOn(console, 'error');
  await contentProxy.published();
  isWatching = true;
  let [sent, found] = [0, 0];
  for (const seed of seeds(SEEDS)) {
    const random = randomOf(seed);
    for (let turn = 0; turn < EACH; turn++) {
      const isFound = await send(hostileQuery(random, 'master-1')).catch((error: unknown) =>
        failWith(import.meta.filename, seed, error instanceof Error ? (error.stack ?? '') : ''),
      );
      sent++;
      if (isFound) found++;
    }
  }
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
  if (!runsAll) return;
  expect(sent).toBe(SEEDS * EACH);
  expect(found).toBeGreaterThan(sent / 10);
  expect(found).toBeLessThan(sent * 0.9);
}, 300_000);
