/** Query parameters; undefined and null are not sent. */
export type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface AddressParts {
  /** Base address of the service's paths ('/external/v2', 'https://api.example.com/v2'). */
  readonly base: string;
  readonly path: string;
  readonly clientId: string;
  readonly callback: string;
  readonly parameters?: Parameters | undefined;
}

/** The address of a request; parameters cannot override client and callback. */
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
