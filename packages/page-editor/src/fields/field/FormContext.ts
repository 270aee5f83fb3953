import { createContext, use, type ComponentType } from 'react';
import type { JsonPath } from 'prismic-folder/edit';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import type { ControlName } from '../../model/editorKinds.ts';
import type { EditorModels, EditorField } from '../../model/EditorModels.ts';
import type { Place } from '../../model/place.ts';
import type { FieldProps } from './FieldProps.ts';

/** The control of a kind; one with `preload` is loaded when it is needed. */
type FieldControl = ComponentType<FieldProps> & { readonly preload?: () => Promise<void> };

/** Controls by the names that kinds of field have for them. */
export type FieldControls = Readonly<Record<ControlName, FieldControl>>;

/** What every part of a form needs. It stays the same object while only the place's field changes. */
export interface FormServices {
  readonly session: DocumentSession;
  readonly models: EditorModels;
  readonly controls: FieldControls;
  readonly onPlace: (place: Place) => void;
  /** Says which tab of the document is shown. */
  readonly onTab: (tab: string | null) => void;
  /** Says that the field at a path has the focus, or what stands in for its control until that is loaded. */
  readonly onFocusField: (path: JsonPath, isWaiting?: boolean) => void;
}

export const FormContext = createContext<FormServices | null>(null);

/** The form around this component. */
export function useForm(): FormServices {
  const form = use(FormContext);
  if (!form) throw new Error('useForm is used outside a form');
  return form;
}

/** The place of the form. Only what depends on the field reads it: it changes with every focus. */
export const PlaceContext = createContext<Place>({});

/** The fields of the same document, slice or entry: a text colour is measured on the background beside it. */
export const FieldsAround = createContext<readonly EditorField[]>([]);

/** How many groups are around a field in the present column of the form. */
export const GroupDepth = createContext(0);

/** Opens the picker of slices where one can be put; nothing where the form stands without its page. */
export const InsertContext = createContext<
  (place: Required<Pick<Place, 'zone' | 'index'>>) => void
>(() => {});

/** Where in the open document samples still are, which the first key replaces. */
export const SampleContext = createContext<readonly JsonPath[]>([]);
