import { getRepositoryEndpoint, isRepositoryName } from '@prismicio/client';
import { parseUrl } from '../parseUrl.ts';
import type { RefuseUid } from '../types.ts';

/** Input of a push or a pull. */
export interface SyncJob {
  readonly root: string;
  readonly contentDir: string;
  readonly settings: HostedSettings;
  readonly options: SyncOptions;
  readonly ports: Ports;
  /** Why the project cannot show a document with a uid. */
  readonly refuseUid?: RefuseUid | undefined;
}

/** Options of push and pull. */
interface SyncOptions {
  /** Changes things without asking for confirmation. */
  readonly yes: boolean;
  /** Prints what would change and stops. */
  readonly planOnly: boolean;
  /** Takes this side's version of documents that were changed on both sides. */
  readonly overwrite: boolean;
  /** Rejects models that a strict check reports. */
  readonly strict: boolean;
  /** Publishes the migration release after a push; false by default. */
  readonly publish?: boolean;
}

/** Side effects of push and pull, so that tests can replace clock, network and terminal. */
export interface Ports {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Prints one line of the plan or of the progress. */
  readonly print: (line: string) => void;
  /** Whether to stop; called before each step. */
  readonly isStopped: () => boolean;
  /** Asks a yes-or-no question; not set without a terminal. */
  readonly ask?: (question: string) => Promise<boolean>;
}

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

export type Environment = Readonly<Record<string, string | undefined>>;

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

/**
 * Asks whether to carry out a step. Throws if there is no terminal. `otherwise` says what a no
 * means.
 */
export async function confirm(
  question: string,
  { yes }: Pick<SyncOptions, 'yes'>,
  { ask, print, isStopped }: Ports,
  otherwise = 'Nothing was changed.',
): Promise<boolean> {
  const outcome = otherwise.replace(/\.$/, '');
  if (isStopped()) throw new SyncError(`Stopped. ${outcome}`);
  if (yes) return true;
  if (ask === undefined) {
    throw new SyncError(`${outcome}: there is no terminal to ask at. Use --yes to go ahead`);
  }
  const agreed = await ask(question);
  if (!agreed) print(otherwise);
  return agreed;
}

/**
 * Prints the progress before each step, or one of so many: `[3/12] upload a.webp`. Throws a SyncError if the process
 * should stop, because between two steps nothing is incomplete.
 */
export function createSteps(
  { print, isStopped }: Ports,
  total: number,
  every = 1,
): (what: string) => void {
  let done = 0;
  return (what) => {
    if (isStopped()) {
      throw new SyncError('Stopped. Run the command again, it goes on from here');
    }
    done += 1;
    if (done % every > 0 && done !== total) return;
    print(`[${done}/${Math.max(done, total)}] ${what}`);
  };
}

/** Ends a push or a pull; the message says what happened and what to do. */
export class SyncError extends Error {
  override readonly name: string = 'SyncError';
}

/** A service rejected a request (4xx). The rest of the work can continue. */
export class HostedApiError extends SyncError {
  override readonly name = 'HostedApiError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** There was no readable response, so the request may or may not have succeeded. */
export class AmbiguousResultError extends SyncError {
  override readonly name = 'AmbiguousResultError';
}
