import type { FieldKind } from './fieldKind.ts';

/** Queryable properties of every document, independent of its type. */
export type DocumentKey =
  | 'id'
  | 'type'
  | 'tags'
  | 'lang'
  | 'first_publication_date'
  | 'last_publication_date';

/** A resolved path of a query. `path` is its canonical text. */
export type Target =
  | {
      readonly scope: 'document';
      readonly path: string;
      readonly kind: 'id' | 'type' | 'tags' | 'lang' | 'timestamp';
      readonly key: DocumentKey;
    }
  | {
      readonly scope: 'field';
      readonly path: string;
      readonly kind: FieldKind;
      readonly type: string;
      /** Field, or group and field, or group, nested group and field. */
      readonly names: readonly string[];
    }
  | { readonly scope: 'whole'; readonly path: 'document'; readonly kind: 'document' };

export type TargetKind = Target['kind'];

const documentTarget = (
  key: DocumentKey,
  kind: 'id' | 'type' | 'tags' | 'lang' | 'timestamp',
): Target => ({ scope: 'document', path: `document.${key}`, kind, key });

export const WHOLE: Target = { scope: 'whole', path: 'document', kind: 'document' };
export const LANG = documentTarget('lang', 'lang');

/** Targets other than fields, by path. */
export const DOCUMENT_TARGETS: ReadonlyMap<string, Target> = new Map(
  [
    documentTarget('id', 'id'),
    documentTarget('type', 'type'),
    documentTarget('tags', 'tags'),
    LANG,
    documentTarget('first_publication_date', 'timestamp'),
    documentTarget('last_publication_date', 'timestamp'),
    WHOLE,
  ].map((target) => [target.path, target]),
);
