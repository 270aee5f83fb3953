import type { Json, JsonPath, ValueConflict } from './types.ts';

/** A conflict without the values that are missing. */
export function conflictOf(
  path: JsonPath,
  base: Json | undefined,
  mine: Json | undefined,
  disk: Json | undefined,
): ValueConflict {
  return {
    path,
    ...(base !== undefined && { base }),
    ...(mine !== undefined && { mine }),
    ...(disk !== undefined && { disk }),
  };
}
