import { changesFor, type Json, valueAt } from 'prismic-folder/edit';
import type { DocumentSession, EditOptions, OpenDocument } from '../../document/DocumentSession.ts';
import { useOpenDocument } from '../../document/useOpenDocument.ts';
import type { EditorField, EditorType } from '../../model/EditorModels.ts';
import { fieldOf } from './lookValues.ts';

export const jsonOf = ({ json }: OpenDocument) => json;
export const isReadOnly = ({ readOnly }: OpenDocument) => readOnly !== null;

/** Which document has the look, and what its model is. */
export interface LookDocument {
  readonly session: DocumentSession;
  readonly type: EditorType;
}

/** A field of the look. */
export interface LookField {
  readonly field: EditorField;
  readonly value: Json | undefined;
  readonly isReadOnly: boolean;
  /** undefined removes it from the file. */
  readonly onChange: (value: Json | undefined, options: EditOptions) => void;
}

/** null: the model has none of this name. */
export function useLookField({ session, type }: LookDocument, id: string): LookField | null {
  const json = useOpenDocument(session, jsonOf);
  const readOnly = useOpenDocument(session, isReadOnly);
  const field = fieldOf(type, id);
  if (!field) return null;
  const path = ['data', id];
  return {
    field,
    // Cast: a value of a JSON file.
    value: valueAt(json, path) as Json | undefined,
    isReadOnly: readOnly,
    onChange: (value, options) =>
      session.edit(changesFor(session.get().json, path, value), options),
  };
}
