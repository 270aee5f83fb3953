import type { Models } from '../../types.ts';
import type { Target, TargetKind } from '../fields/Target.ts';
import { resolvePath } from '../fields/resolvePath.ts';
import { QueryError } from '../QueryError.ts';

/** One key to order results by. */
export interface Ordering {
  readonly target: Target;
  readonly descending: boolean;
}

const ORDERABLE: ReadonlySet<TargetKind> = new Set<TargetKind>([
  'uid',
  'text',
  'rich text',
  'select',
  'number',
  'boolean',
  'date',
  'timestamp',
  'color',
]);

const ITEM = /\s*([^\s,]+)(?:\s+(\S+?))?\s*(?:,|$)/y;

/** Parses `[my.project.project_date desc, document.first_publication_date]`; throws QueryErrors. */
export function parseOrderings(models: Models, source: string): Ordering[] {
  const open = /^\s*\[/.exec(source)?.[0].length ?? 0;
  const close = open > 0 ? source.lastIndexOf(']') : source.length;
  const fail = (at: number, reason: string, hint = ''): never => {
    throw new QueryError({ location: 'orderings', source, at, reason, hint });
  };
  if (close < open) fail(source.length, "expected ']'");
  if (source.slice(close + 1).trim() !== '') fail(close + 1, "unexpected text after ']'");

  const text = source.slice(0, close);
  const orderings: Ordering[] = [];
  let at = open;
  while (text.slice(at).trim() !== '') {
    ITEM.lastIndex = at;
    const item = ITEM.exec(text);
    const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    if (!item) return fail(start, 'expected a path, with or without asc or desc');
    const [whole, path = '', direction = 'asc'] = item;
    if (direction !== 'asc' && direction !== 'desc') {
      fail(start + path.length + 1, `unexpected direction '${direction}'`, '; use asc or desc');
    }
    orderings.push({
      target: orderable(models, path, start, fail),
      descending: direction === 'desc',
    });
    at += whole.length;
  }
  return orderings;
}

function orderable(
  models: Models,
  path: string,
  at: number,
  fail: (at: number, reason: string, hint?: string) => never,
): Target {
  const resolved = resolvePath(models, path);
  if (!resolved.target) return fail(at, `unexpected field '${path}'`, resolved.hint);
  const { kind } = resolved.target;
  if (!ORDERABLE.has(kind)) return fail(at, `results cannot be ordered by the ${kind} '${path}'`);
  return resolved.target;
}
