import type { OperationCall, OperationName, OperationResult } from '../../contract/operations.ts';

/** Answers one operation; its parameters and body are valid. */
export type Handler<Name extends OperationName> = (
  call: OperationCall<Name>,
) => Promise<OperationResult<Name>>;

/** Handlers of some operations. */
export type Handlers<Names extends OperationName> = {
  readonly [Name in Names]: Handler<Name>;
};
