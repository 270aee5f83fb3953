import { useMemo, useState } from 'react';
import type { FoundDocuments } from 'prismic-folder/contract';
import { useAnswer } from '../../session/useAnswer.ts';
import { documentId } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';

/** Asks for one page of what is found; pages begin at 1. */
export type AskPage = (page: number, signal: AbortSignal) => Promise<FoundDocuments>;

export interface Found {
  /** The words of the search that was answered: while another one is looked for, the last results stay. */
  readonly search: string;
  readonly found: FoundDocuments;
}

/**
 * What a search finds, page after page; all pages that are shown are asked again when a document changes. `ask` has
 * to stay the same function while the search does; null asks nothing.
 */
export function useFound(search: string, ask: AskPage | null) {
  const { api } = useEditor();
  const [shown, setShown] = useState({ ask, pages: 1 });
  // Another search begins with its first page.
  const pages = shown.ask === ask ? shown.pages : 1;
  const load = useMemo(
    () =>
      ask &&
      (async (signal: AbortSignal): Promise<Found> => {
        const numbers = Array.from({ length: pages }, (_none, at) => at + 1);
        const answers = await Promise.all(numbers.map((page) => ask(page, signal)));
        // One that was changed between two of the answers may be in both.
        const documents = new Map(
          answers.flatMap((answer) =>
            answer.documents.map((one) => [`${one.version} ${documentId(one.document)}`, one]),
          ),
        );
        return {
          search,
          found: { documents: [...documents.values()], total: answers[0]?.total ?? 0 },
        };
      }),
    [ask, pages, search],
  );
  const { value, problem } = useAnswer(api, load);
  return {
    value: ask === null ? undefined : value,
    problem: ask === null ? null : problem,
    showMore: () => setShown({ ask, pages: pages + 1 }),
  };
}
