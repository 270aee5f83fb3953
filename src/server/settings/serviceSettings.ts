import { embeddedService, type ExternalService } from '#external/client/serviceBase.ts';
import { EnvError, type EnvSource } from './EnvError.ts';
import { parseUrl } from '#ui/parseUrl.ts';

/** A path that a content security policy can contain unescaped. */
const PLAIN_PATH = /^[\w./~%-]*$/;

/**
 * Parses `EXTERNAL_PORTFOLIO_URL` and `EXTERNAL_PORTFOLIO_CLIENT_ID`; the default is the embedded
 * service. Throws `EnvError`.
 */
export function readService(source: EnvSource): ExternalService {
  const address = source['EXTERNAL_PORTFOLIO_URL'];
  return {
    base: address ? readBase(address) : embeddedService.base,
    clientId: source['EXTERNAL_PORTFOLIO_CLIENT_ID'] || embeddedService.clientId,
  };
}

function readBase(address: string): string {
  const url = parseUrl(address);
  if (url?.username || url?.password || url?.search) {
    throw new EnvError(
      'EXTERNAL_PORTFOLIO_URL holds more than an address: leave out user, password and parameters, and give the client id in EXTERNAL_PORTFOLIO_CLIENT_ID',
    );
  }
  if (!url || !/^https?:$/.test(url.protocol) || url.hash || !PLAIN_PATH.test(url.pathname)) {
    throw new EnvError(
      `EXTERNAL_PORTFOLIO_URL is "${address}": an address was expected below which /projects/{id} is found, such as https://api.example.com/v2`,
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}
