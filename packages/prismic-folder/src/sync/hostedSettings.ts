import { getRepositoryEndpoint, isRepositoryName } from '@prismicio/client';
import { SyncError } from './errors.ts';
import { parseUrl } from '../parseUrl.ts';

/** Endpoints and tokens of a hosted repository. */
export interface HostedSettings {
  readonly repository: string;
  /** Content API, ending in `/api/v2`. */
  readonly endpoint: string;
  /** For reading releases and private repositories. */
  readonly accessToken?: string;
  /** Not needed for a pull. */
  readonly writeToken?: string;
  readonly customTypesEndpoint: string;
  readonly assetEndpoint: string;
  readonly migrationEndpoint: string;
  /** Milliseconds between two requests to the asset or the migration service. */
  readonly pace: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The services allow one request per second; Prismic's client uses this interval too. */
const PACE = 1500;

/** Reads `PRISMIC_…` from the environment. Throws a SyncError that names the invalid variable. */
export function readHostedSettings(env: Environment): HostedSettings {
  const repository = env['PRISMIC_REPOSITORY'] ?? '';
  if (repository === '') {
    throw new SyncError('PRISMIC_REPOSITORY is not set: name the hosted repository in it');
  }
  if (!isRepositoryName(repository)) {
    throw new SyncError(
      `PRISMIC_REPOSITORY is "${repository}": a repository's name such as my-portfolio was expected`,
    );
  }
  const service = (name: string, host: string) =>
    readAddress(env, `PRISMIC_${name}_ENDPOINT`, `https://${host}.prismic.io`);
  const { PRISMIC_ACCESS_TOKEN: accessToken, PRISMIC_WRITE_TOKEN: writeToken } = env;
  return {
    repository,
    endpoint: readAddress(env, 'PRISMIC_ENDPOINT', getRepositoryEndpoint(repository)),
    ...(accessToken && { accessToken }),
    ...(writeToken && { writeToken }),
    customTypesEndpoint: service('CUSTOM_TYPES', 'customtypes'),
    assetEndpoint: service('ASSET', 'asset-api'),
    migrationEndpoint: service('MIGRATION', 'migration'),
    pace: readPace(env['PRISMIC_PACE']),
  };
}

function readAddress(env: Environment, name: string, standard: string): string {
  const address = env[name] || standard;
  if (/^https?:\/\/[^/\s]/.test(address) && parseUrl(address)) return address.replace(/\/$/, '');
  throw new SyncError(`${name} is "${address}": an http(s) address was expected`);
}

function readPace(text: string | undefined): number {
  if (text === undefined || text === '') return PACE;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new SyncError(`PRISMIC_PACE is "${text}": milliseconds between two requests were expected`);
}
