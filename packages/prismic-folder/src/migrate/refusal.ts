import { ApiError } from '../api/ApiError.ts';
import { AuthoringError, STATUS_OF } from '../store/AuthoringError.ts';
import { formatProblem } from '../folder/formatProblem.ts';
import type { Problem } from '../types.ts';

/** A part of a request that was refused, named as Prismic's services do: `data.title`. */
interface RefusedPart {
  readonly property: string;
  readonly error: string;
}

const TYPES: Readonly<Record<number, string>> = {
  401: 'api_security_error',
  403: 'api_security_error',
  404: 'not_found_error',
  405: 'method_not_allowed_error',
  409: 'conflict_error',
  413: 'too_large_error',
  415: 'unsupported_type_error',
};

/**
 * An error response of the write APIs. Prismic's client reads `message` from the Migration API and
 * `error` from the Asset API, so both are there.
 */
export function refusal(
  status: number,
  message: string,
  details: readonly RefusedPart[] = [],
): ApiError {
  return new ApiError(status, {
    type: TYPES[status] ?? 'api_validation_error',
    message,
    error: message,
    ...(details.length > 0 && { details }),
  });
}

/** Refuses unless a condition holds. */
export function must(condition: boolean, message: string, status = 400): asserts condition {
  if (!condition) throw refusal(status, message);
}

const MAX_DETAILS = 100;

/** Throws a 400 that names every error of the content of a request, unless there is none. */
export function refuseProblems(problems: readonly Problem[]): void {
  const errors = problems.filter(({ severity }) => severity !== 'warning');
  const [first] = errors;
  if (first === undefined) return;
  const details = errors
    .slice(0, MAX_DETAILS)
    .map(({ field = '', reason }) => ({ property: field, error: reason }));
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  const place = first.field === undefined ? '' : `${first.field}: `;
  throw refusal(400, `${place}${first.reason}${more}`, details);
}

/** 405 with the methods an address answers. */
export function notAllowed(method: string, allow: string): ApiError {
  const { body } = refusal(405, `${method} is not allowed here, only ${allow}`);
  return new ApiError(405, body, { allow });
}

/** Turns an error of the authoring service into a response of the write APIs. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof AuthoringError)) return error;
  const { code, message, details } = error;
  const parts = (details.problems ?? []).map((problem) => ({
    property: problem.field ?? problem.file,
    error: formatProblem(problem),
  }));
  // Prismic answers all invalid content with 400; 403 is for tokens.
  const isContent = code === 'problems' || code === 'refused';
  return refusal(isContent ? 400 : STATUS_OF[code], message, parts);
}
