/**
 * Anything that answers the Content API v2: the embedded repository, a hosted one behind a fetch,
 * a restricted one. It never rejects: what goes wrong is a response too.
 */
export type ContentSource = (request: Request) => Promise<Response>;
