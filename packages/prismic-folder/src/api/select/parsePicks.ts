import { hint } from '../../folder/nearest.ts';
import { fieldKind } from '../../query/fields/fieldKind.ts';
import { QueryError } from '../../query/QueryError.ts';
import type { Models } from '../../types.ts';
import type { Picks } from './fetchLinks.ts';

/**
 * Parses `fetch` or `fetchLinks`, `project.project_title, project.group.field`, into the selected
 * fields of each type. Ignores the uid, which every response contains. Throws a QueryError.
 */
export function parsePicks(
  models: Models,
  location: 'fetch' | 'fetchLinks',
  source: string,
): ReadonlyMap<string, Picks> {
  const picks = new Map<string, Picks>();
  for (const match of source.matchAll(/[^\s,[\]]+/g)) {
    const [path] = match;
    const fail = (reason: string, hint: string): never => {
      throw new QueryError({ location, source, at: match.index, reason, hint });
    };
    const [type = '', ...names] = path.split('.');
    const model = models.types.get(type);
    if (!model) return fail(`unexpected type '${type}'`, hint(type, models.types.keys()));
    if (names.length === 0) fail(`'${path}' names no field`, `; write ${type}.field`);
    let pick = picks.get(type);
    if (!pick) picks.set(type, (pick = new Map()));
    let fields = model.fields;
    for (const [depth, name] of names.entries()) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const kind = field && fieldKind(field);
      if (!kind) return fail(`unexpected field '${path}'`, hint(name, Object.keys(fields)));
      if (depth < names.length - 1 && kind !== 'group') {
        fail(`unexpected field '${path}'`, `; ${name} is a ${kind} field and has no parts`);
      }
      if (depth === names.length - 1) {
        if (kind !== 'uid') pick.set(name, 'whole');
        break;
      }
      const known = pick.get(name);
      if (known === 'whole') break;
      const inner: Picks = known ?? new Map();
      pick.set(name, inner);
      [pick, fields] = [inner, field?.config?.fields ?? {}];
    }
  }
  return picks;
}
