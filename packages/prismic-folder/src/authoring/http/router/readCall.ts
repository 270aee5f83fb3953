import { AuthoringError } from '../../AuthoringError.ts';
import type { MatchedOperation } from './matchOperation.ts';
import { parseBody } from './parseBody.ts';
import { checkContentType, readText, wholeBody } from './readBody.ts';
import { validate, validateQuery } from './validate.ts';

/** Parameters and body of a request, validated by the description of its operation. */
export interface ReadCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

async function readBody(request: Request, { operation }: MatchedOperation): Promise<unknown> {
  const { body } = operation;
  if (body === undefined) return undefined;
  if (body === 'file') {
    checkContentType(request, 'application/octet-stream');
    return wholeBody(request);
  }
  checkContentType(request, 'application/json');
  return validate(body, parseBody(await readText(request)), 'body');
}

/** Reads a request; throws `invalid`, `unsupported_type` or `too_large`, saying where. */
export async function readCall(request: Request, matched: MatchedOperation): Promise<ReadCall> {
  const { operation, params } = matched;
  const { searchParams } = new URL(request.url);
  if (!operation.query && searchParams.size > 0) {
    const [name = ''] = searchParams.keys();
    const message = `query: this operation has no parameter "${name.slice(0, 100)}"`;
    throw new AuthoringError('invalid', message, { at: 'query' });
  }
  return {
    params: operation.params && validate(operation.params, params, 'path'),
    query: operation.query && validateQuery(operation.query, searchParams),
    body: await readBody(request, matched),
  };
}
