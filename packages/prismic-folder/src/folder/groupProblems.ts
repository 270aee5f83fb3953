import type { Fields, Json } from '../fields/FieldKind.ts';
import { fieldKind } from '../fields/kinds.ts';
import { isEmpty, isRecord } from '../json.ts';
import type { Models, Problem, RepositoryDocument, Snapshot, UnknownField } from '../types.ts';

/** Equal problems in one or several locations. */
export interface ProblemGroup {
  readonly reason: string;
  /** Name of the field. */
  readonly name: string | undefined;
  readonly isWarning: boolean;
  /** Whether files are left out because of it. */
  readonly leftOut: boolean;
  readonly problems: readonly [Problem, ...Problem[]];
}

/** The data from which new names are suggested. */
export type Grounds = Pick<Snapshot, 'models' | 'documents' | 'releases'> &
  Partial<Pick<Snapshot, 'drafts'>>;

/**
 * Groups equal problems, in the order they were found: a field that was renamed in a model is a
 * problem in every document that has it. Adds the likely new name, if there is one.
 */
export function groupProblems(problems: readonly Problem[], grounds: Grounds): ProblemGroup[] {
  const groups = new Map<string, [Problem, ...Problem[]]>();
  const seen = new Set<string>();
  for (const problem of problems) {
    const { file, field, reason } = problem;
    const name = field === undefined ? file : nameIn(field);
    const key = `${isWarning(problem)}\n${name}\n${reason}`;
    // The checks of models and of content both find a broken model.
    const place = `${key}\n${file}\n${field}`;
    if (seen.has(place)) continue;
    seen.add(place);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [problem]);
    else group.push(problem);
  }
  const suggest = suggestions(grounds);
  return [...groups.values()].map((group): ProblemGroup => {
    const [first] = group;
    return {
      reason: first.reason + suggest(group),
      name: first.field === undefined ? undefined : nameIn(first.field),
      isWarning: isWarning(first),
      leftOut: group.some(({ leftOut }) => leftOut === true),
      problems: group,
    };
  });
}

/** Whether a problem does not fail the content check. A broken link is served, but fails it. */
export function isWarning({ severity, kind }: Problem): boolean {
  return severity === 'warning' && kind !== 'broken-link';
}

/** `alt` for `data.cover[0].image.alt`, `tags` for `tags[2]`; otherwise the whole text. */
function nameIn(field: string): string {
  return /([\w-]+)(?:\[\d+\])*$/.exec(field)?.[1] ?? field;
}

function suggestions({ models, documents, releases, drafts }: Grounds) {
  let used: ReturnType<typeof usedFields> | undefined;
  return (group: readonly Problem[]): string => {
    const unknown = group.flatMap((problem) => problem.unknown ?? []);
    const [first] = unknown;
    if (first === undefined || group[0]?.reason.includes('did you mean')) return '';
    const sets = [
      documents,
      ...releases.map((release) => release.documents),
      drafts?.documents ?? [],
    ];
    used ??= usedFields(sets.flat(), models);
    const name = renamedTo(unknown, used.get(first.fields));
    return name === undefined ? '' : `; was it renamed to "${name}"?`;
  };
}

/** For each record of fields in the models, the names of fields that documents have values for. */
function usedFields(
  documents: readonly RepositoryDocument[],
  models: Models,
): ReadonlyMap<Fields, ReadonlySet<string>> {
  const used = new Map<Fields, Set<string>>();
  const visit = (values: Json, fields: Fields): void => {
    const names = used.get(fields) ?? new Set<string>();
    used.set(fields, names);
    for (const [name, { type, config = {} }] of Object.entries(fields)) {
      const value = values[name];
      if (isFilled(value)) names.add(name);
      for (const record of fieldKind(type)?.records(value, config, models) ?? []) visit(...record);
    }
  };
  for (const { type, data } of documents) visit(data, models.types.get(type)?.fields ?? {});
  return used;
}

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (!isRecord(value)) return true;
  return value['link_type'] === 'Any' ? false : Object.keys(value).length > 0;
}

/**
 * The probable new name of a renamed field: the only field of the same record that fits all its
 * values and is empty in every document.
 */
function renamedTo(
  unknown: readonly UnknownField[],
  used: ReadonlySet<string> | undefined,
): string | undefined {
  const values = unknown.map(({ value }) => value).filter((value) => !isEmpty(value));
  if (values.length === 0) return undefined;
  const names = Object.entries(unknown[0]?.fields ?? {}).flatMap(
    ([name, { type, config = {} }]) => {
      const kind = fieldKind(type);
      // An integration's field fits everything.
      if (kind === undefined || kind.query === 'integration' || used?.has(name)) return [];
      return values.every((value) => kind.fits(value, config)) ? [name] : [];
    },
  );
  return names.length === 1 ? names[0] : undefined;
}
