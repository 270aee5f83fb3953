/** A JSON object before anything is known about its members. */
export type Json = Readonly<Record<string, unknown>>;

/** The members of an object that it has of these names. */
export const pick = (from: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
