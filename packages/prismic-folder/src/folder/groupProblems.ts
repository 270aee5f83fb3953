import { isRecord } from '../json.ts';
import type { FieldModel, Models, Problem, RepositoryDocument, Snapshot } from '../types.ts';
import { renamedTo } from './renamedTo.ts';

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
  for (const problem of problems) {
    const { field, reason } = problem;
    const name = field === undefined ? problem.file : nameIn(field);
    const key = `${isWarning(problem)}\n${name}\n${reason}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [problem]);
    // The checks of models and of content both find a broken model.
    else if (!group.some((one) => isSame(one, problem))) group.push(problem);
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

function isSame(one: Problem, other: Problem): boolean {
  return one.file === other.file && one.field === other.field;
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
    used ??= usedIn(models, [
      documents,
      ...releases.map((release) => release.documents),
      drafts?.documents ?? [],
    ]);
    const name = renamedTo(unknown, used.get(first.fields));
    return name === undefined ? '' : `; was it renamed to "${name}"?`;
  };
}

function usedIn(models: Models, sets: readonly (readonly RepositoryDocument[])[]) {
  return usedFields(sets.flat(), models);
}

type Fields = Readonly<Record<string, FieldModel>>;

/** For each record of fields in the models, the names of fields that documents have values for. */
function usedFields(
  documents: readonly RepositoryDocument[],
  { types, slices }: Models,
): ReadonlyMap<Fields, ReadonlySet<string>> {
  const used = new Map<Fields, Set<string>>();

  const visit = (value: unknown, fields: Fields): void => {
    if (!isRecord(value)) return;
    const names = used.get(fields) ?? new Set<string>();
    used.set(fields, names);
    for (const [name, { type, config }] of Object.entries(fields)) {
      const field = value[name];
      if (isFilled(field)) names.add(name);
      if (!Array.isArray(field)) continue;
      if (type === 'Group') for (const item of field) visit(item, config?.fields ?? {});
      if (type === 'Slices' || type === 'Choice') field.forEach(visitSlice);
    }
  };
  const visitSlice = (slice: unknown): void => {
    if (!isRecord(slice)) return;
    const model = slices.get(String(slice['slice_type']));
    const variation = model?.variations[String(slice['variation'])];
    if (variation === undefined) return;
    visit(slice['primary'], variation.primary);
    const { items } = slice;
    if (Array.isArray(items)) for (const item of items) visit(item, variation.items);
  };
  for (const { type, data } of documents) visit(data, types.get(type)?.fields ?? {});
  return used;
}

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (!isRecord(value)) return true;
  return value['link_type'] === 'Any' ? false : Object.keys(value).length > 0;
}
