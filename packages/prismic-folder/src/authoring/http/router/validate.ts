import { z } from 'zod';
import { AuthoringError } from '../../AuthoringError.ts';
import { formatPath } from '../../../json.ts';

/** A parsed value; throws `invalid` with the place of the first fault and what was expected. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where: 'path' | 'query' | 'body',
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = formatPath(issue?.path ?? []);
  const at = path === '' ? where : `${where}: ${path}`;
  const message = `${at}: ${issue?.message ?? 'another value was expected'}`;
  throw new AuthoringError('invalid', message, { at });
}

/** The schema inside optional ones and those with a default. */
function innermost(schema: unknown): unknown {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? innermost(schema.unwrap()) : schema;
}

/** A parameter as its schema expects it: addresses hold texts only. */
function read(text: string, schema: unknown): unknown {
  if (schema instanceof z.ZodNumber && /^\d{1,9}$/.test(text)) return Number(text);
  if (schema instanceof z.ZodBoolean && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

/** The parameters of a query, validated; one that is given twice is refused. */
export function validateQuery(schema: z.ZodObject, parameters: URLSearchParams): unknown {
  const values: Record<string, unknown> = {};
  for (const [name, text] of parameters) {
    if (Object.hasOwn(values, name)) {
      throw new AuthoringError('invalid', `query: ${name} is given twice`, {
        at: `query: ${name}`,
      });
    }
    const value = read(text, innermost(schema.shape[name]));
    Object.defineProperty(values, name, { value, enumerable: true });
  }
  return validate(schema, values, 'query');
}
