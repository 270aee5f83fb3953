import type { MiddlewareHandler } from 'hono';
import { shareInFlight } from '#server/lib/shareInFlight.ts';
import { createAnswerStore } from './answerStore.ts';
import { giveAnswer, keepAnswer, type KeptAnswer } from './keptAnswer.ts';
import { isPackable, type Pack } from './Pack.ts';

/** Memory for built files: all scripts and styles together take less than a tenth. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Built files that are text, compressed as well as can be when they are first asked for and kept
 * for as long as the server runs. Fonts and pictures pass through as they are, and so do parts.
 */
export function keptFiles(files: MiddlewareHandler, pack: Pack): MiddlewareHandler {
  const store = createAnswerStore(MAX_BYTES);
  const share = shareInFlight<KeptAnswer>();
  return async (context, next) => {
    const { path, method, raw } = context.req;
    // Files have an ending, pages have none: the disk is not asked for each page.
    if (!path.includes('.')) return next();
    if (method !== 'GET' || raw.headers.has('range')) return files(context, next);
    const known = store.get(path);
    if (known) return giveAnswer(known, raw.headers);
    let isPassed = false;
    const answer = await files(context, () => {
      isPassed = true;
      return next();
    });
    if (isPassed || !answer || answer.status !== 200) return answer;
    if (!isPackable(answer.headers.get('content-type'))) return answer;
    const kept = await share(path, async () => {
      const made = await keepAnswer(answer, { pack, effort: 'best' });
      store.set(path, made);
      return made;
    });
    // Of many who asked at once, one answer was read; the files behind the others are closed.
    if (!answer.bodyUsed) await answer.body?.cancel();
    return giveAnswer(kept, raw.headers);
  };
}
