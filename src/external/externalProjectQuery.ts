import { externalKey } from './externalKey.ts';
import type { ExternalSource } from './ExternalSource.ts';
import { recordOf } from './view/values.ts';

/** The project of a response; null without one. Throws when the service failed. */
export function projectOf(answer: unknown): unknown {
  const { http_code, project } = recordOf(answer) ?? {};
  const code = Number(http_code ?? 200);
  if (code === 404) return null;
  if (code >= 400) {
    throw new Error(`The portfolio service answered with status code ${code}`);
  }
  return project ?? null;
}

/**
 * A project of the external service, cached under 'behance' and its id; null if it does not exist.
 */
export function externalProjectQuery(
  id: ExternalId | null | undefined,
  { client, reader }: ExternalSource,
) {
  const given = String(id ?? '').trim();
  return {
    queryKey: externalKey(given),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const [answer, read] = await Promise.all([
        client.get(externalPaths.project(given), { signal }),
        reader(),
      ]);
      return read(projectOf(answer));
    },
    enabled: given !== '',
  };
}

/** A number, or a name that people chose for themselves. */
type ExternalId = string | number;

/**
 * One segment of a path. Throws `RangeError` for empty ones and for dots, which lead to the parent
 * folder even when encoded.
 */
function part(id: ExternalId): string {
  const text = String(id);
  if (/^\.{0,2}$/.test(text)) throw new RangeError(`"${text}" is not an id of the service`);
  return encodeURIComponent(text);
}

const ofUser = (name: string) => (id: ExternalId) => `/users/${part(id)}/${name}`;

/** Every path of the service's v2 API, below its base address. */
export const externalPaths = {
  projects: () => '/projects',
  project: (id: ExternalId) => `/projects/${part(id)}`,
  projectComments: (id: ExternalId) => `/projects/${part(id)}/comments`,
  users: () => '/users',
  user: (id: ExternalId) => `/users/${part(id)}`,
  userProjects: ofUser('projects'),
  userWips: ofUser('wips'),
  userAppreciations: ofUser('appreciations'),
  userCollections: ofUser('collections'),
  userStats: ofUser('stats'),
  userFollowers: ofUser('followers'),
  userFollowing: ofUser('following'),
  userWorkExperience: ofUser('work_experience'),
  team: (id: ExternalId) => `/teams/${part(id)}`,
  teamProjects: (id: ExternalId) => `/teams/${part(id)}/projects`,
  collections: () => '/collections',
  collection: (id: ExternalId) => `/collections/${part(id)}`,
  collectionProjects: (id: ExternalId) => `/collections/${part(id)}/projects`,
} as const;
