/** Models of documents and slices, for programs without Node such as workers and browsers. */
export { readSliceModel } from './models/readSliceModel.ts';
export { readTypeModel } from './models/readTypeModel.ts';
export { withScheme } from './folder/withScheme.ts';
export type { FieldModel, Models, SliceModel, TypeModel, VariationModel } from './types.ts';
