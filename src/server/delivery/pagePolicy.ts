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

/**
 * Header of a page's own answer that names the sources of other hosts' scripts it needs, separated
 * by spaces; it becomes part of the policy and is not sent. Kept pages keep it.
 */
export const PAGE_SCRIPTS = 'x-page-scripts';

/** A page as its content security policy depends on it. */
export interface PolicyPage {
  readonly pathname: string;
  readonly isSecure: boolean;
  /** Sources of other hosts' scripts. */
  readonly scripts: readonly string[];
}

/** The content security policy of a page. */
export type PagePolicy = (page: PolicyPage) => string;

/**
 * What a page may load (https://www.w3.org/TR/CSP3). Scripts: this site's, those of the players and
 * cards the page shows, and the few lines in the page by their hashes; nothing else runs. Only the
 * simulator, where authors try any embed, has the scripts of all providers. Pictures, films and
 * streams may come from anywhere by https, for their addresses are content. Styles set on elements,
 * and style elements that players write once they run, do not come under `style-src`.
 */
export function createPagePolicy({ hashes, hasToolbar, service }: PagePolicyOptions): PagePolicy {
  const toolbar = hasToolbar ? toolbarSources : { script: [], frame: [] };
  const portfolio = serviceSources(service);
  const sockets = hashes ? [] : ['ws:', 'wss:'];
  const inline = hashes ?? ["'unsafe-inline'", "'unsafe-eval'"];
  const own = ["'self'", ...inline, ...portfolio.script, ...toolbar.script];
  const common = Object.entries({
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
  return ({ pathname, isSecure, scripts }) => {
    const forAuthors = isAuthoring(pathname);
    const otherHosts = forAuthors ? scriptSources : scripts;
    const ancestors = forAuthors ? frames.editors : frames.site;
    const first = `default-src 'none'; script-src ${[...own, ...otherHosts].join(' ')}`;
    const last = isSecure ? '; upgrade-insecure-requests' : '';
    return `${first}; ${common}; frame-ancestors ${ancestors.join(' ')}${last}`;
  };
}

/** The slice library shows pages of this site in frames. */
const dev = { site: ["'self'"], editors: editors.development };
