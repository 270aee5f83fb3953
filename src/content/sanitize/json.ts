/** A JSON object before anything is known about its members. */
export type Json = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
