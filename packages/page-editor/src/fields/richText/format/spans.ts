import { Fragment, Mark, type Node } from 'prosemirror-model';
import { isRecord, type Json } from 'prismic-folder/edit';
import { richSchema } from './schema.ts';
import { spansIn } from './blocks.ts';

interface Edge {
  readonly at: number;
  readonly isStart: boolean;
  readonly mark: Mark;
}

/**
 * The content of a block. A position in it is an offset in the text: a line break has the size of
 * its character.
 */
export function inlineOf(text: string, spans: Json | undefined, isCode: boolean): Fragment {
  const nodes: Node[] = [];
  let active: readonly Mark[] = [];
  let from = 0;
  for (const { at, isStart, mark } of edgesOf(text, spans)) {
    if (at > from) nodes.push(...textNodes(text.slice(from, at), active, isCode));
    from = at;
    active = isStart ? [...active, mark] : without(active, mark);
  }
  if (from < text.length) nodes.push(...textNodes(text.slice(from), active, isCode));
  return Fragment.fromArray(nodes);
}

function edgesOf(text: string, spans: Json | undefined): readonly Edge[] {
  return spansIn(text, spans)
    .flatMap(({ start, end, rest }): Edge[] => {
      const mark = markOf(rest);
      return [
        { at: start, isStart: true, mark },
        { at: end, isStart: false, mark },
      ];
    })
    .sort((one, other) => one.at - other.at);
}

/** The mark for a span without its place. */
export function markOf(rest: Readonly<Record<string, unknown>>): Mark {
  const type = rest['type'];
  const isPlain = Object.keys(rest).length === 1;
  if (type === 'strong' || type === 'em') {
    return richSchema.mark(type, isPlain ? null : { rest });
  }
  return richSchema.mark(type === 'hyperlink' || type === 'label' ? type : 'other', { rest });
}

function without(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const at = marks.indexOf(mark);
  return marks.filter((_mark, index) => index !== at);
}

function textNodes(text: string, active: readonly Mark[], isCode: boolean): readonly Node[] {
  let marks: readonly Mark[] = Mark.none;
  for (const mark of active) marks = mark.addToSet(marks);
  if (isCode || !text.includes('\n')) return [richSchema.text(text, marks)];
  return text.split(/(\n)/).flatMap((part) => {
    if (part === '') return [];
    return part === '\n'
      ? richSchema.node('break', null, undefined, marks)
      : richSchema.text(part, marks);
  });
}

/** The spans of a block: one for each run of a mark, in the order of their places. */
export function spansOf(block: Node): readonly Json[] {
  const spans: { readonly start: number; end: number; readonly mark: Mark }[] = [];
  let open: typeof spans = [];
  block.forEach((child, offset) => {
    const going = open.filter(({ mark }) => mark.isInSet(child.marks));
    const started = child.marks.filter((mark) => !going.some((span) => span.mark.eq(mark)));
    const added = started.map((mark) => ({ start: offset, end: offset, mark }));
    open = [...going, ...added];
    spans.push(...added);
    for (const span of open) span.end = offset + child.nodeSize;
  });
  return spans
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .map(({ start, end, mark }) => spanOf(mark, start, end));
}

function spanOf(mark: Mark, start: number, end: number): Json {
  const rest: unknown = mark.attrs['rest'];
  if (!isRecord(rest)) return { type: mark.type.name, start, end };
  const { type, ...others } = rest;
  // Cast: the rest of a span that was read from JSON or made in its form.
  return { ...(type !== undefined && { type }), start, end, ...others } as Json;
}
