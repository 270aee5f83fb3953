import { AuthoringError } from '../../store/AuthoringError.ts';
import type { DocumentIndex } from '../workspace/documentIndex.ts';
import { keyOf } from '../workspace/documentPaths.ts';
import { titleIn } from '../workspace/summary.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** `page/about` or `page/about.fr-fr`, but no part of a longer path. */
const PLACE = /(?<![\w/.-])[\w-]+\/[\w-]+(?:\.[a-z]{2,}-[a-z]{2,})?(?![\w/-]|\.\w)/g;

/**
 * A refusal as it is said to people: documents by the titles that they know. Whoever works on the folder knows them by
 * their places in it, and so does this code; what is no document of the folder any more keeps its place.
 */
export async function inTitles(error: unknown, workspace: Workspace): Promise<unknown> {
  if (!(error instanceof AuthoringError) || error.message.search(PLACE) < 0) return error;
  try {
    const index = await workspace.fresh();
    const message = error.message.replaceAll(PLACE, (place) => titleAt(index, place) ?? place);
    return new AuthoringError(error.code, message, error.details);
  } catch {
    // Then a folder that cannot be read is what the error is about.
    return error;
  }
}

function titleAt(index: DocumentIndex, place: string): string | undefined {
  const key = keyOf(`${place}.json`, index.folder.settings.languages);
  const document = key && index.find(key);
  return document && titleIn(index, document);
}
