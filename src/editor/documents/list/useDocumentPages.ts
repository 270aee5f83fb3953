import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentSummary } from '#prismic-folder/contract';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import { onDocuments } from '../../ui/hooks/useAnswer.ts';
import { filterQuery, type ListFilter } from './listFilter.ts';

export interface DocumentPages {
  /** undefined: not answered yet. */
  readonly documents: readonly DocumentSummary[] | undefined;
  readonly total: number;
  readonly isLoading: boolean;
  readonly problem: string | null;
  /** Adds the next page, if there is one. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const PAGE = 50;
/** The API lists 100 documents at once. */
const MAX_PAGES = 2;
/** Typing a word is one search. */
const PAUSE_MS = 120;

interface Loaded {
  readonly documents: readonly DocumentSummary[];
  readonly total: number;
}

/**
 * The documents of a filter, page by page. When documents change on disk, as many pages as are shown
 * are read again, at most so many that it stays quick.
 */
export function useDocumentPages(
  filter: ListFilter,
  protectedIds: ReadonlySet<string>,
): DocumentPages {
  const { api } = useEditor();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isLoading, setIsLoading] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef(0);
  const more = useRef<AbortController | null>(null);
  const again = useRef(() => {});
  const query = JSON.stringify(filterQuery(filter, protectedIds));

  const read = useCallback(
    (page: number, pageSize: number, signal: AbortSignal) =>
      // Cast: written by `filterQuery` above.
      api.call(
        'listDocuments',
        { query: { ...(JSON.parse(query) as ReturnType<typeof filterQuery>), page, pageSize } },
        { signal },
      ),
    [api, query],
  );

  useEffect(() => {
    let stop = new AbortController();
    const ask = () => {
      stop.abort();
      more.current?.abort();
      const asked = new AbortController();
      stop = asked;
      setIsLoading(true);
      const pages = Math.min(MAX_PAGES, Math.max(1, Math.ceil(shown.current / PAGE)));
      read(1, pages * PAGE, asked.signal).then(
        ({ documents, total }) => {
          if (asked.signal.aborted) return;
          shown.current = documents.length;
          setLoaded({ documents, total });
          setProblem(null);
          setIsLoading(false);
        },
        (error: unknown) => {
          if (asked.signal.aborted) return;
          setProblem(sentenceOf(error));
          setIsLoading(false);
        },
      );
    };
    again.current = ask;
    const timer = setTimeout(ask, shown.current === 0 ? 0 : PAUSE_MS);
    const stopListening = onDocuments(api, ask);
    return () => {
      clearTimeout(timer);
      stop.abort();
      stopListening();
    };
  }, [api, read]);

  const loadMore = () => {
    if (isLoading || loaded === undefined || loaded.documents.length >= loaded.total) return;
    const stop = new AbortController();
    more.current = stop;
    setIsLoading(true);
    const { length } = loaded.documents;
    read(Math.floor(length / PAGE) + 1, PAGE, stop.signal).then(
      ({ documents, total }) => {
        if (stop.signal.aborted) return;
        const all = withoutDoubles([...loaded.documents, ...documents]);
        shown.current = all.length;
        // An end that came sooner than the total said would be asked for again and again.
        setLoaded({ documents: all, total: documents.length === 0 ? all.length : total });
        setIsLoading(false);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setProblem(sentenceOf(error));
        setIsLoading(false);
      },
    );
  };

  return {
    documents: loaded?.documents,
    total: loaded?.total ?? 0,
    isLoading,
    problem,
    loadMore,
    retry: () => again.current(),
  };
}

/** A document that was saved meanwhile moves to the first page, and others to the next one. */
function withoutDoubles(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const keys = new Set<string>();
  return documents.filter(({ type, name, lang }) => {
    const key = `${type}/${name}.${lang}`;
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}
