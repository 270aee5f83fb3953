const PREFIX = 'behance';

/** Under which key a project of the external service is cached. */
export const externalKey = (id: string): readonly [string] => [`${PREFIX}${id}`];

/** Whether a key is that of such a project. */
export const isExternalKey = ([name, ...others]: readonly unknown[]): boolean =>
  typeof name === 'string' && name.startsWith(PREFIX) && others.length === 0;
