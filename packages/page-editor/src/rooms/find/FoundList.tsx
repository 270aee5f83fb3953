import { useState, useMemo } from 'react';
import type { FoundDocuments } from 'prismic-folder/contract';
import type { Elements } from '../../kit/Elements.ts';
import { useReleases } from '../../session/useDocumentAnswers.ts';
import { releaseNames } from '../../session/documentWords.ts';
import { countWords } from '../../kit/countWords.ts';
import { documentId } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { type Option, OptionList } from '../../kit/lists/OptionList.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import { foundAddress, placeWords, versionWords, useTitles } from './placeWords.ts';
import * as styles from './find.styles.ts';
import { useAnswer } from '../../session/useAnswer.ts';

/** So many places of a document are shown at first. */
const FIRST = 5;

type FoundListProps = {
  label: string;
  /** undefined while the first answer is awaited. */
  value: Found | undefined;
  emptyText: string;
  /** What is shown of a place in place of its match. */
  wordsOf?: (match: string) => string;
  /** Shows the documents after these. */
  onMore: () => void;
};

/** What was found, by document; a press opens the place. The last rows show what is not in the list yet. */
export function FoundList({ label, value, emptyText, wordsOf, onMore }: FoundListProps) {
  const { models, go } = useEditor();
  const titleOf = useTitles();
  const { value: releases } = useReleases();
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  if (value === undefined) return <Note>Looking</Note>;
  const { search, found } = value;
  const names = releaseNames(releases ?? []);
  const actions = new Map<string, () => void>();
  const option = (id: string, text: string, content: Elements, run: () => void): Option => {
    actions.set(id, run);
    return { id, text, content };
  };
  const sections = found.documents.map(({ document, version, places, total }) => {
    const id = `${version} ${documentId(document)}`;
    const group = `${search}\n${id}`;
    const shown = whole.has(group) ? places : places.slice(0, FIRST);
    const options = shown.map((place, at) => {
      const { before, match, after, path } = place;
      const content = (
        <span className={styles.entry}>
          <Note as="span">{placeWords(models, document.type, path)}</Note>
          <Text dir="auto">
            {wordsOf ? (
              <>
                <Text weight="medium">{wordsOf(match)}</Text>
                <span>{` ${after}`}</span>
              </>
            ) : (
              <>
                <span>{before}</span>
                <mark className={styles.match}>{match}</mark>
                <span>{after}</span>
              </>
            )}
          </Text>
        </span>
      );
      return option(`${id} ${at}`, `${before}${match}${after}`, content, () =>
        go(foundAddress(models, document, version, path)),
      );
    });
    // Its place is taken by the first row that it adds, which then has the focus.
    if (shown.length < places.length) {
      const words = `Show ${places.length < total ? 'the first' : 'all'} ${places.length} places`;
      options.push(
        option(`${id} ${shown.length}`, words, <More>{words}</More>, () =>
          setWhole(new Set([...whole, group])),
        ),
      );
    }
    const head = (
      <>
        <Text isGrowing className={styles.document} tone="text" weight="medium" dir="auto">
          {titleOf(document)}
        </Text>
        <span>{versionWords(version, names)}</span>
        {total > shown.length && <span>{`${shown.length} of ${total} places`}</span>}
      </>
    );
    return { id, head, options };
  });
  const isMore = found.documents.length < found.total;
  const words = 'Show more documents';
  // Another row with each page: its focus goes to the row before it, which the further ones follow.
  const more = `more ${found.documents.length}`;
  return (
    <>
      <Note as="output">
        {found.total === 0
          ? emptyText
          : `${countWords(found.total, 'document')}${isMore ? `, the first ${found.documents.length} of them` : ''}`}
      </Note>
      <OptionList
        label={label}
        isRuled
        sections={sections}
        options={isMore ? [option(more, words, <More>{words}</More>, onMore)] : []}
        onChoose={(id) => actions.get(id)?.()}
      />
    </>
  );
}

/** A row that shows further ones. */
function More({ children }: { readonly children: string }) {
  return (
    <Text size="small" weight="medium" className={styles.more}>
      {children}
    </Text>
  );
}

/** Asks for one page of what is found; pages begin at 1. */
type AskPage = (page: number, signal: AbortSignal) => Promise<FoundDocuments>;

interface Found {
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
