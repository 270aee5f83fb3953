import type { FieldModel } from 'prismic-folder/models';
import { isRecord } from 'prismic-folder/edit';
import type { Allowed } from '../search/useDocumentSearch.ts';
import type { LinkKind } from '../values/linkValue.ts';

/** What the model of a link allows. */
export interface LinkConfig {
  readonly kinds: readonly LinkKind[];
  /** Whether it can open in a new tab. */
  readonly allowTargetBlank: boolean;
  /** Whether it has words of its own. */
  readonly hasText: boolean;
  /** Looks to choose from. */
  readonly variants: readonly string[];
  readonly isRepeatable: boolean;
  readonly allowed: Allowed;
  /** The field whose files are of the kind that it is for; null: any file. */
  readonly fileField: { readonly id: string } | null;
}

type LinkedField = { readonly id: string; readonly model: FieldModel };

const KINDS: Readonly<Record<string, readonly LinkKind[]>> = {
  web: ['Web'],
  document: ['Document'],
  media: ['Media'],
};

export function linkConfig(field: LinkedField): LinkConfig {
  const { config = {} } = field.model;
  const { select, customtypes, repeat, variants } = config;
  return {
    kinds: KINDS[select ?? ''] ?? ['Web', 'Document', 'Media'],
    allowTargetBlank: config['allowTargetBlank'] === true,
    hasText: config['allowText'] === true,
    variants: texts(variants),
    isRepeatable: repeat === true,
    // A model lists types by id, or as objects that also select some of their fields.
    fileField: select === 'media' ? field : null,
    allowed: { types: texts(customtypes?.map(idOf)), tags: texts(config['tags']) },
  };
}

const idOf = (type: unknown) => (isRecord(type) ? type['id'] : type);

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
