import { isAuthoring } from '#app/isAuthoring.ts';
import type { ExternalService } from '#external/client/serviceBase.ts';
import {
  editors,
  frameSources,
  scriptSources,
  serviceSources,
  toolbarSources,
} from './pageSources.ts';

export interface PagePolicyOptions {
  /** `'sha256-…'` of every script that stands in a page; null in development, where Vite adds its own. */
  readonly hashes: readonly string[] | null;
  /** Whether a hosted repository's toolbar stands on pages. */
  readonly hasToolbar: boolean;
  /** The portfolio service: any page may lead to a project that is asked of it by script. */
  readonly service: ExternalService;
}

/** The content security policy of a page, by its path and whether it came by https. */
export type PagePolicy = (pathname: string, isSecure: boolean) => string;

/**
 * What a page may load (https://www.w3.org/TR/CSP3). Scripts: this site's, those of the providers
 * the site knows, and the few lines in the page by their hashes; nothing else runs. Pictures, films
 * and streams may come from anywhere by https, for their addresses are content. Styles set on
 * elements, and style elements that players write once they run, do not come under `style-src`.
 */
export function createPagePolicy({ hashes, hasToolbar, service }: PagePolicyOptions): PagePolicy {
  const scripts = hashes ?? ["'unsafe-inline'", "'unsafe-eval'"];
  const toolbar = hasToolbar ? toolbarSources : { script: [], frame: [] };
  const portfolio = serviceSources(service);
  const sockets = hashes ? [] : ['ws:', 'wss:'];
  const common = Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...scriptSources, ...portfolio.script, ...toolbar.script],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...portfolio.media],
    'media-src': ["'self'", 'blob:', 'https:', ...portfolio.media],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'https:', ...sockets],
    'frame-src': ["'self'", ...frameSources, ...toolbar.frame],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  const frames = hashes ? { site: ["'none'"], editors: editors.production } : dev;
  const policy = (ancestors: readonly string[], isSecure: boolean) =>
    `${common}; frame-ancestors ${ancestors.join(' ')}${isSecure ? '; upgrade-insecure-requests' : ''}`;
  return (pathname, isSecure) =>
    policy(isAuthoring(pathname) ? frames.editors : frames.site, isSecure);
}

/** The slice library shows pages of this site in frames. */
const dev = { site: ["'self'"], editors: editors.development };
