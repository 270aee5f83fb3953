const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Rewrites media addresses of a repository on this machine (`npm run repository`) to the site's
 * origin: visitors cannot reach the repository, so the site serves them. Media of any other
 * repository keep their addresses.
 */
export function servedMedia(endpoint: string): (text: string, siteOrigin: string) => string {
  const { hostname, origin } = new URL(endpoint);
  if (!LOOPBACK.test(hostname)) return (text) => text;
  return (text, siteOrigin) => text.replaceAll(`"${origin}/media/`, `"${siteOrigin}/media/`);
}
