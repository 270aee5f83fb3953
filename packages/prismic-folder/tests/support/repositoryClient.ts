import { type ClientConfig, createClient, type PrismicDocument } from '@prismicio/client';
import { type ContentSource, createRepository, type Snapshot } from '../../src/index.ts';

export const ENDPOINT = 'http://repository.test/api/v2';

/** The real client on a repository in the same process. */
export function clientOf(snapshot: Snapshot | ContentSource, config: ClientConfig = {}) {
  const source =
    typeof snapshot === 'function' ? snapshot : createRepository({ snapshot: () => snapshot });
  // The project's own types would not do: these tests bring their own models.
  return createClient<PrismicDocument>('slicefolio-demo', {
    documentAPIEndpoint: ENDPOINT,
    fetch: (url) => source(new Request(url)),
    ...config,
  });
}

/** One search, without a client in between; `ref` is master's unless it is given. */
export async function ask(
  snapshot: Snapshot,
  parameters: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
): Promise<{ status: number; headers: Headers; body: Answer }> {
  const entries = Array.isArray(parameters) ? parameters : Object.entries(parameters);
  const url = new URL(`${ENDPOINT}/documents/search`);
  for (const [name, value] of entries) url.searchParams.append(name, value);
  if (!url.searchParams.has('ref')) url.searchParams.set('ref', snapshot.ref);
  const response = await createRepository({ snapshot: () => snapshot })(new Request(url));
  // The tests assert on the body, and a missing member fails them as well as a missing type would.
  const body = (await response.json()) as Answer;
  return { status: response.status, headers: response.headers, body };
}

/** The members of an envelope or an error; a test reads those it expects. */
export interface Answer {
  readonly page: number;
  readonly results_size: number;
  readonly total_results_size: number;
  readonly total_pages: number;
  readonly next_page: string | null;
  readonly prev_page: string | null;
  readonly results: readonly AnswerDocument[];
  readonly type: string;
  readonly message: string;
  readonly pos: { readonly line: number; readonly column: number; readonly location: string };
}

interface AnswerDocument {
  readonly id: string;
  readonly uid: string | null;
  readonly url: string | null;
  readonly href: string;
  readonly lang: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Uids (or ids, where there is none) of the results of a search. */
export async function uidsOf(
  snapshot: Snapshot,
  parameters: Parameters<typeof ask>[1],
): Promise<string[]> {
  const { body } = await ask(snapshot, parameters);
  if (!body.results) throw new Error(body.message);
  return body.results.map(({ uid, id }) => uid ?? id);
}
