import { readHosted, type HostedSettings } from './hostedSettings.ts';
import { embeddedService, type ExternalService } from '#external/client/serviceBase.ts';
import { EnvError, type EnvSource } from './EnvError.ts';
import { readOrigin } from '#server/lib/publicOrigin.ts';
import { parseUrl } from '#ui/parseUrl.ts';

/** Everything the server reads from the environment, parsed once. */
export interface Env {
  /** Port to listen on; 0 lets the system choose one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded repository. */
  readonly contentDir: string;
  /** Size limit of the image cache on disk, in bytes. */
  readonly mediaCacheBytes: number;
  /** Memory for pages cached for anonymous visitors, in bytes; 0 caches none. */
  readonly pageCacheBytes: number;
  /** Signs session cookies; null to use a new secret per start. */
  readonly sessionSecret: string | null;
  /** The site's public origin, such as `https://your-name.com`; null when requests decide. */
  readonly siteOrigin: string | null;
  /** Number of proxies in front of the server whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: number;
  readonly production: boolean;
  /** The hosted repository; null for the embedded one. */
  readonly hosted: HostedSettings | null;
  /** The portfolio service of external projects. */
  readonly service: ExternalService;
  /** The secret of Prismic's webhook; null when there is no webhook. */
  readonly webhookSecret: string | null;
  /** Required to preview releases in production; null disables previews of releases. */
  readonly previewSecret: string | null;
  /** Turns the editor on, and signs in to it; null turns it off. */
  readonly editorPassword: string | null;
  /** Whether each request is logged. */
  readonly logRequests: boolean;
  /** Whether browsers report Core Web Vitals. */
  readonly webVitals: boolean;
}

function parseInteger(source: EnvSource, name: string, fallback: number, max: number): number {
  const value = source[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > max) {
    throw new EnvError(`${name} is "${value}": a whole number from 0 to ${max} was expected`);
  }
  return number;
}

/** In characters: shorter secrets could be guessed. */
const MIN_SECRET_LENGTH = 16;

function secret(source: EnvSource, name: string): string | null {
  const value = source[name];
  if (!value) return null;
  if (value.length >= MIN_SECRET_LENGTH) return value;
  throw new EnvError(
    `${name} is too short: ${MIN_SECRET_LENGTH} characters at least were expected`,
  );
}

function oneOf(
  source: EnvSource,
  name: string,
  values: readonly string[],
  defaultValue: string,
): string {
  const value = source[name] || defaultValue;
  if (values.includes(value)) return value;
  throw new EnvError(`${name} is "${value}": one of ${values.join(', ')} was expected`);
}

/** Parses `SITE_ORIGIN`; null when it is not set. Throws `EnvError` for anything but an origin. */
export function readSiteOrigin({ SITE_ORIGIN: value }: EnvSource): string | null {
  if (!value) return null;
  const origin = readOrigin(value);
  if (origin !== null) return origin;
  throw new EnvError(
    `SITE_ORIGIN is "${value}": an http(s) address without a path was expected, such as https://your-name.com`,
  );
}

const MODES = ['production', 'development', 'test'];

/** Parses the environment; throws `EnvError` for the first invalid value. */
export function parseEnv(source: EnvSource, defaults: { port: number }): Env {
  const mode = oneOf(source, 'NODE_ENV', MODES, 'production');
  return {
    port: parseInteger(source, 'PORT', defaults.port, 65_535),
    host: source['HOST'] || 'localhost',
    contentDir: source['CONTENT_DIR'] || 'content',
    mediaCacheBytes: parseInteger(source, 'MEDIA_CACHE_MB', 512, 1_000_000) * 1024 * 1024,
    pageCacheBytes: parseInteger(source, 'PAGE_CACHE_MB', 32, 100_000) * 1024 * 1024,
    sessionSecret: secret(source, 'SESSION_SECRET'),
    siteOrigin: readSiteOrigin(source),
    trustedProxies: parseInteger(source, 'TRUSTED_PROXIES', 0, 10),
    production: mode === 'production',
    hosted: readHosted(source),
    service: readService(source),
    webhookSecret: secret(source, 'PRISMIC_WEBHOOK_SECRET'),
    previewSecret: secret(source, 'PREVIEW_SECRET'),
    editorPassword: secret(source, 'EDITOR_PASSWORD'),
    logRequests: oneOf(source, 'LOG', ['requests', 'quiet'], 'requests') === 'requests',
    webVitals: oneOf(source, 'WEB_VITALS', ['on', 'off'], 'off') === 'on',
  };
}

/** A path that a content security policy can contain unescaped. */
const PLAIN_PATH = /^[\w./~%-]*$/;

/**
 * Parses `EXTERNAL_PORTFOLIO_URL` and `EXTERNAL_PORTFOLIO_CLIENT_ID`; the default is the embedded
 * service. Throws `EnvError`.
 */
function readService(source: EnvSource): ExternalService {
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
