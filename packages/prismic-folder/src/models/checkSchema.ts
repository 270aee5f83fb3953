import type { Report } from '../folder/createReport.ts';
import { formatPath, isRecord } from '../json.ts';
import { schemaFaults, type SchemaIssue } from './schemaIssues.ts';

/** The part of zod's schema interface that is used here. */
export interface ModelSchema {
  safeParse(json: unknown): {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: { readonly issues: readonly unknown[] } | undefined;
  };
}

type Path = readonly (string | number)[];

/** Validates JSON against its schema, and reports unknown keys. */
export function checkSchema(
  report: Report,
  schema: ModelSchema,
  json: unknown,
  at: Path = [],
): void {
  const { success, data, error } = schema.safeParse(json);
  if (success) {
    reportUnknownKeys(report, json, data, at);
    return;
  }
  for (const issue of error?.issues ?? []) {
    // Cast: zod documents the shape of its issues, but the schemas' types leave it unknown.
    for (const { path, reason } of schemaFaults(issue as SchemaIssue, json)) {
      report.error(formatPath([...at, ...path]), reason);
    }
  }
}

/** The parsed value has only known keys: all others in the input are unknown. */
function reportUnknownKeys(report: Report, json: unknown, parsed: unknown, at: Path): void {
  if (Array.isArray(json) && Array.isArray(parsed)) {
    for (const [index, entry] of json.entries()) {
      reportUnknownKeys(report, entry, parsed[index], [...at, index]);
    }
  }
  if (!isRecord(json) || !isRecord(parsed)) return;
  for (const [key, value] of Object.entries(json)) {
    const path = [...at, key];
    if (Object.hasOwn(parsed, key)) reportUnknownKeys(report, value, parsed[key], path);
    else report.error(formatPath(path), 'unknown key: models do not have it');
  }
}
