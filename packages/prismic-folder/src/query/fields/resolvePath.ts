import { hint } from '../../folder/nearest.ts';
import type { FieldModel, Models } from '../../types.ts';
import { fieldKind } from './fieldKind.ts';
import { DOCUMENT_TARGETS, type Target } from './Target.ts';

export type Resolved =
  | { readonly target: Target }
  | { readonly target?: undefined; readonly hint: string };

/** Resolves a path such as `document.tags` or `my.project.group.field` in the models. */
export function resolvePath(models: Models, path: string): Resolved {
  const known = DOCUMENT_TARGETS.get(path);
  if (known) return { target: known };
  const [scope, type = '', ...names] = path.split('.');
  if (scope !== 'my') {
    return { hint: hint(path, DOCUMENT_TARGETS.keys()) || '; paths begin with document or my' };
  }
  const model = models.types.get(type);
  if (!model) return { hint: hintPath('my', type, models.types.keys(), names) };
  if (names.length === 0) return { hint: `; name a field: my.${type}.field` };
  return resolveField(model.fields, `my.${type}`, path, type, names);
}

function resolveField(
  fields: Readonly<Record<string, FieldModel>>,
  parent: string,
  path: string,
  type: string,
  names: readonly string[],
): Resolved {
  let [open, above] = [fields, parent];
  for (const [index, name] of names.entries()) {
    const field = Object.hasOwn(open, name) ? open[name] : undefined;
    const kind = field && fieldKind(field);
    const rest = names.slice(index + 1);
    if (!field || !kind) return { hint: hintPath(above, name, Object.keys(open), rest) };
    if (rest.length === 0) return { target: { scope: 'field', path, kind, type, names } };
    if (kind !== 'group') return { hint: `; ${above}.${name} is a ${kind} field and has no parts` };
    [open, above] = [field.config?.fields ?? {}, `${above}.${name}`];
  }
  return { hint: '' };
}

function hintPath(
  above: string,
  name: string,
  known: Iterable<string>,
  rest: readonly string[],
): string {
  const paths = [...known].map((other) => [above, other, ...rest].join('.'));
  return hint([above, name, ...rest].join('.'), paths);
}
