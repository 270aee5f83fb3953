/** Changes of JSON values by path: computing, applying and merging them. Without Node, for browsers too. */
export { alignLists, commonEnds, longestIncreasing } from './edit/alignLists.ts';
export {
  applyPatches,
  changedValue,
  changesFor,
  EditError,
  insertionAt,
} from './edit/applyPatches.ts';
export { diffValues } from './edit/diffValues.ts';
export { mergeValues, type Merged } from './edit/mergeValues.ts';
export { areRelated, changedPaths, isSamePath, isWithin, pathAfter } from './edit/paths.ts';
export type { Change, Json, JsonObject, JsonPath, Patch, ValueConflict } from './edit/types.ts';
export {
  equalJson,
  isList,
  isObject,
  listOf,
  objectOf,
  textOf,
  valueAt,
  valuesIn,
} from './edit/values.ts';
export { formatPath, isEmpty, isRecord, parsePath } from './json.ts';
export { parseUrl } from './parseUrl.ts';
