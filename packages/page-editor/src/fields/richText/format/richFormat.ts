import type { Node } from 'prosemirror-model';
import { isRecord, type Json } from 'prismic-folder/edit';
import { richSchema } from './schema.ts';
import { inlineOf, spansOf } from './spans.ts';
import { blocksOf, kindOf } from './blocks.ts';
import type { TextBlock } from './textRules.ts';

/** What a block is in the file; computed once for each node. */
const written = new WeakMap<Node, Json>();

/** A rich text field as a document to edit. Nothing is left out; see `fromProse`. */
export function toProse(value: Json | undefined, standard: TextBlock = 'paragraph'): Node {
  const blocks = blocksOf(value);
  const shown = blocks.length === 0 ? [richSchema.node(standard)] : blocks.map(blockNode);
  return richSchema.node('doc', { source: value }, shown);
}

/** One block of a file as a node. */
export function blockNode(source: Json): Node {
  const kind = kindOf(source);
  if (!isRecord(source) || kind === 'image' || kind === 'embed' || kind === 'kept') {
    return richSchema.node(kind, { source });
  }
  const { text, spans } = source;
  const content = inlineOf(typeof text === 'string' ? text : '', spans, kind === 'preformatted');
  return richSchema.node(kind, { source, ...looksOf(source) }, content);
}

/** Label and direction of a block. */
export interface BlockLooks {
  readonly label: string | null;
  readonly direction: string | null;
}

export const NO_LOOKS: BlockLooks = { label: null, direction: null };

/** The looks of a block of the file, or of its node; those that are not texts stay in its source. */
export function looksOf({ label, direction }: Readonly<Record<string, unknown>>): BlockLooks {
  return {
    label: typeof label === 'string' ? label : null,
    direction: typeof direction === 'string' ? direction : null,
  };
}

/**
 * The value of a document for the file. What was not edited is the same object as before: the whole
 * field, or each block of it. A field that was emptied is what it was when it was empty, else `[]`.
 */
export function fromProse(doc: Node): Json | undefined {
  // Cast: `toProse` put a value of the file there.
  const source = doc.attrs['source'] as Json | undefined;
  const before = blocksOf(source);
  const blocks = doc.content.content.map(blockJson);
  if (before.length > 0 && blocks.length === before.length) {
    if (blocks.every((block, index) => block === before[index])) return source;
  }
  if (isBlank(doc)) return before.length === 0 ? source : [];
  return withoutRepeats(blocks);
}

/** Whether there is nothing but one empty block. */
function isBlank(doc: Node): boolean {
  const block = doc.firstChild;
  if (block === null || doc.childCount > 1 || !block.isTextblock) return false;
  return (
    block.content.size === 0 && block.attrs['label'] === null && block.attrs['direction'] === null
  );
}

/** A block for the file: its source if it is unedited. */
export function blockJson(node: Node): Json {
  const known = written.get(node);
  if (known !== undefined) return known;
  // Cast: sources come from the file or from `TextBlock` commands, in the form of the file.
  const source = node.attrs['source'] as Json;
  const json = node.isTextblock && !isUnedited(node, source) ? textJson(node, source) : source;
  written.set(node, json);
  return json;
}

function isUnedited(node: Node, source: Json): boolean {
  return isRecord(source) && blockNode(source).eq(node);
}

function textJson(node: Node, source: Json): Json {
  const base = isRecord(source) ? source : {};
  const spans = spansOf(node);
  const hasSpans = spans.length > 0 || source === null || Array.isArray(base['spans']);
  const json: Record<string, unknown> = {
    ...base,
    type: node.type.name,
    text: node.textContent,
    ...(hasSpans && { spans }),
  };
  const before = looksOf(base);
  for (const key of ['label', 'direction'] as const) {
    const look: unknown = node.attrs[key];
    if (look === before[key]) continue;
    if (look === null) delete json[key];
    else json[key] = look;
  }
  // Cast: made of values of the file and of texts.
  return json as Json;
}

/** A block that was copied within the field must not be the same object twice. */
function withoutRepeats(blocks: readonly Json[]): readonly Json[] {
  const seen = new Set<Json>();
  return blocks.map((block) => {
    if (!isRecord(block)) return block;
    const isRepeat = seen.has(block);
    seen.add(block);
    return isRepeat ? { ...block } : block;
  });
}
