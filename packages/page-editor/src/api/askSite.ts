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
