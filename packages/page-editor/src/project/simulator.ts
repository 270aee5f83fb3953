import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './readProject.ts';

/** What was found at a simulator's address. */
export interface SimulatorState {
  readonly address: string;
  readonly kind:
    | 'ready'
    /** Nothing listens there. */
    | 'down'
    /** It listens, and has not answered yet. */
    | 'slow'
    /** It asks for a password. */
    | 'locked'
    /** There is no such page. */
    | 'missing'
    /** The framework answers with an error. */
    | 'failing'
    /** It leads to another page. */
    | 'elsewhere'
    /** The page forbids other pages to show it in a frame. */
    | 'framed';
  /** What is wrong, and what to do about it, in sentences; empty if it is ready. */
  readonly reason: string;
}

interface CheckOptions {
  /** Origin of the editor, whose window shows the simulator in a frame. */
  readonly origin: string;
  /** The command that starts the project's pages. */
  readonly start: string;
  /** In ms: a framework that compiles the page at its first request takes some seconds. */
  readonly timeout?: number;
}

const PATH = '/slice-simulator';

/** What a command line says of addresses. */
interface NamedAddresses {
  readonly simulator: string | null;
  /** Origin of the project's pages. */
  readonly site: string | null;
}

/** Addresses where a project's simulator may be, the likeliest first; the configured one counts, if there is one. */
export function simulatorAddresses(
  { configuredSimulator, framework }: Pick<Project, 'configuredSimulator' | 'framework'>,
  named: NamedAddresses,
): readonly string[] {
  if (named.simulator !== null) return [named.simulator];
  if (named.site !== null) {
    const { pathname } = new URL(configuredSimulator ?? PATH, named.site);
    return [named.site + pathname];
  }
  const ports = framework?.ports ?? [3000, 5173];
  const usual = ports.map((port) => `http://localhost:${port}${PATH}`);
  return [...new Set([...(configuredSimulator === null ? [] : [configuredSimulator]), ...usual])];
}

/**
 * Asks the addresses, one after the other, for a page that a frame can show. Without one, what is wrong at the first
 * address is the result, or at one that answers where the first does not.
 */
export async function findSimulator(
  addresses: readonly string[],
  options: CheckOptions,
): Promise<SimulatorState> {
  const states = await Promise.all(addresses.map((address) => checkSimulator(address, options)));
  const isThere = ({ kind }: SimulatorState) => kind === 'ready' || kind === 'slow';
  const isUp = ({ kind }: SimulatorState) => kind !== 'down' && kind !== 'missing';
  const [first] = states;
  if (!first) throw new TypeError('There is no address to ask');
  return isThere(first) ? first : (states.find(isThere) ?? states.find(isUp) ?? first);
}

/** Asks one address, as the frame of the editor would. */
export async function checkSimulator(
  address: string,
  { origin, start, timeout = 8000 }: CheckOptions,
): Promise<SimulatorState> {
  const found = (kind: SimulatorState['kind'], reason = ''): SimulatorState => ({
    address,
    kind,
    reason,
  });
  let response: Response;
  try {
    response = await fetch(address, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return found(
        'slow',
        `It has not answered within ${timeout / 1000} seconds. It may still be compiling: the editor shows it as soon as it does.`,
      );
    }
    return found('down', `Nothing answers there (${causeOf(error)}). Start your site: ${start}`);
  }
  // Its body is nobody's; a connection that is not read would stay open.
  await response.body?.cancel().catch(() => {});
  const { status, headers } = response;
  if (status === 401 || status === 407) {
    return found(
      'locked',
      'It asks for a password (status 401), which a frame cannot give. Turn the password off for this page on your machine.',
    );
  }
  if (status === 404) {
    return found(
      'missing',
      `There is no page at this address (status 404). Name the page of your slice simulator with --simulator, or add one: https://prismic.io/docs/slice-simulator`,
    );
  }
  if (status >= 400) {
    return found('failing', `It answers with an error (status ${status}): its terminal says why.`);
  }
  if (nameOf(response.url || address) !== nameOf(address)) {
    return found(
      'elsewhere',
      `It leads to ${response.url}: the page of the simulator must be open.`,
    );
  }
  const refusal = frameRefusal(headers, new URL(response.url || address).origin, origin);
  if (refusal !== null) {
    return found(
      'framed',
      `Its header ${refusal} forbids the editor to show it. Allow ${origin.replace(/:\d+$/, ':*')} in frame-ancestors of the Content-Security-Policy of this page while you develop.`,
    );
  }
  return found('ready');
}

/** The last part of a path: a site may put a language before it. */
const nameOf = (address: string) => new URL(address).pathname.replace(/\/$/, '').split('/').at(-1);

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause && cause.code) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}

/** The header by which a page of `own` forbids a page of `other` to frame it; null: it does not. */
export function frameRefusal(headers: Headers, own: string, other: string): string | null {
  const policies = (headers.get('content-security-policy') ?? '').split(',');
  const ancestors = policies.flatMap((policy) =>
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name?.toLowerCase() === 'frame-ancestors'),
  );
  if (ancestors.length > 0) {
    const refusing = ancestors.find(
      ([, ...sources]) => !sources.some((source) => allows(source.toLowerCase(), own, other)),
    );
    return refusing ? `Content-Security-Policy: ${refusing.join(' ')}` : null;
  }
  const option = headers.get('x-frame-options');
  const isRefused =
    option !== null && (/deny/i.test(option) || (/sameorigin/i.test(option) && own !== other));
  return isRefused ? `X-Frame-Options: ${option}` : null;
}

/** Whether a source of `frame-ancestors` matches an origin: `'self'`, `*`, `http:`, `localhost:*`, `https://*.io`. */
function allows(source: string, own: string, other: string): boolean {
  const { protocol, hostname, port } = new URL(other);
  if (source === "'self'") return own === other;
  if (source === '*' || source === protocol) return true;
  const [, scheme, host = '', sourcePort] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?\/?$/.exec(source) ?? [];
  if (host === '' || host.startsWith("'")) return false;
  const isScheme =
    scheme === undefined ? new URL(own).protocol === protocol : `${scheme}:` === protocol;
  const isHost =
    host === '*' ||
    host === hostname ||
    (host.startsWith('*.') && hostname.endsWith(host.slice(1)));
  return isScheme && isHost && (sourcePort === '*' || (sourcePort ?? '') === port);
}

/** Packages of the protocol that came before `@prismicio/simulator`, which this editor does not speak. */
const OLD = /^@prismicio\/slice-simulator(?:-|$)/;

/** Why the project's simulator is too old for the editor; null if it is not, as far as its files say. */
export function oldSimulator({
  root,
  packageJson,
}: Pick<Project, 'root' | 'packageJson'>): string | null {
  const old = Object.keys(packageJson.dependencies).find((name) => OLD.test(name));
  if (old !== undefined) {
    return `${old} speaks an earlier protocol: update to the SliceSimulator of your framework's package, such as @prismicio/next`;
  }
  const version = installedVersion(root, '@prismicio/simulator');
  return version?.startsWith('0.0.') === true
    ? `@prismicio/simulator ${version} is too old: update it to 0.1 or newer`
    : null;
}

function installedVersion(root: string, name: string): string | null {
  try {
    const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(text) as { readonly version?: unknown };
    return typeof version === 'string' ? version : null;
  } catch {
    // Another package manager's layout, or none: its own messages say what is wrong in the frame.
    return null;
  }
}
