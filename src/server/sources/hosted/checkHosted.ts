import { EnvError } from '#server/settings/EnvError.ts';
import { askService, type Service } from './askService.ts';
import { endpointOf, type HostedSettings } from '#server/settings/hostedSettings.ts';
import { ServiceFailure } from './ServiceFailure.ts';

/** How to get a token. */
const TOKENS =
  'make a permanent one in the repository under Settings > API & Security and set PRISMIC_ACCESS_TOKEN';

/**
 * Requests the service's metadata before the server listens. Throws `EnvError` for what the
 * environment has wrong: a name, a token or an endpoint. Failures of the service itself are
 * temporary and only returned.
 */
export async function checkHosted(
  settings: HostedSettings,
  service: Service = settings,
): Promise<ServiceFailure | null> {
  try {
    await askService(service, '');
    return null;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    const reason = reasonOf(error, settings);
    if (reason !== null) throw new EnvError(reason);
    return error;
  }
}

/** Connection errors that a correct address would fix. */
const WRONG_ADDRESS = new Set(['ENOTFOUND', 'ECONNREFUSED', 'EAI_AGAIN', 'ERR_INVALID_URL']);

function reasonOf({ status, code, message }: ServiceFailure, settings: HostedSettings) {
  const { repository, endpoint, accessToken } = settings;
  const isByName = repository !== null && endpoint === endpointOf(repository);
  const where = isByName ? 'PRISMIC_REPOSITORY' : 'PRISMIC_ENDPOINT';
  if (status === 401 || status === 403) {
    return accessToken === null
      ? `${endpoint} is private and PRISMIC_ACCESS_TOKEN is not set: ${TOKENS}`
      : `PRISMIC_ACCESS_TOKEN is refused by ${endpoint}: ${TOKENS}`;
  }
  if (status !== null && status >= 300 && status < 500 && status !== 429) {
    return `No repository is at ${endpoint} (status ${status}): correct ${where}`;
  }
  if (code !== null && WRONG_ADDRESS.has(code)) {
    return `${endpoint} cannot be reached (${code}): correct ${where}, or check the network`;
  }
  if (status === 200) return `${endpoint} is no Content API (${message}): correct ${where}`;
  return null;
}
