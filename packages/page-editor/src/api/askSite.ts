import { EDITOR_HEADER } from 'prismic-folder/contract';
import { refusalIn } from './AuthoringClient.ts';

const PATH = '/edit/api/site';

/**
 * Asks the server for what it knows of this site beside its files. null: there is nothing to say; rejects if
 * it does not answer.
 */
export async function askSite(
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
  request: typeof fetch = fetch,
): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const response = await request(`${PATH}/${path}${search === '' ? '' : `?${search}`}`, { signal });
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

/** Asks the server to do something with this site; rejects with its own sentence. */
export async function tellSite(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${PATH}/${path}`, {
    method: 'POST',
    headers: { [EDITOR_HEADER]: '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new Error(refusalIn(answer)?.message ?? `The server answered ${response.status}.`);
}
