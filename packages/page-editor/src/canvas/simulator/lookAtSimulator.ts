import type { SimulatorLook } from '../../model/EditorHost.ts';

/** In ms; development servers compile a page when it is first asked for. */
const PATIENCE = 10_000;

/** Whether a source of a content security policy means an origin. */
function allows(source: string, origin: URL, page: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return origin.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source.toLowerCase() === origin.protocol;
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?/i.exec(source) ?? [];
  if (scheme !== undefined && `${scheme.toLowerCase()}:` !== origin.protocol) return false;
  const isHost = host.startsWith('*.')
    ? origin.hostname.endsWith(host.slice(1).toLowerCase())
    : host.toLowerCase() === origin.hostname;
  return isHost && (port === '*' || (port ?? '') === origin.port);
}

/** The header that forbids an editor to frame a page; null: none does. */
function framingHeader(headers: Headers, page: URL, editor: URL): string | null {
  // Several policies hold together; `frame-ancestors` makes browsers ignore the older header.
  const policies = (headers.get('content-security-policy') ?? '').split(',');
  const ancestors = policies.flatMap((policy) =>
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name?.toLowerCase() === 'frame-ancestors' ? [sources] : [];
    }),
  );
  if (ancestors.length > 0) {
    const isAllowed = ancestors.every((sources) =>
      sources.some((source) => allows(source, editor, page)),
    );
    return isAllowed ? null : 'content-security-policy (frame-ancestors)';
  }
  const options = headers.get('x-frame-options')?.trim().toLowerCase();
  const isForbidden =
    options === 'deny' || (options === 'sameorigin' && page.origin !== editor.origin);
  return isForbidden ? 'x-frame-options' : null;
}

/** Looks at a simulator's page as a server, for an editor at an origin. Never throws. */
export async function lookAtSimulator(
  url: string,
  editorOrigin: string,
  request: typeof fetch,
): Promise<SimulatorLook> {
  const editor = new URL(editorOrigin);
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await request(url, { redirect: 'follow', signal });
    await response.body?.cancel();
    const page = new URL(response.url || url);
    if (page.origin !== new URL(url).origin) return { kind: 'moved', to: page.href };
    if (response.status === 401 || response.status === 407) return { kind: 'locked' };
    if (response.status === 404) return { kind: 'missing' };
    if (!response.ok) return { kind: 'broken', status: response.status };
    const header = framingHeader(response.headers, page, editor);
    return header === null
      ? { kind: 'there' }
      : { kind: 'unframed', header, editor: editor.origin };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { kind: isLate ? 'slow' : 'down' };
  }
}
