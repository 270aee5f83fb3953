import { LIKE_A_LANGUAGE } from '../../../folder/documentPlace.ts';
import type { MediaUse } from '../../contract/media.ts';

const PLACES =
  /^(?:(?<state>drafts|archive)\/|releases\/(?<release>[^/]+)\/)?documents\/(?<type>[^/]+)\/(?<stem>[^/]+)\.json$/;

const VERSIONS = { drafts: 'draft', archive: 'archived' } as const;

/** Which version of which document a file below the content folder is; nothing for other files. */
export function documentOf(file: string): Pick<MediaUse, 'document' | 'version'> {
  const { state, release, type, stem } = PLACES.exec(file)?.groups ?? {};
  if (type === undefined || stem === undefined) return {};
  const lang = LIKE_A_LANGUAGE.exec(stem)?.[0].slice(1);
  const name = lang === undefined ? stem : stem.slice(0, -lang.length - 1);
  const version =
    release !== undefined
      ? (`release:${release}` as const)
      : state === 'drafts' || state === 'archive'
        ? VERSIONS[state]
        : 'published';
  return { document: { type, name, ...(lang !== undefined && { lang }) }, version };
}
