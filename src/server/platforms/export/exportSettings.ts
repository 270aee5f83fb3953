import { resolve } from 'node:path';
import { readSiteOrigin } from '#server/settings/env.ts';
import { EnvError, type EnvSource } from '#server/settings/EnvError.ts';
import { parseUrl } from '#ui/parseUrl.ts';

/** Settings of an export. */
export interface ExportSettings {
  readonly folder: string;
  /** Whether it is the default folder, which may be emptied. */
  readonly isDefault: boolean;
  /** The site's public origin. */
  readonly origin: string;
  /** The path that the site is below, such as `/portfolio`; empty at the root of its host. */
  readonly base: string;
  /** Whether the address is known. */
  readonly hasOrigin: boolean;
  /** Whether only the pages are written, and everything else is counted. */
  readonly isTrial: boolean;
}

const DEFAULT_FOLDER = 'dist/export';
const DEFAULT_ORIGIN = 'http://localhost:3000';

/** A path whose parts need no escaping in any file. */
const BASE = /^(?:\/[\w.~-]+)*$/;

/** The origin and the path of a site's address; null unless it is one. */
export function splitSite(
  address: string,
): { readonly origin: string; readonly base: string } | null {
  const url = parseUrl(address);
  const base = url?.pathname.replace(/\/+$/, '') ?? '';
  const isPlain =
    url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  return isPlain && BASE.test(base) ? { origin: url.origin, base } : null;
}

const expected = '--out <folder> or --address <address of the site> was expected';

/** Parses `--out <folder>`, `--address <address>`, `--trial` and `SITE_ORIGIN`. Throws `EnvError` for anything else. */
export function exportSettings(given: readonly string[], source: EnvSource): ExportSettings {
  const args = given.filter((arg) => arg !== '--trial');
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 2) {
    const [option = '', value] = args.slice(at, at + 2);
    if (!['--out', '--address'].includes(option) || !value || options.has(option))
      throw new EnvError(`"${args.join(' ')}" is not understood: ${expected}`);
    options.set(option, value);
  }
  const folder = options.get('--out');
  const address = options.get('--address') ?? readSiteOrigin(source);
  const site = splitSite(address ?? DEFAULT_ORIGIN);
  if (!site)
    throw new EnvError(`"${address}" is not an address such as https://your-name.com/work`);
  return {
    folder: resolve(folder ?? DEFAULT_FOLDER),
    isDefault: folder === undefined,
    ...site,
    hasOrigin: address !== null,
    isTrial: args.length < given.length,
  };
}
