import { isRecord } from '#ui/isRecord.ts';

/** A run of words with the same marks; `ends` are those that no later run has. */
export interface StaticRun {
  readonly text: string;
  readonly spans: readonly StaticSpan[];
  readonly ends: readonly StaticSpan[];
}

export interface StaticSpan {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly data: unknown;
}

/** The outermost first, as an editor of the text nests them. */
const ORDER = ['label', 'hyperlink', 'strong', 'em'];

const rank = ({ type }: StaticSpan) =>
  (ORDER.indexOf(type) + ORDER.length + 1) % (ORDER.length + 1);

/** The words of a block, cut where a mark begins or ends. */
export function staticRuns(text: string, spans: unknown): readonly StaticRun[] {
  const known = (Array.isArray(spans) ? spans : [])
    .flatMap((span: unknown) => spanOf(span, text.length))
    .toSorted((one, other) => rank(one) - rank(other));
  const cuts = new Set([0, text.length, ...known.flatMap(({ start, end }) => [start, end])]);
  const edges = [...cuts].toSorted((one, other) => one - other);
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    const within = known.filter(({ start, end }) => start <= from && end >= to);
    return {
      text: text.slice(from, to),
      spans: within,
      ends: within.filter(({ end }) => end === to),
    };
  });
}

function spanOf(span: unknown, length: number): readonly StaticSpan[] {
  if (!isRecord(span)) return [];
  const { type, start, end, data } = span;
  if (typeof start !== 'number' || typeof end !== 'number') return [];
  const [from, to] = [Math.max(start, 0), Math.min(end, length)];
  if (!(from < to)) return [];
  return [{ type: typeof type === 'string' ? type : '', start: from, end: to, data }];
}
