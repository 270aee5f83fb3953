import { useEffect, useState } from 'react';
import type { ShrunkMedia } from 'prismic-folder/contract';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { formatBytes, formatSize } from '../../fields/media/file/fileWords.ts';
import { useMediaItems, useUndoOffer } from '../../fields/media/file/mediaItems.ts';
import { mediaUrl, thumbnailUrl } from '../../fields/media/value/mediaUrl.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { countWords } from '../../kit/countWords.ts';
import { useOpenSignal } from '../../kit/hooks/useOpenSignal.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { Dialog } from '../../kit/overlays/Dialog.tsx';
import { Note, Problem, Text } from '../../kit/text/Text.tsx';
import { useQueue, type WorkFiles } from './useQueue.ts';
import * as styles from './Work.styles.ts';

type ShrinkDialogProps = {
  files: WorkFiles;
  onClose: () => void;
};

/** Measures what shrinking saves before it is done; originals stay in the bin for 30 days. */
export function ShrinkDialog({ files, onClose }: ShrinkDialogProps) {
  const { api, announce } = useEditor();
  const items = useMediaItems();
  const offerUndo = useUndoOffer();
  const { names, problem } = useQueue(files);
  const [results, setResults] = useState<ReadonlyMap<string, Shrunk>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const openSignal = useOpenSignal();
  useMeasuring(names, setResults);

  const all = [...results.values()];
  const measured = all.flatMap((one) => (one.kind === 'measured' ? [one.report] : []));
  const isDone = all.some(({ kind }) => kind === 'done');
  const isMeasuring = names === null || results.size < names.length;
  const saved = measured.reduce((sum, { before, after }) => sum + before.bytes - after.bytes, 0);
  const shrink = async () => {
    setBusy(true);
    const signal = openSignal();
    const binned: string[] = [];
    for (const { before } of measured) {
      // What the server has begun ends, and can be undone.
      if (signal.aborted) break;
      // One after the other: decoding takes the memory of a large picture.
      // oxlint-disable-next-line no-await-in-loop
      const result = await attempt(() =>
        api.call('shrinkMedia', { query: { name: before.name }, body: {} }),
      );
      const item = result.kind === 'refused' ? undefined : result.report.item;
      if (item !== undefined) items.put(item);
      if (item?.binned !== undefined) binned.unshift(item.binned);
      setResults((known) =>
        new Map(known).set(
          before.name,
          result.kind === 'refused' ? result : { ...result, kind: 'done' },
        ),
      );
    }
    setBusy(false);
    if (binned.length === 0) return;
    const words = `${countWords(binned.length, 'picture')} ${binned.length === 1 ? 'is' : 'are'} smaller.`;
    announce(words);
    offerUndo(`${words} The originals are in the bin for 30 days.`, binned);
    if (binned.length === measured.length && !signal.aborted) onClose();
  };
  return (
    <Dialog
      title={names?.length === 1 ? 'Shrink the picture' : 'Shrink pictures'}
      lead="Crops and places stay as they are. The originals stay in the bin for 30 days."
      width={760}
      onClose={onClose}
      foot={
        <>
          <Note as="output" className={styles.sum}>
            {isMeasuring && names !== null
              ? `Measuring ${results.size + 1} of ${names.length}`
              : saved > 0 && `Saves ${formatBytes(saved)}`}
          </Note>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {!(isDone && measured.length === 0) && (
            <Button
              kind="primary"
              size="dialog"
              isDisabled={isMeasuring || measured.length === 0}
              isPending={isBusy}
              onPress={() => void shrink()}
            >
              {measured.length === 0
                ? 'Shrink'
                : `Shrink ${countWords(measured.length, 'picture')}`}
            </Button>
          )}
        </>
      }
    >
      <Problem>{problem}</Problem>
      <RuledList>
        {names?.map((name) => (
          <ShrinkRow key={name} name={name} result={results.get(name) ?? null} />
        ))}
      </RuledList>
    </Dialog>
  );
}

/** Tries every file without changing it, one after the other. */
function useMeasuring(
  names: readonly string[] | null,
  setResults: (change: (known: ReadonlyMap<string, Shrunk>) => ReadonlyMap<string, Shrunk>) => void,
) {
  const { api } = useEditor();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const measure = async () => {
      for (const name of names ?? []) {
        const request = { query: { name }, body: { dryRun: true } };
        // oxlint-disable-next-line no-await-in-loop
        const result = await attempt(() => api.call('shrinkMedia', request, { signal }));
        if (signal.aborted) return;
        setResults((known) => new Map(known).set(name, result));
      }
    };
    void measure();
    return () => control.abort();
  }, [api, names, setResults]);
}

async function attempt(run: () => Promise<ShrunkMedia>): Promise<Shrunk> {
  try {
    return { kind: 'measured', report: await run() };
  } catch (error) {
    return { kind: 'refused', message: sentenceOf(error) };
  }
}

type ShrinkRowProps = {
  name: string;
  /** null: not measured yet. */
  result: Shrunk | null;
};

/** One picture with its size before and after, or why it stays as it is. */
function ShrinkRow({ name, result }: ShrinkRowProps) {
  const report = result === null || result.kind === 'refused' ? null : result.report;
  const isDone = result?.kind === 'done';
  const shown = isDone && report !== null ? report.after.name : name;
  return (
    <RuledRow align="center">
      <img
        className={styles.thumbnail}
        src={thumbnailUrl(mediaUrl(shown), { width: 80 })}
        alt=""
        loading="lazy"
      />
      <Stack as="span" isGrowing>
        <Text size="small" weight="medium">
          {name}
        </Text>
        {result === null && <Note as="span">Not measured yet</Note>}
        {result?.kind === 'refused' && <Text size="small">{result.message}</Text>}
        {report !== null && (
          <Note as="span">
            <span>
              {`${formatSize(report.before)}, ${formatBytes(report.before.bytes)} → ${formatSize(report.after)}, ${formatBytes(report.after.bytes)}`}
            </span>
            {report.after.name !== name && <span>{`, as ${report.after.name}`}</span>}
          </Note>
        )}
      </Stack>
      {report !== null && (
        <Text size="small" weight="medium" className={styles.figures}>
          {isDone
            ? 'Done'
            : `−${Math.round((1 - report.after.bytes / report.before.bytes) * 100)}%`}
        </Text>
      )}
    </RuledRow>
  );
}

/** What became of one picture: measured, or why it stays. */
type Shrunk =
  | { readonly kind: 'measured' | 'done'; readonly report: ShrunkMedia }
  | { readonly kind: 'refused'; readonly message: string };
