const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * What a repository on this machine (`npm run repository`) answers, with its media at the site's
 * origin: no visitor reaches the repository itself, so the site serves them. Media of any other
 * repository keep their addresses.
 */
export function servedMedia(endpoint: string): (text: string, siteOrigin: string) => string {
  const { hostname, origin } = new URL(endpoint);
  if (!LOOPBACK.test(hostname)) return (text) => text;
  return (text, siteOrigin) => text.replaceAll(`"${origin}/media/`, `"${siteOrigin}/media/`);
}
