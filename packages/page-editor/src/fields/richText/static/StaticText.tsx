import { cx } from '@linaria/core';
import { createElement, type ReactElement } from 'react';
import { isRecord, type Json, objectOf } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { atomDom } from '../format/atomDom.ts';
import {
  blockAttributes,
  labelAttributes,
  linkAttributes,
  spanLabel,
} from '../format/attributes.ts';
import { blocksOf, kindOf, type PlacedSpan, spansIn } from '../format/blocks.ts';
import { textRulesOf } from '../format/textRules.ts';
import { ruled } from '../../../kit/fields/ruled.styles.ts';
import * as styles from '../RichTextField.styles.ts';

interface StaticTextProps {
  readonly model: FieldModel;
  readonly value: Json | undefined;
}

/**
 * A rich text as its editor draws it, without one: the words of a document are there before the code that edits
 * them. It has the editor's elements and styles, so that nothing moves when that takes its place.
 */
export function StaticText({ model, value }: StaticTextProps) {
  const { isSingle, standard } = textRulesOf(model);
  const blocks = blocksOf(value);
  const shown = blocks.length === 0 ? [{ type: standard }] : blocks;
  return (
    <div
      className={cx(ruled, styles.text, isSingle && styles.single)}
      style={{ whiteSpace: 'pre-wrap' }}
    >
      {shown.map((block, at) => (
        <StaticBlock key={at} block={block} />
      ))}
    </div>
  );
}

function StaticBlock({ block }: { readonly block: Json }) {
  const kind = kindOf(block);
  if (kind === 'image' || kind === 'embed' || kind === 'kept') {
    return elementOf(atomDom(kind, block), 0);
  }
  const { text, spans, ...looks } = objectOf(block);
  return (
    <p data-block={kind} {...blockAttributes(looks)}>
      {typeof text === 'string' && text !== '' ? staticRuns(text, spans).map(drawRun) : <br />}
    </p>
  );
}

function drawRun({ text, spans, ends }: StaticRun, at: number) {
  return (
    <span key={at}>
      {spans.reduceRight<ReactElement | string>((words, span) => marked(span, words, ends), text)}
    </span>
  );
}

function marked(span: PlacedSpan, words: ReactElement | string, ends: readonly PlacedSpan[]) {
  const { type, data } = span.rest;
  if (type === 'strong') return <strong>{words}</strong>;
  if (type === 'em') return <em>{words}</em>;
  // Without its address: nothing here is to be pressed.
  if (type === 'hyperlink') {
    const { href: _address, ...link } = linkAttributes(data);
    return <span {...link}>{words}</span>;
  }
  if (type !== 'label') return <span data-other="">{words}</span>;
  const { 'data-label-name': name, ...label } = labelAttributes(spanLabel(data) ?? '');
  // The chip with its name comes once.
  return (
    <span {...label} data-label-name={ends.includes(span) ? name : undefined}>
      {words}
    </span>
  );
}

/** An element as ProseMirror describes it: its name, attributes, and what is in it. */
function elementOf(dom: unknown, key: number): ReactElement | null {
  if (typeof dom === 'string') return <span key={key}>{dom}</span>;
  if (!Array.isArray(dom)) return null;
  const [name, attributes, ...children] = dom as readonly unknown[];
  if (typeof name !== 'string' || !isRecord(attributes)) return null;
  return createElement(name, { ...attributes, key }, ...children.map(elementOf));
}

/** A run of words with the same marks; `ends` are those that no later run has. */
interface StaticRun {
  readonly text: string;
  readonly spans: readonly PlacedSpan[];
  readonly ends: readonly PlacedSpan[];
}

/** The outermost first, as an editor of the text nests them. */
const ORDER: readonly unknown[] = ['label', 'hyperlink', 'strong', 'em'];

const rank = ({ rest }: PlacedSpan) =>
  (ORDER.indexOf(rest['type']) + ORDER.length + 1) % (ORDER.length + 1);

/** The words of a block, cut where a mark begins or ends. */
function staticRuns(text: string, spans: Json | undefined): readonly StaticRun[] {
  const known = spansIn(text, spans).toSorted((one, other) => rank(one) - rank(other));
  const cuts = new Set([0, text.length, ...known.flatMap(({ start, end }) => [start, end])]);
  const edges = [...cuts].toSorted((one, other) => one - other);
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    const within = known.filter(({ start, end }) => start <= from && end >= to);
    const ends = within.filter(({ end }) => end === to);
    return { text: text.slice(from, to), spans: within, ends };
  });
}
