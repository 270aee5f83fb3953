import type { MiddlewareHandler } from 'hono';
import { bareBootScript } from '#effects/boot/bareBoot.ts';
import { bootScript } from '#effects/boot/boot.ts';
import { earlyPressScript } from '#effects/boot/earlyPresses.ts';
import { startScript } from '#effects/boot/startAfterPaint.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import { restoreAddressScript } from '#server/access/unlock/refusalPage.ts';
import { scriptHash } from './scriptHash.ts';
import {
  createPagePolicy,
  PAGE_SCRIPTS,
  type PagePolicyOptions,
  type ScriptHashes,
} from './pagePolicy.ts';

/** A year, in seconds. Without subdomains: they may serve other sites. */
const HSTS = 'max-age=31536000';

/** Browser features that neither the site nor its frames use. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  // Other sites get the origin only, not the page.
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const PAGE = {
  'permissions-policy': UNUSED.map((name) => `${name}=()`).join(', '),
} as const;

/**
 * For pages that not everybody sees, the form for a password among them: the page that opened one can
 * neither lead it elsewhere nor count its frames. Public pages go without: for each of them the browser
 * would begin a new process once the answer has come (docs/decisions/first-load.md).
 */
const PRIVATE_PAGE = { 'cross-origin-opener-policy': 'same-origin' } as const;

/** Data opened in a tab must not load anything or be framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const isPage = (type: string | null) => type?.startsWith('text/html') ?? false;
const isPrivate = (cacheControl: string | null) => /\bprivate\b/.test(cacheControl ?? '');
const isData = (type: string | null) =>
  type === null || /^(?:text\/plain|application\/([\w.-]+\+)?(?:json|xml))/.test(type);

/** Inline scripts, the same on all of these pages; a page of an owner's look names its own. */
const inlineScripts = {
  everywhere: [earlyPressScript, bootScript, startScript],
  forAuthors: [bareBootScript],
  inPrivate: [restoreAddressScript],
};

async function hashAll(): Promise<ScriptHashes> {
  const hash = (scripts: readonly string[]) => Promise.all(scripts.map(scriptHash));
  const { everywhere, forAuthors, inPrivate } = inlineScripts;
  return {
    everywhere: await hash(everywhere),
    forAuthors: await hash(forAuthors),
    inPrivate: await hash(inPrivate),
  };
}

export interface SecurityOptions extends Omit<PagePolicyOptions, 'hashes'> {
  /** Vite adds inline scripts and styles to pages, and evaluates code. */
  readonly isDevelopment: boolean;
}

/** Adds security headers to every response that does not set them itself. */
export function securityHeaders({ isDevelopment, ...options }: SecurityOptions): MiddlewareHandler {
  const policy = (isDevelopment ? Promise.resolve(null) : hashAll()).then((hashes) =>
    createPagePolicy({ ...options, hashes }),
  );
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const add = (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) {
        if (!headers.has(name)) headers.set(name, value);
      }
    };
    const secure = isSecure(context.req.raw);
    const type = headers.get('content-type');
    const scripts = headers.get(PAGE_SCRIPTS)?.split(' ').filter(Boolean) ?? [];
    headers.delete(PAGE_SCRIPTS);
    const isShared = headers.get('access-control-allow-origin') === '*';
    add(EVERYWHERE);
    add({ 'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin' });
    if (secure) add({ 'strict-transport-security': HSTS });
    if (isPage(type)) {
      const policyOf = await policy;
      const isClosed = isPrivate(headers.get('cache-control'));
      const page = { pathname: context.req.path, isSecure: secure, isPrivate: isClosed, scripts };
      add({ ...PAGE, 'content-security-policy': policyOf(page) });
      if (isClosed) add(PRIVATE_PAGE);
    } else if (isData(type)) add({ 'content-security-policy': DATA_POLICY });
  };
}
