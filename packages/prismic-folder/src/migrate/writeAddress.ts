import { respondToError } from '../api/ApiError.ts';
import { decode } from '../json.ts';
import type { ContentSource } from '../types.ts';
import { refusal } from './refusal.ts';

/** Addresses of the write APIs on a repository's server. */
export const WRITE_SERVICES = ['migration-api', 'asset-api', 'custom-types-api'] as const;

export type WriteService = (typeof WRITE_SERVICES)[number];

/** The service of an address, and the path below it; undefined for all other addresses. */
export function writeAddress(
  pathname: string,
): { readonly service: WriteService; readonly path: readonly string[] } | undefined {
  const [, name, ...path] = pathname.split('/');
  const service = WRITE_SERVICES.find((known) => known === name);
  if (service === undefined) return undefined;
  return { service, path: path.filter((part) => part !== '').map((part) => decode(part)) };
}

/** Answers the addresses of the write APIs on a server that nothing may write to. */
export const writingIsOff: ContentSource = () =>
  Promise.resolve(
    respondToError(
      refusal(404, 'This repository is read only: start the server with a write token to write'),
    ),
  );
