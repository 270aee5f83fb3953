import { pascalCase, pascalCaseTransformMerge } from 'pascal-case';
import { ModelError } from './ModelError.ts';

/**
 * Pascal case as prismic-ts-codegen writes it, for a slice's folder and the name of its generated
 * type.
 */
export const pascal = (name: string) => pascalCase(name, { transform: pascalCaseTransformMerge });

/** Name of the type generated for a slice, such as `QuoteSlice`. */
export const sliceTypeName = (id: string) => pascal(`${id} Slice`);

/** Throws unless Prismic accepts the id and it is valid as a folder name. */
export function checkId(file: string, id: unknown): asserts id is string {
  if (typeof id === 'string' && /^[a-z0-9][a-z0-9_-]*$/i.test(id)) return;
  throw new ModelError(
    file,
    `its id is ${JSON.stringify(id)}: letters, digits, "_" and "-" make an id`,
  );
}

/** Throws unless the name in Pascal case is valid as the name of a component. */
export function checkName(file: string, name: unknown): asserts name is string {
  if (typeof name === 'string' && /^[A-Z][A-Za-z0-9]*$/.test(pascal(name))) return;
  throw new ModelError(
    file,
    `its name is ${JSON.stringify(name)}: a name starts with a letter and gives a component's name`,
  );
}

/** An id as a key of an object literal, quoted only if necessary. */
export const keyOf = (id: string) => (/^[A-Za-z_$][\w$]*$/.test(id) ? id : `'${id}'`);
