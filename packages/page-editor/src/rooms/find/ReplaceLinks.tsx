import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoundLink, ReplaceReport } from 'prismic-folder/contract';
import { releaseNames } from '../../session/documentWords.ts';
import { countWords } from '../../kit/countWords.ts';
import { documentId, keyOf } from '../../session/documentCall.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useAnswerTo } from '../../session/useAnswer.ts';
import { useReleases } from '../../session/useDocumentAnswers.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { NameRow, RuledList } from '../../kit/lists/Ruled.tsx';
import { Note, Problem } from '../../kit/text/Text.tsx';
import {
  type Destinations,
  destinationWords,
  keepDestinations,
  lengthProblem,
  problemOf,
  readDestinations,
  toRequest,
  DestinationField,
} from './DestinationField.tsx';
import { LinkRow } from './LinkRow.tsx';
import { useSame } from '../../kit/hooks/useSame.ts';
import { useSettled } from '../../kit/hooks/useSettled.ts';
import { useTitles } from './placeWords.ts';
import * as styles from './find.styles.ts';

/** So many links are shown at first, and with each press. */
const SHOWN = 50;

/** Where links lead to a place, and leads those that are chosen elsewhere. */
export function ReplaceLinks() {
  const { api, models, toast, announce } = useEditor();
  const [{ from, to }, setDestinations] = useState(readDestinations);
  const [shown, setShown] = useState(SHOWN);
  const list = useRef<HTMLUListElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReplaceReport['refused']>([]);
  const { value: releases } = useReleases();
  const names = releaseNames(releases ?? []);
  const titleOf = useTitles();
  const { isRunning, problem, run } = useAction();
  const source = useSame(toRequest(from));
  const asked = useSettled(source);
  const load = useMemo(
    () =>
      asked &&
      (async (signal: AbortSignal) =>
        (await api.call('findLinks', { body: { to: asked } }, { signal })).links),
    [api, asked],
  );
  const { value: found, problem: failure } = useAnswerTo(api, load);
  const chosen = (found ?? []).filter((link) => !left.has(nameOf(link)));
  const target = problemOf(to) === null ? toRequest(to) : null;
  const isSame = target !== null && JSON.stringify(source) === JSON.stringify(target);

  const choose = (part: Partial<Destinations>) => {
    const next = { from, to, ...part };
    setDestinations(next);
    keepDestinations(next);
    setRefused([]);
  };
  const showMore = () => {
    // The button may be gone then: its focus goes to the first of the rows it adds.
    flushSync(() => setShown(shown + SHOWN));
    list.current?.children[shown]?.querySelector('input')?.focus();
  };
  const replace = () => {
    if (source === null || target === null || isSame || chosen.length === 0 || isRunning) return;
    run(async () => {
      setRefused([]);
      const places = chosen.map(({ document, version, revision, path }) => ({
        document: keyOf(document),
        version,
        revision,
        path,
      }));
      const body = { from: source, to: target, places };
      const report = await api.call('replaceLinks', { body });
      setRefused(report.refused);
      if (report.refused.length > 0) {
        announce('Nothing was changed.', 'assertive');
        return;
      }
      const message = `${countWords(places.length, 'link')} in ${countWords(report.saved.length, 'document')} changed, not public yet.`;
      toast({
        message,
        action: {
          label: 'Undo',
          run: () => {
            api.call('undoReplaceLinks', { body: { saved: report.saved } }).then(
              () => toast({ message: 'The links lead where they led before.' }),
              (error: unknown) => toast({ message: sentenceOf(error) }),
            );
          },
        },
      });
    });
  };

  return (
    <Stack gap={24} className={styles.panel}>
      <DestinationField
        label="Links that lead to"
        value={from}
        problem={lengthProblem(from)}
        onChange={(next) => {
          choose({ from: next });
          setLeft(new Set());
          setShown(SHOWN);
        }}
      />
      <Problem>{failure}</Problem>
      {source !== null && (
        <Note as="output">{found === undefined ? 'Looking' : linksWords(found.length)}</Note>
      )}
      {found !== undefined && found.length > 0 && (
        <>
          {found.length > 1 && (
            <Row wraps>
              <Note as="span">{`${chosen.length} of ${found.length} chosen`}</Note>
              <Button
                kind="text"
                isDisabled={chosen.length === found.length}
                onPress={() => setLeft(new Set())}
              >
                Choose all
              </Button>
              <Button
                kind="text"
                isDisabled={chosen.length === 0}
                onPress={() => setLeft(new Set(found.map(nameOf)))}
              >
                Choose none
              </Button>
            </Row>
          )}
          <RuledList aria-label="Links" ref={list}>
            {found.slice(0, shown).map((link) => (
              <LinkRow
                key={nameOf(link)}
                link={link}
                title={titleOf(link.document)}
                names={names}
                before={destinationWords(models, from)}
                after={isSame ? '' : destinationWords(models, to)}
                isChosen={!left.has(nameOf(link))}
                onChoose={(isChosen) => {
                  const next = new Set(left);
                  if (isChosen) next.delete(nameOf(link));
                  else next.add(nameOf(link));
                  setLeft(next);
                }}
              />
            ))}
          </RuledList>
          {found.length > shown && (
            <Row wraps>
              <Button onPress={showMore}>Show more</Button>
              <Note as="span">{`${shown} of ${found.length} links are shown.`}</Note>
            </Row>
          )}
          <DestinationField
            label="Lead them to"
            value={to}
            problem={problemOf(to)}
            onChange={(next) => choose({ to: next })}
          />
          {refused.length > 0 && (
            <Stack gap={12} role="alert">
              <Note>Nothing was changed:</Note>
              <RuledList>
                {refused.map(({ document, reason, path }) => (
                  <NameRow
                    key={`${documentId(document)} ${path?.join()} ${reason}`}
                    name={`${document.type}/${document.name}: ${reason}`}
                  />
                ))}
              </RuledList>
            </Stack>
          )}
          <Problem>{problem}</Problem>
          <Row wraps>
            <Button
              kind="primary"
              size="dialog"
              isDisabled={target === null || isSame || chosen.length === 0}
              isPending={isRunning}
              onPress={replace}
            >
              {`Change ${countWords(chosen.length, 'link')}`}
            </Button>
            <Note as="span">
              They become drafts, all of them or none. Nothing is public before you publish.
            </Note>
          </Row>
        </>
      )}
    </Stack>
  );
}

const nameOf = ({ document, version, path }: FoundLink) =>
  `${version} ${documentId(document)} ${path.join('/')}`;

const linksWords = (count: number) =>
  count === 0 ? 'No link leads there.' : `${countWords(count, 'link leads', 'links lead')} there.`;
