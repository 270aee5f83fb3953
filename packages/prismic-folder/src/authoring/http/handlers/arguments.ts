import type { DocumentKey } from '../../contract/documents.ts';

interface DocumentCall {
  readonly params: { readonly type: string; readonly name: string };
  readonly query: { readonly lang?: string | undefined };
}

/** The document an address names. */
export function keyOf({ params: { type, name }, query: { lang } }: DocumentCall): DocumentKey {
  return lang === undefined ? { type, name } : { type, name, lang };
}

/** The members that are not undefined: the service's types distinguish absent from undefined. */
export function defined<Value extends object>(value: Value): Defined<Value> {
  // Cast: what is left out is what the type makes optional.
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined),
  ) as Defined<Value>;
}

type Defined<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> };
