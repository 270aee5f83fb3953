import { useAbsolute } from '#content/site.ts';
import { useVersions } from './useVersions.ts';

/** `fr-FR` as Open Graph writes it. */
const graphLocale = (tag: string) => tag.replaceAll('-', '_');

/** Names a page's versions to search engines and networks; a page that is missing has none. */
export function Alternates() {
  const absolute = useAbsolute();
  const there = useVersions().filter(({ isMissing }) => !isMissing);
  const own = there.find(({ isOwn }) => isOwn);
  const [first] = there;
  if (!own || !first || there.length < 2) return null;
  // For visitors of any other language: the master's, if it has the page.
  const fallback = there.find(({ language }) => language.prefix === '') ?? first;
  return (
    <>
      {there.map(({ language: { id, tag }, href }) => (
        <link key={id} rel="alternate" hrefLang={tag} href={absolute(href)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(fallback.href)} />
      <meta property="og:locale" content={graphLocale(own.language.tag)} />
      {there
        .filter(({ isOwn }) => !isOwn)
        .map(({ language: { id, tag } }) => (
          <meta key={id} property="og:locale:alternate" content={graphLocale(tag)} />
        ))}
    </>
  );
}
