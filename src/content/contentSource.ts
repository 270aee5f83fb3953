/**
 * Where content comes from: anything that answers the Content API v2. The embedded repository, a
 * hosted one and the site's own restricted API all have this one shape.
 */
export type ContentSource = (request: Request) => Promise<Response>;
