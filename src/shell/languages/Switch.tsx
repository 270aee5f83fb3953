import type { LanguagePlace } from '#content/site.ts';
import * as words from '#ui/words/en/languages.ts';
import { useLanguage } from '#ui/words/language.ts';
import { link } from '../header/header.styles.ts';
import * as styles from './styles.ts';
import { useVersions } from './useVersions.ts';

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
export function Switch({ place }: SwitchProps) {
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
