import { isAuthoring } from '#app/isAuthoring.ts';
import type { ExternalService } from '#external/client/serviceBase.ts';
import { CANVAS_PATH } from '#page-editor/paths';
import {
  editors,
  frameSources,
  scriptSources,
  serviceSources,
  toolbarSources,
} from './pageSources.ts';

/** `'sha256-…'` of the inline scripts of pages. */
export interface ScriptHashes {
  readonly everywhere: readonly string[];
  readonly forAuthors: readonly string[];
  readonly inPrivate: readonly string[];
}

export interface PagePolicyOptions {
  /** Null in development, where Vite adds its own. */
  readonly hashes: ScriptHashes | null;
  /** Whether pages have the toolbar of a hosted repository. */
  readonly hasToolbar: boolean;
  /** The portfolio service: any page may link to a project that is loaded from it by script. */
  readonly service: ExternalService;
}

/**
 * Internal header with the sources of the third-party scripts a page needs, separated by spaces. It
 * becomes part of the policy and is not sent; cached pages have it.
 */
export const PAGE_SCRIPTS = 'x-page-scripts';

/** What the content security policy depends on. */
export interface PolicyPage {
  readonly pathname: string;
  readonly isSecure: boolean;
  /** Whether not everybody sees it. */
  readonly isPrivate: boolean;
  /** Sources of third-party scripts. */
  readonly scripts: readonly string[];
}

/** The content security policy of a page. */
export type PagePolicy = (page: PolicyPage) => string;

/**
 * What a page may load (https://www.w3.org/TR/CSP3). Scripts: the site's own, those of the players
 * and embeds on the page, and inline scripts by their hashes. Only the simulator, where authors try
 * any embed, allows the scripts of all providers. All of it is sent with each page, within its first ten segments. Images, video and streams may come from any https
 * host, because their addresses are content. Inline styles are allowed: players write them.
 */
export function createPagePolicy({ hashes, hasToolbar, service }: PagePolicyOptions): PagePolicy {
  const toolbar = hasToolbar ? toolbarSources : { script: [], frame: [] };
  const portfolio = serviceSources(service);
  const sockets = hashes ? [] : ['ws:', 'wss:'];
  const inline = hashes?.everywhere ?? ["'unsafe-inline'", "'unsafe-eval'"];
  const own = ["'self'", ...inline, ...portfolio.script, ...toolbar.script];
  const common = Object.entries({
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...portfolio.media],
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
  return ({ pathname, isSecure, isPrivate, scripts }) => {
    const isCanvas = pathname === CANVAS_PATH;
    const forAuthors = isAuthoring(pathname);
    const isBare = forAuthors || isCanvas;
    const rare = [
      ...(isBare ? (hashes?.forAuthors ?? []) : []),
      ...(isPrivate ? (hashes?.inPrivate ?? []) : []),
    ];
    const otherHosts = isBare ? scriptSources : scripts;
    const ancestors = isCanvas ? ["'self'"] : forAuthors ? frames.editors : frames.site;
    const first = `default-src 'none'; script-src ${[...own, ...rare, ...otherHosts].join(' ')}`;
    const last = isSecure ? '; upgrade-insecure-requests' : '';
    return `${first}; ${common}; frame-ancestors ${ancestors.join(' ')}${last}`;
  };
}

/** The slice library frames pages of this site. */
const dev = { site: ["'self'"], editors: editors.development };
