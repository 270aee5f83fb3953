import {
  createClient,
  ForbiddenError,
  NotFoundError,
  type PrismicDocument,
  PrismicError,
} from '@prismicio/client';
import type { Language } from '../../types.ts';
import { type HostedSettings, type Ports, SyncError } from '../SyncJob.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

/** A hosted document; the type of its data depends on the models. */
export type HostedDocument = PrismicDocument & {
  /** Uids it had; only an export says them. */
  readonly previous_uids?: readonly string[];
};

export type ContentApi = ReturnType<typeof createContentApi>;

/** Reads the hosted repository. */
export function createContentApi(ports: Ports, settings: HostedSettings) {
  const { repository, endpoint, accessToken } = settings;
  const task = `read the repository ${repository}`;
  // Created for each call: the client caches metadata for five seconds, and drafts created in that
  // time must be found.
  const client = () =>
    createClient<HostedDocument>(repository, {
      documentAPIEndpoint: endpoint,
      ...(accessToken && { accessToken }),
      fetch: async (url: string) => {
        const options = { task, repeatable: true };
        const { status, text } = await fetchWithRetry(ports, url, () => ({}), options);
        return new Response(text, { status });
      },
    });
  const all = (ref: string) => client().dangerouslyGetAll({ ref, lang: '*', pageSize: 100 });

  return {
    /** The first one is the repository's master language. */
    languages: () =>
      explain(settings, async (): Promise<readonly Language[]> => {
        const { languages } = await client().getRepository();
        return languages.map(({ id, name }) => ({ id, name }));
      }),
    /** Every published document, in all languages. */
    published: () => explain(settings, async () => all((await client().getMasterRef()).ref)),
    /** Documents of every release that the token gives access to. */
    released: () =>
      explain(settings, async () => {
        const refs = (await client().getRefs()).filter(({ isMasterRef }) => isMasterRef !== true);
        const documents: HostedDocument[] = [];
        for (const { ref } of refs) documents.push(...(await all(ref)));
        return documents;
      }),
  };
}

/** Turns the client's errors into SyncErrors that say what to fix. */
async function explain<Result>(
  { repository, endpoint, accessToken }: HostedSettings,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ForbiddenError) {
      const why = accessToken ? 'is not a token of it' : 'is not set, and it is private';
      throw new SyncError(`${repository} may not be read: PRISMIC_ACCESS_TOKEN ${why}`);
    }
    if (error instanceof NotFoundError) {
      throw new SyncError(`There is no repository at ${endpoint}: is PRISMIC_REPOSITORY right?`);
    }
    if (error instanceof PrismicError) {
      throw new SyncError(`${endpoint} answered: ${error.message}`);
    }
    throw error;
  }
}
