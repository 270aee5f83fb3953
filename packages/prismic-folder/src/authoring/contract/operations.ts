import type { z } from 'zod';
import type { Operation } from './Operation.ts';
import { documentOperations } from './operations/documents.ts';
import { languageOperations } from './operations/languages.ts';
import { findingOperations } from './operations/finding.ts';
import { mediaOperations } from './operations/media.ts';
import { publishingOperations } from './operations/publishing.ts';
import { protectionOperations } from './operations/protection.ts';
import { sharingOperations } from './operations/sharing.ts';
import { sessionOperations } from './operations/session.ts';
import { setOperations } from './operations/sets.ts';

/** Every operation of the authoring API, described once. */
export const operations = {
  ...documentOperations,
  ...publishingOperations,
  ...mediaOperations,
  ...findingOperations,
  ...sharingOperations,
  ...protectionOperations,
  ...languageOperations,
  ...sessionOperations,
  ...setOperations,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
type Described = typeof operations;

/** All operations by name, as the general type. */
export const operationEntries = Object.entries(operations) as readonly [
  // Cast: the names are the object's own keys.
  OperationName,
  Operation,
][];

type Part<Name extends OperationName, Key extends 'params' | 'query' | 'body'> =
  Described[Name] extends Readonly<Record<Key, infer Schema>> ? Schema : undefined;

type Written<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Parsed<Schema> = Schema extends z.ZodType
  ? z.output<Schema>
  : Schema extends 'file'
    ? ReadableStream<Uint8Array>
    : undefined;

/** What the editor sends: `OperationRequest<'saveDocument'>['body']`. */
export interface OperationRequest<Name extends OperationName> {
  readonly params: Written<Part<Name, 'params'>>;
  readonly query: Written<Part<Name, 'query'>>;
  readonly body: Part<Name, 'body'> extends 'file' ? Blob : Written<Part<Name, 'body'>>;
}

/** What the service is called with: validated, with defaults. */
export interface OperationCall<Name extends OperationName> {
  readonly params: Parsed<Part<Name, 'params'>>;
  readonly query: Parsed<Part<Name, 'query'>>;
  readonly body: Parsed<Part<Name, 'body'>>;
}

/** What an operation answers with. */
export type OperationResult<Name extends OperationName> =
  Described[Name]['result'] extends z.ZodType ? z.output<Described[Name]['result']> : undefined;
