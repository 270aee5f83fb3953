import type { Authoring } from '../../Authoring.ts';
import type { setOperations } from '../../contract/operations/sets.ts';
import type { Handlers } from './Handler.ts';

/** Operations on the demo and on content that was moved aside. */
export function setHandlers({
  sets,
}: Pick<Authoring, 'sets'>): Handlers<keyof typeof setOperations> {
  return {
    readContentSets: () => sets.read(),
    async keepDemo() {
      await sets.keepDemo();
      return undefined;
    },
    startContent: ({ body }) => sets.start(body),
    restoreContent: ({ body }) => sets.restore(body.name),
  };
}
