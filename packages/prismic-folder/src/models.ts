/** Models of documents and slices, for runtimes without Node such as workers and browsers. */
export { readSliceModel } from './models/parseModels.ts';
export { readTypeModel } from './models/parseModels.ts';
export { unwantedMedia, type WantedMedia, wantedMedia } from './fields/wantedMedia.ts';
export { withScheme } from './lib/withScheme.ts';
export type {
  FieldModel,
  Models,
  SliceChoice,
  SliceModel,
  TypeModel,
  VariationModel,
} from './types.ts';
export { MEDIA_SCHEME } from './types.ts';
