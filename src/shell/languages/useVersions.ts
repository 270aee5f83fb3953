import { useLocation } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { addressOf, type ReadLanguage } from '#content/languages.ts';
import { useQueries } from '#content/queries.ts';
import { useSite } from '#content/site.ts';
import { translationsQuery } from '#content/translationsQuery.ts';

/** The page of an address in one of the site's languages. */
export interface Version {
  readonly language: ReadLanguage;
  /** Where it is; where it would be if it is missing. */
  readonly href: string;
  readonly isOwn: boolean;
  /** Whether the language has no such page. */
  readonly isMissing: boolean;
}

/** The page in each of the site's languages; until it is known where it can be read, in all of them. */
export function useVersions(): readonly Version[] {
  const { languages } = useSite();
  const { pathname } = useLocation();
  const { data: paths } = useAnswer(translationsQuery(useQueries(), pathname));
  if (!languages) return [];
  return languages.all.map((language) => ({
    language,
    href: addressOf(language.prefix, paths?.[language.id] ?? pathname),
    isOwn: language.id === languages.own.id,
    isMissing: paths !== undefined && paths[language.id] === undefined,
  }));
}
