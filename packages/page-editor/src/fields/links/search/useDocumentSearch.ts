import { useCallback } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import type { AuthoringClient } from '../../../api/AuthoringClient.ts';
import { type Answer, useAnswer } from '../../../session/useAnswer.ts';
import { hasWords } from '../../../kit/lists/matching.ts';
import { documentId } from '../../../session/documentCall.ts';
import { useEditor } from '../../../session/EditorContext.ts';

/** Which documents may be chosen; empty: any. */
export interface Allowed {
  readonly types: readonly string[];
  readonly tags: readonly string[];
}

const MAX = 20;

/**
 * As many as the API gives at once, the last saved first: the words may be in the title of one of the last, and those
 * before may all be archived.
 */
const ASKED = 100;

/** The documents that fit a search: first those with the words in their title. */
export async function searchDocuments(
  api: AuthoringClient,
  text: string,
  { types, tags }: Allowed,
  signal?: AbortSignal,
): Promise<readonly DocumentSummary[]> {
  const search = text.trim().slice(0, 300);
  // The API filters by one type and one tag.
  const queries = orAny(types).flatMap((type) =>
    orAny(tags).map((tag) => ({
      pageSize: ASKED,
      ...(type !== null && { type }),
      ...(tag !== null && { tag }),
      ...(search !== '' && { search }),
    })),
  );
  const answers = await Promise.all(
    queries.map((query) => api.call('listDocuments', { query }, signal ? { signal } : {})),
  );
  const all = answers.flatMap(({ documents }) => documents);
  const unique = new Map(all.map((document) => [documentId(document), document]));
  const rank = ({ title }: DocumentSummary) => (search !== '' && hasWords(title, search) ? 1 : 0);
  return [...unique.values()]
    .filter(({ status }) => status !== 'archived')
    .sort((one, other) => rank(other) - rank(one) || other.savedAt - one.savedAt)
    .slice(0, MAX);
}

const orAny = (values: readonly string[]): readonly (string | null)[] =>
  values.length === 0 ? [null] : values;

/** The same while the text is written. */
export function useDocumentSearch(
  text: string,
  allowed: Allowed,
): Answer<readonly DocumentSummary[]> {
  const { api } = useEditor();
  const key = JSON.stringify(allowed);
  const load = useCallback(
    async (signal: AbortSignal) => {
      // Cast: written above.
      const documents = await searchDocuments(api, text, JSON.parse(key) as Allowed, signal);
      return { text, documents };
    },
    [api, text, key],
  );
  const { value: answer, problem } = useAnswer(api, load);
  return { value: answer && fitting(answer, text), problem };
}

interface Found {
  readonly text: string;
  readonly documents: readonly DocumentSummary[];
}

/** A choice made before the answer has come must not be one that the words rule out. */
function fitting({ text, documents }: Found, now: string): Found['documents'] | undefined {
  if (text === now) return documents;
  const still = documents.filter(({ title }) => hasWords(title, now));
  return still.length > 0 ? still : undefined;
}
