/**
 * Responses of the embedded service for what it does not have, in the service's format: empty lists.
 * A single user, team or collection is missing here, because there is none.
 */
export const emptyResponses: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/users': { users: [] },
  '/users/:id/projects': { projects: [] },
  '/users/:id/wips': { wips: [] },
  '/users/:id/appreciations': { appreciations: [] },
  '/users/:id/collections': { collections: [] },
  '/users/:id/stats': { stats: {} },
  '/users/:id/followers': { followers: [] },
  '/users/:id/following': { following: [] },
  '/users/:id/work_experience': { work_experience: [] },
  '/teams/:id/projects': { projects: [] },
  '/collections': { collections: [] },
  '/collections/:id/projects': { projects: [] },
};
