import { createRepository } from '../../../src/api/createRepository.ts';
import type {
  AlternateLanguage,
  ContentSource,
  RepositoryDocument,
  Snapshot,
} from '../../../src/types.ts';
import { readDraft } from './readDraft.ts';
import type { DoubleState, StoredDocument } from './state.ts';

const MOMENT = '2026-11-21T09:00:00+0000';

/** The Content API of published content; drafts are in a release, if tokens may see it. */
export function contentService(state: DoubleState, showsDrafts: boolean): ContentSource {
  let made: { readonly version: number; readonly snapshot: Snapshot } | undefined;
  const snapshot = () => {
    if (made?.version !== state.version) {
      made = { version: state.version, snapshot: snapshotOf(state, showsDrafts) };
    }
    return made.snapshot;
  };
  return createRepository({ snapshot });
}

function snapshotOf(state: DoubleState, showsDrafts: boolean): Snapshot {
  const [first = { id: 'en-gb', name: 'English' }, ...others] = state.languages;
  const drafts = [...state.drafts.values()];
  return {
    name: state.name,
    languages: [first, ...others],
    visibility: 'private',
    accessTokens: [state.accessToken],
    models: state.models(),
    ref: `master-${state.version}`,
    documents: [...state.published.values()].map((one) => apiDocument(state, one, false)),
    releases: showsDrafts
      ? [
          {
            id: 'migration',
            label: 'Migration release',
            ref: `migration-${state.version}`,
            documents: drafts.map((one) => apiDocument(state, one, true)),
          },
        ]
      : [],
    drafts: null,
    problems: [],
  };
}

function apiDocument(
  state: DoubleState,
  one: StoredDocument,
  isDraft: boolean,
): RepositoryDocument {
  const { id, uid, type, lang, tags } = one;
  return {
    id,
    uid,
    type,
    lang,
    tags,
    slugs: ['-'],
    alternate_languages: alternates(isDraft ? state.documents() : state.published.values(), one),
    first_publication_date: MOMENT,
    last_publication_date: MOMENT,
    data: readDraft(state, one),
  };
}

function alternates(all: Iterable<StoredDocument>, { id, group }: StoredDocument) {
  return [...all].flatMap((one): AlternateLanguage[] => {
    if (one.group !== group || one.id === id) return [];
    const { type, lang, uid } = one;
    return [{ id: one.id, type, lang, ...(uid !== null && { uid }) }];
  });
}
