import type { FieldModel } from 'prismic-folder/models';
import { isRecord } from 'prismic-folder/edit';

/** Prismic's blocks that hold text, in the order of the style menu. */
export const TEXT_BLOCKS = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'list-item',
  'o-list-item',
  'preformatted',
] as const;

export type TextBlock = (typeof TEXT_BLOCKS)[number];

/** What the model of a field allows in its text. */
export interface TextRules {
  /** One block only. */
  readonly isSingle: boolean;
  readonly blocks: readonly TextBlock[];
  /** The block of new lines: a paragraph, if that is allowed. */
  readonly standard: TextBlock;
  readonly hasStrong: boolean;
  readonly hasEm: boolean;
  readonly hasLinks: boolean;
  readonly hasImages: boolean;
  readonly hasEmbeds: boolean;
  /** Whether blocks can be set from right to left. */
  readonly hasDirection: boolean;
  readonly labels: readonly string[];
  readonly allowTargetBlank: boolean;
}

/** Reads the rules from a StructuredText field; other fields hold one paragraph without marks. */
export function textRulesOf(model: FieldModel): TextRules {
  const config = model.type === 'StructuredText' ? (model.config ?? {}) : { single: 'paragraph' };
  const isSingle = config.single !== undefined && config.multi === undefined;
  const names = namesOf(isSingle ? config.single : config.multi);
  const listed = TEXT_BLOCKS.filter((block) => names.has(block));
  // As Prismic reads it: a list without any block allows paragraphs.
  const blocks = listed.length === 0 ? (['paragraph'] as const) : listed;
  return {
    isSingle,
    blocks,
    standard: blocks[0] ?? 'paragraph',
    hasStrong: names.has('strong'),
    hasEm: names.has('em'),
    hasLinks: names.has('hyperlink'),
    hasImages: !isSingle && names.has('image'),
    hasEmbeds: !isSingle && names.has('embed'),
    hasDirection: names.has('rtl'),
    labels: labelNames(config['labels']),
    allowTargetBlank: config['allowTargetBlank'] === true,
  };
}

function namesOf(list: unknown): ReadonlySet<string> {
  return new Set(typeof list === 'string' ? list.split(',').map((name) => name.trim()) : []);
}

/** Models list labels by name, alone, or, in old ones, as objects by kind of block. */
function labelNames(labels: unknown): readonly string[] {
  if (typeof labels === 'string') return labels === '' ? [] : [labels];
  if (Array.isArray(labels)) return labels.filter((label) => typeof label === 'string');
  if (!isRecord(labels)) return [];
  const names = Object.values(labels).flatMap((list: unknown) =>
    Array.isArray(list) ? list.flatMap(nameOf) : [],
  );
  return [...new Set(names)];
}

function nameOf(entry: unknown): readonly string[] {
  const name = isRecord(entry) ? entry['name'] : undefined;
  return typeof name === 'string' && name !== '' ? [name] : [];
}

/** The label for quotations, if the model has one. */
export function quoteLabel(labels: readonly string[]): string | undefined {
  return labels.find((label) => /^(block|pull)?[-_ ]?quot(e|ation)$/i.test(label));
}
