/**
 * Anything that answers the Content API v2: the embedded repository, a hosted one, the site's own
 * restricted API.
 */
export type ContentSource = (request: Request) => Promise<Response>;
