import type { JsonPath as Path } from '../edit/types.ts';
import { valueAt } from '../edit/values.ts';
import type { Report } from '../lib/createReport.ts';
import { nearest } from '../lib/nearest.ts';
import { formatPath, isRecord, kindOf } from '../json.ts';

/** The part of zod's schema interface that is used here. */
export interface ModelSchema {
  safeParse(json: unknown): {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: { readonly issues: readonly unknown[] } | undefined;
  };
}

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

/** The parsed value has only known keys: Prismic ignores all others in the input. */
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
    else report.style(formatPath(path), 'unknown key: models do not have it');
  }
}

/** The part of a zod issue that is used here; `errors` are the branches of a union. */
interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: Path;
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly SchemaIssue[])[];
}

/** A readable issue: the schemas' own messages are only 'Invalid input'. */
interface SchemaFault {
  readonly path: Path;
  readonly reason: string;
}

/** Describes an issue by its code and the invalid value. */
function schemaFaults(issue: SchemaIssue, json: unknown, at: Path = []): SchemaFault[] {
  const path = [...at, ...issue.path];
  const value = valueAt(json, path);
  if (issue.code === 'invalid_union' && issue.errors?.length) {
    const kinds = plainKinds(issue.errors);
    if (kinds !== undefined) return [{ path, reason: `must be ${kinds}, is ${kindOf(value)}` }];
    return closestBranch(issue.errors).flatMap((inner) => schemaFaults(inner, json, path));
  }
  return [{ path, reason: reasonOf(issue, value) }];
}

function reasonOf(issue: SchemaIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `is missing, must be ${String(issue.expected)}`
        : `must be ${String(issue.expected)}, is ${kindOf(value)}`;
    case 'invalid_value':
      return `must be ${issue.values?.map(quote).join(' or ')}, is ${quote(value)}`;
    case 'invalid_union': {
      const known = issue.options?.map(String) ?? [];
      const hint = typeof value === 'string' ? nearest(value, known) : '';
      return `${quote(value)} is none of ${known.join(', ')}${hint}`;
    }
    case 'unrecognized_keys':
      return `unknown key ${issue.keys?.map(quote).join(', ')}`;
    default:
      return issue.message;
  }
}

/** `number or string`, if the branches differ only in the type of one value. */
function plainKinds(branches: readonly (readonly SchemaIssue[])[]): string | undefined {
  const kinds = branches.map(([only, ...more]) =>
    only?.code === 'invalid_type' && only.path.length === 0 && more.length === 0
      ? String(only.expected)
      : undefined,
  );
  return kinds.includes(undefined) ? undefined : kinds.join(' or ');
}

/** The branch that was probably meant: of the right type, then with the fewest issues. */
function closestBranch(branches: readonly (readonly SchemaIssue[])[]): readonly SchemaIssue[] {
  const distance = (branch: readonly SchemaIssue[]): number =>
    branch.reduce((sum, issue) => {
      if (issue.errors?.length) return sum + distance(closestBranch(issue.errors));
      const isOtherKind = issue.code === 'invalid_value' || issue.path.length === 0;
      return sum + (isOtherKind ? 10 : 1);
    }, 0);
  return branches.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
}

function quote(value: unknown): string {
  return JSON.stringify(value) ?? 'missing';
}
