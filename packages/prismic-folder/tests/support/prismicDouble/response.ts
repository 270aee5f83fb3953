/** An error response of the double's services. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** Refuses unless a condition holds. */
export function must(condition: boolean, message: string, status = 400): asserts condition {
  if (!condition) throw new Refusal(status, message);
}

/** Refuses an object with other keys than these. */
export function mustHaveOnly(value: object, keys: readonly string[], where: string): void {
  for (const key of Object.keys(value)) must(keys.includes(key), `${where}: unknown key ${key}`);
}
