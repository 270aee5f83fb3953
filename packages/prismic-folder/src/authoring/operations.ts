import type { z } from 'zod';
import type { AnyOperation } from './operation.ts';
import { documentOperations } from './operations/documents.ts';
import { findingOperations } from './operations/finding.ts';
import { languageOperations } from './operations/languages.ts';
import { mediaOperations } from './operations/media.ts';
import { protectionOperations } from './operations/protection.ts';
import { publishingOperations } from './operations/publishing.ts';
import { sessionOperations } from './operations/session.ts';
import { setOperations } from './operations/sets.ts';
import { sharingOperations } from './operations/sharing.ts';
import { viewOperations } from './operations/views.ts';

/** Every operation of the authoring API. */
export const operations = {
  ...documentOperations,
  ...publishingOperations,
  ...mediaOperations,
  ...findingOperations,
  ...sharingOperations,
  ...viewOperations,
  ...protectionOperations,
  ...languageOperations,
  ...sessionOperations,
  ...setOperations,
};

type Operations = typeof operations;
export type OperationName = keyof Operations;

/** Method and path of every operation, for programs that do without the schemas. */
export type Addresses = { readonly [Name in OperationName]: Operations[Name]['address'] };

/** All operations by name, as the general type. */
export const operationEntries = Object.entries(operations) as unknown as readonly [
  // Cast: the names are the object's own keys, and each is called with what its own schemas have parsed.
  OperationName,
  AnyOperation,
][];

type Part<Name extends OperationName, Key extends 'params' | 'query' | 'body'> = NonNullable<
  Operations[Name][Key]
>;

type Written<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.input<Schema>
    : undefined;

/** What the editor sends: `OperationRequest<'saveDocument'>['body']`. */
export interface OperationRequest<Name extends OperationName> {
  readonly params: Written<Part<Name, 'params'>>;
  readonly query: Written<Part<Name, 'query'>>;
  readonly body: 'file' extends Part<Name, 'body'> ? Blob : Written<Part<Name, 'body'>>;
}

/** What an operation answers with. */
export type OperationResult<Name extends OperationName> =
  Operations[Name]['result'] extends z.ZodType ? z.output<Operations[Name]['result']> : undefined;

/** What a call gives: only the parts that the operation has. */
export type Given<Name extends OperationName> = {
  readonly [
    Key in keyof OperationRequest<Name> as OperationRequest<Name>[Key] extends undefined
      ? never
      : Key
  ]: OperationRequest<Name>[Key];
};

/** Operations that only a session's requests can call. */
export type SessionOperation = keyof typeof sessionOperations;
