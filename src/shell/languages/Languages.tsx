import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { useAbsolute, useSite, type LanguagesOfSite, type LanguagePlace } from '#content/site.ts';
import { Button } from '#ui/controls/Button.tsx';
import * as words from '#ui/words/en/languages.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';
import { link } from '../header/header.styles.ts';
import { useAnswer } from '#content/answers.ts';
import { addressOf, type ReadLanguage } from '#content/languages.ts';
import { useQueries } from '#content/queries.ts';
import { translationsQuery } from '#content/translationsQuery.ts';

/** Everything on a page that names the site's languages. */
export function Languages({ place }: ComponentProps<LanguagesOfSite['Part']>) {
  if (place === 'head') return <Alternates />;
  return place === 'missing' ? <Offer /> : <Switch place={place} />;
}

/** `fr-FR` as Open Graph writes it. */
const graphLocale = (tag: string) => tag.replaceAll('-', '_');

/** Names a page's versions to search engines and networks; a page that is missing has none. */
function Alternates() {
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

/** On the page for missing addresses: that other languages have the page, the master language first. */
function Offer() {
  const versions = useVersions();
  const { say } = useLanguage();
  const own = versions.find(({ isOwn }) => isOwn);
  const there = versions
    .filter(({ isMissing }) => !isMissing)
    .toSorted((one, other) => one.language.prefix.length - other.language.prefix.length);
  if (!own?.isMissing || there.length === 0) return null;
  return (
    <div className={styles.languages}>
      <p>{say(words.notAvailable, own.language.name)}</p>
      {there.map(({ language: { id, tag, name }, href }, index) => (
        <Button
          key={id}
          href={href}
          lang={tag}
          hrefLang={tag}
          variant={index ? 'secondary' : 'primary'}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

interface SwitchProps {
  readonly place: Exclude<LanguagePlace, 'head' | 'missing'>;
}

/** Names of the lists, since a page has more than one. */
const NAMES = {
  header: words.language,
  menu: words.languageInMenu,
  footer: words.languageAtEnd,
} as const;

/** More than these do not fit beside the header's other links; the footer has all. */
const MAX_IN_HEADER = 3;

/**
 * The page in the site's other languages, as plain links: each is another document. Where one is missing, the page at
 * the link's address says so.
 */
function Switch({ place }: SwitchProps) {
  const versions = useVersions();
  const { say } = useLanguage();
  const isShort = place === 'header';
  if (isShort && versions.length > MAX_IN_HEADER) return null;
  return (
    <nav aria-label={say(NAMES[place])} className={styles.languages} data-place={place}>
      {versions.map(({ language: { id, tag, name, code }, href, isOwn, isMissing }) => (
        <a
          key={id}
          href={href}
          lang={tag}
          hrefLang={tag}
          rel={isMissing ? 'nofollow' : undefined}
          aria-current={isOwn || undefined}
          aria-label={isShort ? `${code}, ${name}` : undefined}
          data-strong={isOwn ? '' : undefined}
          className={link}
        >
          {isShort ? code : name}
        </a>
      ))}
    </nav>
  );
}

/** The page of an address in one of the site's languages. */
interface Version {
  readonly language: ReadLanguage;
  /** Where it is; where it would be if it is missing. */
  readonly href: string;
  readonly isOwn: boolean;
  /** Whether the language has no such page. */
  readonly isMissing: boolean;
}

/** The page in each of the site's languages; until it is known where it can be read, in all of them. */
function useVersions(): readonly Version[] {
  const { base, languages } = useSite();
  const { pathname } = useLocation();
  const { data: paths } = useAnswer(translationsQuery(useQueries(), pathname));
  if (!languages) return [];
  return languages.all.map((language) => ({
    language,
    href: addressOf(base + language.prefix, paths?.[language.id] ?? pathname),
    isOwn: language.id === languages.own.id,
    isMissing: paths !== undefined && paths[language.id] === undefined,
  }));
}
