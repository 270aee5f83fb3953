import { memoize } from '../json.ts';
import type { Snapshot } from '../types.ts';
import { oauthOf, respond } from './ApiError.ts';
import type { Call } from './Call.ts';
import { LICENSE, VERSION } from './envelope.ts';

/** `GET /api/v2`: refs, languages, types and forms. */
export function metadata({ content, base, access }: Call): Response {
  const { snapshot } = content;
  const body = {
    refs: refsOf(snapshot, access.releases),
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries(
      [...snapshot.models.types.values()].map(({ id, label }) => [id, label]),
    ),
    tags: tagsOf(snapshot),
    languages: snapshot.languages.map(({ id, name }, index) => ({
      id,
      name,
      is_master: index === 0,
    })),
    forms: formsOf(base),
    ...oauthOf(base),
    version: VERSION,
    license: LICENSE,
    experiments: { draft: [], running: [] },
  };
  return respond(JSON.stringify(body), 'short', access.personal);
}

/** `GET /api/v2/tags`: every tag of master's documents, sorted alphabetically. */
export function tags({ content, access }: Call): Response {
  return respond(JSON.stringify(tagsOf(content.snapshot)), 'short', access.personal);
}

const tagsOf = memoize(({ documents }: Snapshot): readonly string[] => {
  const found = new Set<string>();
  for (const { tags } of documents) for (const tag of tags) found.add(tag);
  return [...found].sort(new Intl.Collator('en').compare);
});

function refsOf({ ref, releases }: Snapshot, listed: boolean) {
  const master = { id: 'master', ref, label: 'Master', isMasterRef: true };
  if (!listed) return [master];
  return [
    master,
    ...releases.map(({ id, label, ref, scheduledAt }) => ({
      id,
      ref,
      label,
      ...(scheduledAt !== undefined && { scheduledAt }),
    })),
  ];
}

const ENCTYPE = 'application/x-www-form-urlencoded';

const text = { type: 'String', multiple: false };

/** The forms of the API at `base`: `everything` searches, `tags` lists tags. */
function formsOf(base: string) {
  return {
    everything: {
      method: 'GET',
      enctype: ENCTYPE,
      action: `${base}/documents/search`,
      fields: {
        ref: text,
        q: { type: 'String', multiple: true },
        lang: text,
        page: { type: 'Integer', multiple: false, default: '1' },
        pageSize: { type: 'Integer', multiple: false, default: '20' },
        after: text,
        fetch: text,
        fetchLinks: text,
        graphQuery: text,
        orderings: text,
        routes: text,
        brokenRoute: text,
        referer: text,
      },
    },
    tags: { method: 'GET', enctype: ENCTYPE, action: `${base}/tags`, fields: {} },
  };
}
