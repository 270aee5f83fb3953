/** Changes of JSON values by path: computing, applying and merging them. Without Node, for browsers too. */
export { alignLists, commonEnds } from './edit/alignLists.ts';
export { changedValue, valueAt } from './edit/changeValue.ts';
export { diffValues } from './edit/diffValues.ts';
export { areRelated, changedPaths } from './edit/finalPaths.ts';
export { equalJson } from './edit/equalJson.ts';
export { mergeValues, type Merged } from './edit/mergeValues.ts';
export { longestIncreasing } from './edit/orderMoves.ts';
export type { Change, Json, JsonPath, ValueConflict } from './edit/types.ts';
