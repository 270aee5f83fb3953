import { isEmbedded, type ExternalService } from '#external/client/serviceBase.ts';
import { embedHosts } from '#external/markup/embedHosts.ts';
import { frameProviders } from '#ui/embed/frames.ts';
import { scriptProviders, scriptSourcesOf } from '#ui/embed/scripts.ts';
import { playerFrames, playerScripts } from '#ui/player/playerSources.ts';

const unique = (sources: readonly string[]) => [...new Set(sources)].sort();

/** Cards of these providers stand in frames of their scripts' own hosts, or of these. */
const scriptOrigins = scriptProviders.map(({ script }) => new URL(script).origin);

/** Scripts of other hosts that some page may load: of players, and of providers' cards of posts. */
export const scriptSources: readonly string[] = unique([
  ...playerScripts,
  ...scriptProviders.flatMap(scriptSourcesOf),
]);

/** Without a scheme a source means the page's own or a safer one, in eight bytes less. */
const hostOf = (origin: string) => origin.replace('https://', '');

/** Hosts whose pages may stand in a frame. */
export const frameSources: readonly string[] = unique([
  ...embedHosts,
  ...[...frameProviders.map(({ origin }) => origin), ...scriptOrigins, ...playerFrames].map(hostOf),
]);

/**
 * What pages load from a portfolio service on another host: its scripts, from below its base address
 * only. Pictures may come from anywhere by https, so that its own are named for http alone.
 */
export function serviceSources(service: ExternalService) {
  if (isEmbedded(service)) return { script: [], media: [] };
  const { origin, protocol } = new URL(service.base);
  return { script: [`${service.base}/`], media: protocol === 'http:' ? [origin] : [] };
}

/** What a hosted repository's toolbar needs: its script, its panels and what they ask. */
export const toolbarSources = {
  script: ['https://static.cdn.prismic.io/', 'https://prismic.io/'],
  frame: ['https://*.prismic.io'],
} as const;

/** Whoever may show the slice simulator in a frame: the Page Builder, and its like on this machine. */
export const editors = {
  production: ['https://*.prismic.io'],
  development: ["'self'", 'http://localhost:*', 'https://*.prismic.io'],
} as const;
