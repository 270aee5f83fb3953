import { isRecord } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import {
  EMPTY_LINK,
  EMPTY_OBJECT,
  fault,
  fieldAt,
  isMissing,
  type NormalizeContext,
  normalizeEach,
  within,
} from './normalizeContext.ts';
import { normalizeOneLink } from './normalizeLink.ts';

const SPANS = ['strong', 'em', 'hyperlink', 'label'];
const KEYS = ['type', 'start', 'end', 'data'];

/**
 * Spans of a text, without the invalid ones. Offsets count UTF-16 units from 0; `end` is exclusive.
 */
export function normalizeSpans(
  context: NormalizeContext,
  spans: readonly unknown[],
  text: string,
  config: NonNullable<FieldModel['config']>,
  allowed: ReadonlySet<string> | undefined,
): unknown {
  return normalizeEach(context, spans, (span) => {
    if (!isRecord(span)) return fault(context, 'must be a span with type, start and end');
    const { type, start, end, data } = span;
    if (typeof type !== 'string' || !SPANS.includes(type)) {
      return fault(context, `must be one of ${SPANS.join(', ')}`, 'type');
    }
    for (const key of Object.keys(span)) {
      if (!KEYS.includes(key)) fault(context, 'unknown key of a span', key);
    }
    if (!isOffset(start) || !isOffset(end) || start > end || end > text.length) {
      const length = text.length;
      return fault(context, `start and end must lie in order within the text (0 to ${length})`);
    }
    if (type !== 'label' && allowed !== undefined && !allowed.has(type)) {
      context.report.warn(fieldAt(context, 'type'), `${type} is not offered by the model`);
    }
    const filled = { type, start, end, ...(data !== undefined && { data }) };
    if (type === 'hyperlink') return normalizeHyperlink(context, filled);
    return type === 'label' ? checkLabel(context, filled, config) : filled;
  });
}

function normalizeHyperlink(context: NormalizeContext, span: Record<string, unknown>): unknown {
  const data = within(context, 'data', () => normalizeOneLink(context, span['data'], EMPTY_OBJECT));
  if (data === EMPTY_LINK) return fault(context, 'a hyperlink needs its link', 'data');
  if (data === undefined) return undefined;
  return { ...span, data };
}

function checkLabel(
  context: NormalizeContext,
  span: Record<string, unknown>,
  config: NonNullable<FieldModel['config']>,
): unknown {
  const label = isRecord(span['data']) ? span['data']['label'] : undefined;
  if (typeof label !== 'string') return fault(context, 'must hold the label', 'data');
  const labels: unknown = config.labels;
  if (!isMissing(labels) && !(Array.isArray(labels) && labels.includes(label))) {
    const reason = `label "${label}" is not offered by the model`;
    context.report.warn(fieldAt(context, 'data', 'label'), reason);
  }
  return span;
}

function isOffset(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
