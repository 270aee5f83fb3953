import type { Authoring } from './createAuthoring.ts';
import { validate } from './http/readCall.ts';
import type { AnyOperation } from './operation.ts';
import {
  type Given,
  type OperationName,
  operationEntries,
  type OperationRequest,
  type OperationResult,
  type SessionOperation,
} from './operations.ts';

const byName = new Map(operationEntries);

/** Calls an operation in this process: validated as over HTTP, without what only a site or a session has. */
export async function callOperation<Name extends Exclude<OperationName, SessionOperation>>(
  folder: Authoring,
  name: Name,
  given: Given<Name>,
): Promise<OperationResult<Name>> {
  const operation = byName.get(name);
  if (!operation) throw new TypeError(`There is no operation ${name}`);
  // Cast: the parts that the operation has, of those there may be.
  const { params, query = {}, body } = given as Partial<OperationRequest<Name>>;
  const call = {
    params: operation.params && validate(operation.params, params, 'path'),
    query: operation.query && validate(operation.query, query, 'query'),
    body: body instanceof Blob ? body.stream() : bodyOf(operation, body),
  };
  // Cast: the description says what the operation answers with; those that answer with a Response are left out.
  return operation.run(call, { folder, site: {}, visit: null }) as Promise<OperationResult<Name>>;
}

const bodyOf = ({ body: schema }: AnyOperation, body: unknown) =>
  typeof schema === 'object' ? validate(schema, body, 'body') : undefined;
