import type { ImageField } from '@prismicio/client';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { useAbsolute, usePageAddress } from '#content/site.ts';
import { SHARE_SIZE, shareImageAddress } from './shareImage.ts';

interface HeadProps {
  /** Title of the screen; the owner's name follows it, except on Home. */
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Images for sharing: the first filled one, else the site's. */
  readonly images?: readonly (ImageField | null | undefined)[];
  /** Structured data for search engines, in schema.org's vocabulary. */
  readonly data?: readonly object[];
  readonly kind?: 'website' | 'article';
  /** Keeps the screen out of search engines. */
  readonly noIndex?: boolean;
}

/** JSON that is safe inside a script element. */
const safeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document's head for a screen; React hoists the elements. */
export function Head({
  title,
  description,
  images = [],
  data = [],
  kind = 'website',
  noIndex = false,
}: HeadProps) {
  const { data: settings } = useAnswer(useQueries().settings());
  const { pathname } = useLocation();
  const absolute = useAbsolute();
  const pageAddress = usePageAddress();
  const site = settings?.data;
  const own = pathname === '/' || !title;
  const full = own
    ? (title ?? site?.meta_title ?? site?.name ?? '')
    : [title, site?.name].filter(Boolean).join(', ');
  const about = description || site?.meta_description || '';
  const address = pageAddress(pathname);
  const image = shareImageAddress(...images, site?.share_image);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={about} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title || full} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      {site?.name && <meta property="og:site_name" content={site.name} />}
      {image && <meta property="og:image" content={absolute(image)} />}
      {image && <meta property="og:image:width" content={String(SHARE_SIZE.width)} />}
      {image && <meta property="og:image:height" content={String(SHARE_SIZE.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
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
