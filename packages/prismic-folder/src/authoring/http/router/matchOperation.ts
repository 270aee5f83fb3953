import { AuthoringError } from '../../AuthoringError.ts';
import type { Operation } from '../../contract/Operation.ts';
import { operationEntries, type OperationName } from '../../contract/operations.ts';

/** The operation of a request, and the parameters of its path, decoded once. */
export interface MatchedOperation {
  readonly name: OperationName;
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly name: OperationName;
  readonly operation: Operation;
  readonly segments: readonly string[];
}

const segmentsOf = (path: string) => path.split('/').slice(1);

const routes: readonly Route[] = operationEntries.map(([name, operation]) => ({
  name,
  operation,
  segments: segmentsOf(operation.path),
}));

const nameOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

const fits = ({ segments }: Route, given: readonly string[]) =>
  segments.length === given.length &&
  segments.every((segment, at) => nameOf(segment) !== undefined || segment === given[at]);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new AuthoringError('invalid', 'The path is not percent-encoded UTF-8', { at: 'path' });
  }
}

/**
 * Finds the operation of a method and a path below the API's address. Parameters are decoded after
 * the path was split, so an encoded slash stays part of a name, where validation refuses it.
 */
export function matchOperation(method: string, path: string): MatchedOperation {
  const given = segmentsOf(path);
  const found = routes.filter((route) => fits(route, given));
  if (found.length === 0) {
    const message = `The authoring API has nothing at ${path.slice(0, 200)}`;
    throw new AuthoringError('not_found', message, { at: 'path' });
  }
  const route = found.find(({ operation }) => operation.method === method);
  if (!route) {
    const allowed = [...new Set(found.map(({ operation }) => operation.method))].join(', ');
    const message = `${method} is not answered at ${path.slice(0, 200)}: use ${allowed}`;
    throw new AuthoringError('method_not_allowed', message, { at: 'method', allowed });
  }
  const params = route.segments.flatMap((segment, at): [string, string][] => {
    const name = nameOf(segment);
    return name === undefined ? [] : [[name, decode(given[at] ?? '')]];
  });
  return { ...route, params: Object.fromEntries(params) };
}
