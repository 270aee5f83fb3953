import { renderToStaticMarkup } from 'react-dom/server';
import type { SharedPage } from '#content/share.ts';
import { SHARE_SIZE, shareImageAddress } from '#screens/shared/shareImage.ts';

/** Media types by the end of a file's name. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const typeOf = (address: string) =>
  TYPES[/\.(\w+)(?:[?#]|$)/.exec(address.toLowerCase())?.[1] ?? ''];

const altOf = (page: SharedPage, address: string) => {
  const own = [page.image, page.siteImage].find(
    (image) => image && shareImageAddress(image) === address,
  );
  return (own && 'alt' in own && own.alt) || page.title;
};

/** The page's own picture, which has no need of a card. */
export function ownPicture({ image, siteImage, isSite, isClosed }: SharedPage): string | undefined {
  return isClosed ? undefined : shareImageAddress(image, isSite ? siteImage : null);
}

/** What is shown where no card can be made. */
export function otherPicture({ cover, siteImage, isClosed }: SharedPage): string | undefined {
  return shareImageAddress(...(isClosed ? [] : cover), siteImage);
}

/** The tags by which networks find the picture of a page. `address` is a path or absolute. */
export function shareTags(page: SharedPage, origin: string, address: string | undefined): string {
  const type = address && typeOf(address);
  return renderToStaticMarkup(
    <>
      {address && <meta property="og:image" content={new URL(address, origin).href} />}
      {type && <meta property="og:image:type" content={type} />}
      {address && <meta property="og:image:width" content={String(SHARE_SIZE.width)} />}
      {address && <meta property="og:image:height" content={String(SHARE_SIZE.height)} />}
      {address && <meta property="og:image:alt" content={altOf(page, address)} />}
      <meta name="twitter:card" content={address ? 'summary_large_image' : 'summary'} />
    </>,
  );
}
