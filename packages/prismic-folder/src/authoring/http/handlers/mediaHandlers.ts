import type { Authoring } from '../../Authoring.ts';
import type { mediaOperations } from '../../contract/operations/media.ts';
import { defined } from './arguments.ts';
import type { Handlers } from './Handler.ts';

/** Operations on the media library. */
export function mediaHandlers({
  media,
}: Pick<Authoring, 'media'>): Handlers<keyof typeof mediaOperations> {
  return {
    listMedia: ({ query }) => media.list(defined(query)),
    uploadMedia: ({ query, body }) => media.upload(query.name, body),
    readMedia: ({ query }) => media.read(query.name),
    replaceMedia: ({ query, body }) => media.replace(query.name, body),
    describeMedia: ({ query, body }) => media.describe(query.name, body),
    renameMedia: ({ query, body }) => media.rename(query.name, body.to),
    countMedia: () => media.counts(),
    shrinkMedia: ({ query, body }) => media.shrink(query.name, body),
    removeMedia: ({ query }) => media.remove(query.name),
    listBin: async () => ({ entries: await media.bin() }),
    restoreMedia: ({ body }) => media.restore(body.id),
    listMediaUses: async ({ query }) => ({ uses: await media.uses(query.name) }),
  };
}
