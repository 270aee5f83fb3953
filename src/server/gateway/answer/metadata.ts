import { sourceFailed } from '../GatewayError.ts';
import { isRecord, texts, textOf, type Json } from '../rawDocument.ts';

/** What the gateway reads of a source's metadata. */
export interface SourceMetadata {
  /** Ref of what is published. */
  readonly master: string;
  readonly bookmarks: Json;
  readonly types: Json;
  readonly languages: readonly Json[];
  readonly releases: readonly ReleaseRef[];
}

/** A release as the source lists it. */
export interface ReleaseRef {
  readonly id: string;
  readonly label: string;
  readonly ref: string;
}

/** Throws a 502 where the source names no master ref. */
export function readMetadata(answer: unknown): SourceMetadata {
  const from = isRecord(answer) ? answer : {};
  const refs = Array.isArray(from['refs']) ? from['refs'].filter(isRecord) : [];
  const master = textOf(refs.find((ref) => ref['isMasterRef'] === true)?.['ref']);
  if (master === '') {
    throw sourceFailed('The content source names no master ref');
  }
  return {
    master,
    bookmarks: isRecord(from['bookmarks']) ? from['bookmarks'] : {},
    types: isRecord(from['types']) ? from['types'] : {},
    languages: Array.isArray(from['languages']) ? from['languages'].filter(isRecord) : [],
    releases: refs
      .filter((ref) => ref['isMasterRef'] !== true)
      .map(({ id, label, ref }) => ({ id: textOf(id), label: textOf(label), ref: textOf(ref) })),
  };
}

export function hasLanguage({ languages }: SourceMetadata, lang: string): boolean {
  return lang === '*' || texts(languages.map(({ id }) => id)).includes(lang);
}

const text = { type: 'String', multiple: false };
const whole = (usual: string) => ({ type: 'Integer', multiple: false, default: usual });
const form = (action: string, fields: Json) => ({
  method: 'GET',
  enctype: 'application/x-www-form-urlencoded',
  action,
  fields,
});

/**
 * The site's own metadata: as master the ref the visitor reads, and forms with the parameters that
 * are answered.
 */
export function siteMetadata(
  { bookmarks, types, languages }: SourceMetadata,
  master: string,
  base: string,
  tags: readonly string[],
): Json {
  return {
    refs: [{ id: 'master', ref: master, label: 'Master', isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks,
    types,
    tags,
    languages: languages.map(({ id, name, is_master }) => ({ id, name, is_master })),
    forms: {
      everything: form(`${base}/documents/search`, {
        ref: text,
        q: { type: 'String', multiple: true },
        lang: text,
        page: whole('1'),
        pageSize: whole('20'),
        orderings: text,
      }),
      tags: form(`${base}/tags`, {}),
    },
    version: '1',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  };
}
