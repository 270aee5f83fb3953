import { Button } from '#ui/controls/Button.tsx';
import * as words from '#ui/words/en/languages.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';
import { useVersions } from './useVersions.ts';

/** On the page for missing addresses: that other languages have the page, the master language first. */
export function Offer() {
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
