import { useEffect, useState } from 'react';
import type { ShrunkMedia } from '#prismic-folder/contract';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { countWords } from '../../documents/names/typeWords.ts';
import { useEditor } from '../../EditorContext.ts';
import { formatBytes } from '../../media/file/formatFile.ts';
import { useMediaItems } from '../../media/file/useMediaItem.ts';
import { useUndoOffer } from '../../media/file/useUndoOffer.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useQueue } from '../describe/useQueue.ts';
import { ShrinkRow } from './ShrinkRow.tsx';
import type { Shrunk } from './Shrunk.ts';
import * as styles from './Shrink.styles.ts';

type ShrinkDialogProps = {
  /** null: all that are larger than needed. */
  names: readonly string[] | null;
  onClose: () => void;
};

/** Measures what shrinking saves before it is done; originals stay in the bin for 30 days. */
export function ShrinkDialog({ names: given, onClose }: ShrinkDialogProps) {
  const { api, announce } = useEditor();
  const items = useMediaItems();
  const offerUndo = useUndoOffer();
  const { names, problem } = useQueue(given, 'oversized');
  const [results, setResults] = useState<ReadonlyMap<string, Shrunk>>(new Map());
  const [isBusy, setBusy] = useState(false);
  useMeasuring(names, setResults);

  const all = [...results.values()];
  const measured = all.flatMap((one) => (one.kind === 'measured' ? [one.report] : []));
  const isDone = all.some(({ kind }) => kind === 'done');
  const isMeasuring = names === null || results.size < names.length;
  const saved = measured.reduce((sum, { before, after }) => sum + before.bytes - after.bytes, 0);
  const shrink = async () => {
    setBusy(true);
    const binned: string[] = [];
    for (const { before } of measured) {
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
    if (binned.length === measured.length) onClose();
  };
  return (
    <Dialog
      title={names?.length === 1 ? 'Shrink the picture' : 'Shrink pictures'}
      lead="Crops and places stay as they are. The originals stay in the bin for 30 days."
      isOpen
      width={760}
      onClose={onClose}
      foot={
        <>
          <output className={styles.sum}>
            {isMeasuring && names !== null
              ? `Measuring ${results.size + 1} of ${names.length}`
              : saved > 0 && `Saves ${formatBytes(saved)}`}
          </output>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {!(isDone && measured.length === 0) && (
            <Button
              kind="primary"
              size="dialog"
              isDisabled={isBusy || isMeasuring || measured.length === 0}
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
      {problem !== null && (
        <p className={styles.reason} role="alert">
          {problem}
        </p>
      )}
      <ul className={styles.rows}>
        {names?.map((name) => (
          <ShrinkRow key={name} name={name} result={results.get(name) ?? null} />
        ))}
      </ul>
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
