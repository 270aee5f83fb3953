import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { useSite, type LanguagesOfSite } from '#content/site.ts';
import { atFirstInput } from '#effects/dom/atFirstInput.ts';
import * as styles from '#shell/languages/styles.ts';
import * as words from '#ui/words/en/languages.ts';
import { useLanguage } from '#ui/words/language.ts';

type Props = ComponentProps<LanguagesOfSite['Part']>;

/** Where the page's own versions cannot be named: the first pages of the languages. */
function FirstPages({ place }: Props) {
  const { languages } = useSite();
  const { say } = useLanguage();
  if (!languages || place === 'head' || place === 'missing') return null;
  return (
    <nav aria-label={say(words.language)} className={styles.languages} data-place={place}>
      {languages.all.map(({ id, prefix, tag, name }) => (
        <a key={id} href={prefix || '/'} lang={tag} hrefLang={tag}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** What names the languages, loaded at a visitor's first input: until then it stays as the server sent it. */
const Loaded = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  await new Promise<void>((resolve) => atFirstInput(resolve));
  try {
    return { default: (await import('#shell/languages/Languages.tsx')).Languages };
  } catch (error) {
    console.warn(error);
    return { default: FirstPages };
  }
});

export function LanguagePart(props: Props) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
