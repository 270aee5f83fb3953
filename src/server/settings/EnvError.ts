/** An environment value that cannot be used: names the variable, its value and what would do. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Environment variables by name. */
export type EnvSource = Readonly<Record<string, string | undefined>>;
