import type { CustomTypeModelField, SharedSliceModelVariation } from '@prismicio/client';

/** A field of a variation as the library's table tells it. */
export interface FieldRow {
  /** Where it stands in the slice: `label`, `cards.title` in a group, `items.words` in the items. */
  readonly path: string;
  readonly label: string;
  /** The field's type in an editor's words. */
  readonly type: string;
  /** The values of a select. */
  readonly options: readonly string[];
  /** What the model tells the owner to write. */
  readonly description: string;
}

type Fields = Readonly<Record<string, CustomTypeModelField>>;

/** Types whose id is not what an editor calls them. */
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

/** What of a field's configuration the table reads; no two field types have the same. */
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

/** Every field of a variation, those in groups and items after what holds them. */
export function fieldRows({ primary, items }: SharedSliceModelVariation): FieldRow[] {
  return [...rowsOf(primary ?? {}, ''), ...rowsOf(items ?? {}, 'items.')];
}
