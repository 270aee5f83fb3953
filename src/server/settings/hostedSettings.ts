import { isRepositoryName } from '@prismicio/client';
import { EnvError, type EnvSource } from './EnvError.ts';
import { parseUrl } from '#ui/parseUrl.ts';

/** Address and access token of a hosted repository. */
export interface HostedSettings {
  /** Its name, such as `your-name`; null when only the endpoint is known. */
  readonly repository: string | null;
  /** Address of its Content API, without a trailing slash. */
  readonly endpoint: string;
  readonly accessToken: string | null;
}

/** `your-name` -> `https://your-name.cdn.prismic.io/api/v2`. */
export const endpointOf = (repository: string) => `https://${repository}.cdn.prismic.io/api/v2`;

/** The repository's name in an address on prismic.io; null for any other address. */
const nameIn = (endpoint: string) =>
  /^https:\/\/([\w-]+)(?:\.cdn)?\.prismic\.io\//.exec(endpoint)?.[1] ?? null;

/**
 * Parses `PRISMIC_REPOSITORY`, `PRISMIC_ENDPOINT` and `PRISMIC_ACCESS_TOKEN`; null for the embedded
 * repository. Throws `EnvError`, which never contains the token.
 */
export function readHosted(source: EnvSource): HostedSettings | null {
  const repository = source['PRISMIC_REPOSITORY'] || null;
  const address = source['PRISMIC_ENDPOINT'] || null;
  const accessToken = source['PRISMIC_ACCESS_TOKEN'] || null;
  if (repository === null && address === null) {
    if (accessToken === null) return null;
    throw new EnvError(
      'PRISMIC_ACCESS_TOKEN is set, but no repository: set PRISMIC_REPOSITORY to its name, or unset the token',
    );
  }
  if (repository !== null && !isRepositoryName(repository)) {
    throw new EnvError(
      `PRISMIC_REPOSITORY is "${repository}": the repository's name was expected, such as your-name for https://your-name.prismic.io`,
    );
  }
  // One of the two is set, as checked above.
  const endpoint = address === null ? endpointOf(repository ?? '') : readEndpoint(address);
  return { repository: repository ?? nameIn(endpoint), endpoint, accessToken };
}

function readEndpoint(address: string): string {
  const url = parseUrl(address);
  if (url?.searchParams.has('access_token') || url?.username || url?.password) {
    throw new EnvError('PRISMIC_ENDPOINT holds a secret: give the token in PRISMIC_ACCESS_TOKEN');
  }
  const path = url?.pathname.replace(/\/$/, '');
  if (!url || !/^https?:$/.test(url.protocol) || !path?.endsWith('/api/v2') || url.search !== '') {
    throw new EnvError(
      `PRISMIC_ENDPOINT is "${address}": an address was expected that ends in /api/v2, such as ${endpointOf('your-name')}`,
    );
  }
  return url.origin + path;
}
