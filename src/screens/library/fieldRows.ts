import type { CustomTypeModelField, SharedSliceModelVariation } from '@prismicio/client';

/** A row of the library's field table. */
export interface FieldRow {
  /** Path in the slice: `label`, `cards.title` in a group, `items.words` in the items. */
  readonly path: string;
  readonly label: string;
  /** The type in an editor's words. */
  readonly type: string;
  /** Values of a select. */
  readonly options: readonly string[];
  /** The model's hint. */
  readonly description: string;
}

type Fields = Readonly<Record<string, CustomTypeModelField>>;

/** Types with other names in the editor. */
const WORDS: Readonly<Record<string, string>> = {
  StructuredText: 'Rich text',
  GeoPoint: 'Location',
  IntegrationFields: 'Integration',
  Range: 'Number',
};

const LINKS: Readonly<Record<string, string>> = {
  media: 'Link to media',
  document: 'Content relationship',
};

/** The parts of a field's configuration that the table shows. */
interface Config {
  readonly label?: string | null;
  readonly placeholder?: string;
  readonly select?: string | null;
  readonly options?: readonly string[];
  readonly repeat?: boolean;
  readonly fields?: Fields;
}

function typeWords(type: string, { select, repeat }: Config): string {
  const words = (type === 'Link' && LINKS[select ?? '']) || WORDS[type] || type;
  return repeat ? `${words}, repeatable` : words;
}

function rowsOf(fields: Fields, parent: string): FieldRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    // Cast: the models' types have one type for each kind of field; all have these two members.
    const { type, config = {} } = field as { type: string; config?: Config };
    const row = {
      path: `${parent}${name}`,
      label: config.label || name,
      type: typeWords(type, config),
      options: config.options ?? [],
      description: config.placeholder ?? '',
    };
    return [row, ...rowsOf(config.fields ?? {}, `${row.path}.`)];
  });
}

/** Every field of a variation; nested ones follow their group. */
export function fieldRows({ primary, items }: SharedSliceModelVariation): FieldRow[] {
  return [...rowsOf(primary ?? {}, ''), ...rowsOf(items ?? {}, 'items.')];
}
