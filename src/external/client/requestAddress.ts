/** What a request may ask besides its path; what is undefined or null is not sent. */
export type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface AddressParts {
  /** Where the service's paths begin ('/external/v2', 'https://api.example.com/v2'). */
  readonly base: string;
  readonly path: string;
  readonly clientId: string;
  readonly callback: string;
  readonly parameters?: Parameters | undefined;
}

/** The address of a script that answers; what was supplied cannot replace client and callback. */
export function requestAddress({
  base,
  path,
  clientId,
  callback,
  parameters = {},
}: AddressParts): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  query.set('client_id', clientId);
  query.set('callback', callback);
  return `${base.replace(/\/+$/, '')}${path}?${query}`;
}
