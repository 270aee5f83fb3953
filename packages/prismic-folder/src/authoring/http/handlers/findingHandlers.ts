import type { Authoring } from '../../Authoring.ts';
import type { findingOperations } from '../../contract/operations/finding.ts';
import { defined } from './arguments.ts';
import type { Handlers } from './Handler.ts';

/** Finding in all content, and leading links elsewhere. */
export function findingHandlers({
  finding,
}: Pick<Authoring, 'finding'>): Handlers<keyof typeof findingOperations> {
  return {
    findText: ({ query }) => finding.text(query.text, query.page),
    findSlices: ({ query }) => finding.slices(defined(query)),
    findLinks: async ({ body }) => ({ links: await finding.links(body.to) }),
    replaceLinks: ({ body }) => finding.replace(body),
    async undoReplaceLinks({ body }) {
      await finding.undo(body.saved);
      return undefined;
    },
  };
}
