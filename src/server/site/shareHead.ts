import type { RenderedPage } from '#app/server.tsx';
import { otherPicture, ownPicture, shareTags } from '#app/shareTags.tsx';
import type { SharedPage } from '#content/share.ts';

/** Names the address of a page's card. */
export type CardOf = (path: string, page: SharedPage) => Promise<string | null>;

/** The tags of a page's picture: its own, else its card, else what there is where no card can be made. */
export async function shareHead(
  request: Request,
  { share, status }: RenderedPage,
  cardOf: CardOf | null,
): Promise<string> {
  if (!share) return '';
  const { origin, pathname } = new URL(request.url);
  const own = ownPicture(share);
  const card = status === 200 ? await cardOf?.(pathname, share) : null;
  return shareTags(share, origin, own ?? card ?? otherPicture(share));
}
