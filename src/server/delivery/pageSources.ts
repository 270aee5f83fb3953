import { isEmbedded, type ExternalService } from '#external/client/serviceBase.ts';
import { embedHosts } from '#external/markup/embedHosts.ts';
import { frameProviders } from '#ui/embed/frames.ts';
import { scriptProviders, scriptSourcesOf } from '#ui/embed/scripts.ts';
import { playerFrames, playerScripts } from '#ui/player/playerSources.ts';

const unique = (sources: readonly string[]) => [...new Set(sources)].sort();

/** Embeds of these providers use frames of their scripts' hosts. */
const scriptOrigins = scriptProviders.map(({ script }) => new URL(script).origin);

/** Third-party scripts that some page may load: of players and of embedded posts. */
export const scriptSources: readonly string[] = unique([
  ...playerScripts,
  ...scriptProviders.flatMap(scriptSourcesOf),
]);

/** Without a scheme a source means the page's own scheme or a safer one, and is eight bytes shorter. */
const hostOf = (origin: string) => origin.replace('https://', '');

/** Hosts whose pages may be framed. */
export const frameSources: readonly string[] = unique([
  ...embedHosts,
  ...[...frameProviders.map(({ origin }) => origin), ...scriptOrigins, ...playerFrames].map(hostOf),
]);

/**
 * What pages load from a portfolio service on another host: scripts below its base address, and its
 * images if it uses http, because any https host is allowed for images.
 */
export function serviceSources(service: ExternalService) {
  if (isEmbedded(service)) return { script: [], media: [] };
  const { origin, protocol } = new URL(service.base);
  return { script: [`${service.base}/`], media: protocol === 'http:' ? [origin] : [] };
}

/** What the toolbar of a hosted repository loads. */
export const toolbarSources = {
  script: ['https://static.cdn.prismic.io/', 'https://prismic.io/'],
  frame: ['https://*.prismic.io'],
} as const;

/** Origins that may frame the slice simulator: the Page Builder and, in development, local editors. */
export const editors = {
  production: ['https://*.prismic.io'],
  development: ["'self'", 'http://localhost:*', 'https://*.prismic.io'],
} as const;
