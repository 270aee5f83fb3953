import { useCallback, useState } from 'react';
import type { Viewed, Views } from 'prismic-folder/contract';
import { countWords } from '../kit/countWords.ts';
import { useEditor } from './EditorContext.ts';
import { useAnswer } from './useAnswer.ts';

/** So many days are shown. */
const SHOWN_DAYS = 30;

const DAY_MS = 86_400_000;

export interface ViewNumbers {
  /** undefined: not known yet, or nothing can be counted here. */
  readonly views: Views | undefined;
  /** Why that is not known, as a sentence. */
  readonly problem: string | null;
  /** Starts or stops counting; rejects with a sentence. */
  readonly choose: (isOn: boolean) => Promise<void>;
}

/** How often pages were viewed, where the site can count that. */
export function useViewCounts(): ViewNumbers {
  const { api, host } = useEditor();
  const [asked, setAsked] = useState(0);
  const load = useCallback(
    // Asked again after a choice, which changes no document.
    (signal: AbortSignal) =>
      api.call('readViews', {}, { signal }).then((views) => ({ views, asked })),
    [api, asked],
  );
  const { value, problem } = useAnswer(api, host.countsViews === true ? load : null);
  return {
    views: value?.views,
    problem,
    async choose(isOn) {
      await api.call('countViews', { body: { isOn } });
      setAsked(asked + 1);
    },
  };
}

export interface ViewedDay {
  /** `2026-11-29`. */
  readonly day: string;
  readonly count: number;
}

/** The numbers of the days until the last one. */
export function lastDays(viewed: Viewed | undefined, today: string): readonly ViewedDay[] {
  const last = Date.parse(today);
  return Array.from({ length: SHOWN_DAYS }, (_none, at) => {
    const day = new Date(last - (SHOWN_DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: viewed?.days[day] ?? 0 };
  });
}

export const sumOf = (days: readonly ViewedDay[]): number =>
  days.reduce((sum, { count }) => sum + count, 0);

/** '12 views in 30 days'. */
export const viewWords = (days: readonly ViewedDay[]): string =>
  `${countWords(sumOf(days), 'view')} in ${days.length} days`;
