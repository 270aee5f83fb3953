import type {
  FieldModel,
  Models,
  SliceModel,
  TypeModel,
  VariationModel,
} from 'prismic-folder/models';

/** A field with its id and the words to show for it. */
export interface EditorField {
  readonly id: string;
  readonly model: FieldModel;
  /** The model's label, else words made of the id. */
  readonly label: string;
  readonly hint: string;
}

/** A slice zone of a custom type: its place in `data` and the slices it allows. */
export interface EditorZone {
  readonly id: string;
  readonly label: string;
  readonly tab: string;
  readonly slices: readonly string[];
}

export interface EditorTab {
  readonly name: string;
  /** Without zones and separators. */
  readonly fields: readonly EditorField[];
}

export interface EditorType extends TypeModel {
  readonly tabs: readonly EditorTab[];
  readonly zones: readonly EditorZone[];
}

export interface EditorVariation extends VariationModel {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly EditorField[];
  /** Fields of the legacy repeatable part `items`. */
  readonly itemFields: readonly EditorField[];
  /** Address of its screenshot. */
  readonly picture: string | null;
}

export interface EditorSlice extends Omit<SliceModel, 'variations'> {
  /** One of no name for slices from before they were shared. */
  readonly variations: readonly EditorVariation[];
  /** The oldest kind of slice is one field: its values are the slice itself, in place of `primary`. */
  readonly isField?: true;
}

/** The models as the editor needs them. */
export interface EditorModels {
  readonly types: ReadonlyMap<string, EditorType>;
  readonly slices: ReadonlyMap<string, EditorSlice>;
  /**
   * Slices that zones have as their own, from before slices were shared. Those that are not the same
   * wherever their id is are left out: they are kept, and neither edited nor made.
   */
  readonly former?: ReadonlyMap<string, EditorSlice>;
  /** The same as the site's server reads them, for the page in the frame. */
  readonly site: Models;
}
