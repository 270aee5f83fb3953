import { parseEnv, type Env } from '#server/settings/env.ts';
import { EnvError } from '#server/settings/EnvError.ts';
import type { HostedSettings } from '#server/settings/hostedSettings.ts';

/** The worker's bindings: variables and secrets are texts, other bindings objects. */
export type Bindings = Readonly<Record<string, unknown>>;

/** A worker needs hosted content, and a secret that all isolates share. */
export interface WorkerEnv extends Env {
  readonly hosted: HostedSettings;
  readonly sessionSecret: string;
}

/** Parses a worker's variables and secrets. Throws `EnvError`, which names what is missing. */
export function workerEnv(bindings: Bindings): WorkerEnv {
  const texts = Object.entries(bindings).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const env = parseEnv({ ...Object.fromEntries(texts), NODE_ENV: 'production' }, { port: 0 });
  const { hosted, sessionSecret } = env;
  if (!hosted) {
    throw new EnvError('A worker reads a hosted repository: set PRISMIC_REPOSITORY to its name');
  }
  if (sessionSecret === null) {
    throw new EnvError(
      'SESSION_SECRET is not set: each isolate would lock again what another opened',
    );
  }
  return { ...env, hosted, sessionSecret };
}
