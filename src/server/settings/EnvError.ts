/** An invalid environment value: the message names the variable, its value and what is expected. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Environment variables by name. */
export type EnvSource = Readonly<Record<string, string | undefined>>;
