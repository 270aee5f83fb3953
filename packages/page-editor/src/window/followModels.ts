import type { OperationResult } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';

type RawModels = OperationResult<'readModels'>;

export const MODELS_CHANGED = 'The models of this site were changed. Forms and page follow them.';

interface ModelListeners {
  /** `raw`: null: the ones in use stay. `words`: what to say; null: nothing. */
  readonly onModels: (raw: RawModels | null, words: string | null) => void;
  /** There are none yet, and they could not be read. */
  readonly onFailure: (words: string) => void;
}

interface ModelReader {
  /** Reads them again, after a failure. */
  readonly read: () => void;
  readonly stop: () => void;
}

/**
 * Reads the models, and again whenever their files change. The last read counts, however late the ones before
 * are answered. Without all of them, what they describe would look unknown: then the ones that are in use stay.
 */
export function followModels(
  api: AuthoringClient,
  { onModels, onFailure }: ModelListeners,
): ModelReader {
  let turn = 0;
  let hasModels = false;
  const read = async () => {
    const mine = ++turn;
    try {
      const raw = await api.call('readModels', {});
      if (mine !== turn) return;
      const [faulty] = raw.problems;
      if (!hasModels) {
        hasModels = true;
        onModels(raw, faulty ? faultyWords(faulty, 'without this model') : null);
      } else if (faulty) onModels(null, faultyWords(faulty, 'with the models from before'));
      else onModels(raw, MODELS_CHANGED);
    } catch (error) {
      if (mine !== turn) return;
      if (hasModels) onModels(null, `The models were changed, but not read: ${sentenceOf(error)}`);
      else onFailure(sentenceOf(error));
    }
  };
  const stop = api.onChange(({ kind }) => {
    if (kind === 'models') void read();
  });
  void read();
  return {
    read: () => void read(),
    stop: () => {
      turn = -1;
      stop();
    },
  };
}

function faultyWords(
  { file, field, reason }: RawModels['problems'][number],
  how: 'without this model' | 'with the models from before',
): string {
  const place = field === undefined ? file : `${file}, ${field}`;
  return `${place}: ${reason}. Until this is fixed, the editor goes on ${how}.`;
}
