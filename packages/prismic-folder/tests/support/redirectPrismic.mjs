// Preloaded into Prismic's command, which has no setting for addresses of plain HTTP: what it sends to the
// Custom Types API reaches the folder's server (PRISMIC_FOLDER); nothing reaches a network.
const { PRISMIC_FOLDER } = process.env;
const send = globalThis.fetch;

/** The account of whoever has the token; `prismic status` shows it. */
const PROFILE = { shortId: 'you', intercomHash: '', email: 'you@example.com', repositories: [] };

globalThis.fetch = (input, options) => {
  const { hostname, pathname } = new URL(String(input));
  if (hostname === 'customtypes.prismic.io') {
    return send(`${PRISMIC_FOLDER}/custom-types-api${pathname}`, options);
  }
  const known = hostname === 'user-service.prismic.io';
  return Promise.resolve(Response.json(known ? PROFILE : {}, { status: known ? 200 : 404 }));
};
