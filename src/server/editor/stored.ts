import { AuthoringError } from '#prismic-folder/authoring';

/** Does what reads or writes a file of the site; of its failure the owner is told, with the reason. */
export async function stored<Value>(failure: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AuthoringError('storage', `${failure}: ${reason}`);
  }
}
