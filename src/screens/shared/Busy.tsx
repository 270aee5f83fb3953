import type { Elements } from '#ui/Elements.ts';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** Announces that the skeleton inside is loading. */
export function Busy({ children }: { readonly children: Elements }) {
  const { say } = useLanguage();
  return (
    <div aria-busy="true">
      <output className={styles.unseen}>{say(states.loading)}</output>
      {children}
    </div>
  );
}
