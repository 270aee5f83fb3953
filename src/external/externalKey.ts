const PREFIX = 'behance';

/** Cache key of an external project. */
export const externalKey = (id: string): readonly [string] => [`${PREFIX}${id}`];

export const isExternalKey = ([name, ...others]: readonly unknown[]): boolean =>
  typeof name === 'string' && name.startsWith(PREFIX) && others.length === 0;
