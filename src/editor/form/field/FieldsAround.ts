import { createContext, use } from 'react';
import type { EditorField } from '../../model/EditorModels.ts';

/** The fields of the same document, slice or entry. */
export const FieldsAround = createContext<readonly EditorField[]>([]);

/** The fields beside a field: a text colour is measured on the background beside it. */
export function useFieldsAround(): readonly EditorField[] {
  return use(FieldsAround);
}
