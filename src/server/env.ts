/** Everything the server reads from its environment, parsed once. */
export interface Env {
  /** Port the site listens on; 0 lets the system choose one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded repository. */
  readonly contentDir: string;
  /** Size limit of the picture cache on disk, in bytes. */
  readonly mediaCacheBytes: number;
  /** Signs unlock cookies; null when each start is to have its own. */
  readonly sessionSecret: string | null;
  /** Proxies in front of the server that write `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly production: boolean;
}

/** An environment value that cannot be used: names the variable, its value and what would do. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

type Source = Readonly<Record<string, string | undefined>>;

function whole(source: Source, name: string, fallback: number, max: number): number {
  const value = source[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > max) {
    throw new EnvError(`${name} is "${value}": a whole number from 0 to ${max} was expected`);
  }
  return number;
}

const MODES = ['production', 'development', 'test'];

/** Parses the environment; throws `EnvError` for the first value that is not understood. */
export function parseEnv(source: Source, defaults: { port: number }): Env {
  const mode = source['NODE_ENV'] || 'production';
  if (!MODES.includes(mode)) {
    throw new EnvError(`NODE_ENV is "${mode}": one of ${MODES.join(', ')} was expected`);
  }
  for (const name of ['PRISMIC_REPOSITORY', 'PRISMIC_ENDPOINT']) {
    if (source[name]) {
      throw new EnvError(
        `${name} is set, but this version reads the embedded repository only: unset it`,
      );
    }
  }
  return {
    port: whole(source, 'PORT', defaults.port, 65_535),
    host: source['HOST'] || 'localhost',
    contentDir: source['CONTENT_DIR'] || 'content',
    mediaCacheBytes: whole(source, 'MEDIA_CACHE_MB', 512, 1_000_000) * 1024 * 1024,
    sessionSecret: source['SESSION_SECRET'] || null,
    trustedProxies: whole(source, 'TRUSTED_PROXIES', 0, 10),
    production: mode === 'production',
  };
}
