import { isLocalHost } from '../api/allowedOrigins.ts';
import { digestOf, isSecret } from '../authoring/sessions/secrets.ts';
import { DEFAULT_SETTINGS } from '../folder/repositorySettings.ts';
import { must } from './refusal.ts';

/** Fewer characters can be guessed. */
const MIN_TOKEN = 16;

/** Checks a write token's form; `source` names it in the message of the error. */
export function readWriteToken(token: string | undefined, source: string): string | undefined {
  if (token === undefined) return undefined;
  if (token.length >= MIN_TOKEN && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new Error(
    `${source} must have ${MIN_TOKEN} or more letters, digits or signs, without spaces`,
  );
}

/**
 * Throws unless a request may write: it is for this machine, no web page sent it, and it has the
 * token. Browsers add `Origin` to every request that writes; the client sends none.
 */
export function checkAccess(request: Request, token: string): void {
  const { headers } = request;
  must(isLocalHost(request), 'This repository is written to on this machine only', 403);
  const isPage = headers.has('origin') || headers.has('sec-fetch-site');
  must(!isPage, 'Web pages may not write to this repository', 403);
  const given = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  must(given !== undefined, 'The header authorization must be: Bearer <write token>', 401);
  must(
    isSecret(given, digestOf(token)),
    'The write token is not the one this server was started with',
    403,
  );
}

/**
 * Throws unless the request names this repository, as every request of the client does. A folder without a name of its
 * own takes any.
 */
export function checkRepository({ headers }: Request, name: string): void {
  const given = headers.get('repository') ?? '';
  must(given !== '', 'The header repository is missing: it names the repository to write to', 403);
  must(
    given === name || name === DEFAULT_SETTINGS.name,
    `The header repository is "${given.slice(0, 100)}", but this repository is "${name}" (content/repository.json)`,
    403,
  );
}
