import type { Json } from '#content/sanitize/json.ts';
import type { SourceMetadata } from '#server/sources/metadata.ts';

const text = { type: 'String', multiple: false };
const integer = (defaultValue: string) => ({
  type: 'Integer',
  multiple: false,
  default: defaultValue,
});
const form = (action: string, fields: Json) => ({
  method: 'GET',
  enctype: 'application/x-www-form-urlencoded',
  action,
  fields,
});

/** The site's metadata: the ref of the session's version as master, and the supported parameters. */
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
        page: integer('1'),
        pageSize: integer('20'),
        orderings: text,
      }),
      tags: form(`${base}/tags`, {}),
    },
    version: '1',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  };
}
