import type { ImageField } from '@prismicio/client';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { ShareContext } from '#content/share.ts';
import { usePageAddress } from '#content/site.ts';

interface HeadProps {
  /** Title of the screen; the owner's name follows it, except on Home. */
  readonly title?: string | null | undefined;
  /** By default that of the site. */
  readonly description?: string | null | undefined;
  /** The page's own picture for sharing; without one, it gets a card. */
  readonly image?: ImageField | null | undefined;
  /** What the card shows beside the title: layers, the one behind first. */
  readonly cover?: readonly (ImageField | undefined)[] | undefined;
  /** Structured data for search engines, in schema.org's vocabulary. */
  readonly data?: readonly object[];
  readonly kind?: 'website' | 'article';
  /** Keeps the screen out of search engines. */
  readonly noIndex?: boolean;
  /** Whether visitors need a password. */
  readonly isClosed?: boolean;
}

/** JSON that is safe inside a script element. */
const safeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document's head for a screen; React hoists the elements. */
export function Head({
  title,
  description,
  image,
  cover = [],
  data = [],
  kind = 'website',
  noIndex = false,
  isClosed = false,
}: HeadProps) {
  const { data: settings } = useAnswer(useQueries().settings());
  const { pathname } = useLocation();
  const pageAddress = usePageAddress();
  const site = settings?.data;
  const own = pathname === '/' || !title;
  const full = own
    ? title || site?.meta_title || site?.name || ''
    : [title, site?.name].filter(Boolean).join(', ');
  const about = description?.trim() || site?.meta_description;
  const address = pageAddress(pathname);
  use(ShareContext)?.({
    title: title || full,
    heading: full,
    description: about ?? '',
    name: site?.name ?? '',
    image,
    cover,
    siteImage: site?.share_image,
    isSite: own,
    isClosed,
  });
  return (
    <>
      <title>{full}</title>
      {about && <meta name="description" content={about} />}
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title || full} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:url" content={address} />
      {site?.name && <meta property="og:site_name" content={site.name} />}
      {data.map((value, index) => (
        <script
          // The order never changes.
          key={index}
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{ __html: safeJson(value) }}
        />
      ))}
    </>
  );
}
