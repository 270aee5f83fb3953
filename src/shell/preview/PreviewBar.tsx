import { useLocation } from 'react-router-dom';
import { EXIT_PREVIEW_PATH } from '#content/preview.ts';
import { addressOf } from '#content/languages.ts';
import { useSite } from '#content/site.ts';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { behindMenu } from '../menu/menuControl.ts';
import * as styles from './preview.styles.ts';

/** Names the previewed draft and links to the end of the preview. */
export function PreviewBar() {
  const { prefix, preview } = useSite();
  const { pathname } = useLocation();
  const { say } = useLanguage();
  if (preview === null) return null;
  const exit = `${EXIT_PREVIEW_PATH}?${new URLSearchParams({ from: addressOf(prefix, pathname) })}`;
  return (
    <aside className={styles.bar} aria-label={say(shell.preview)} {...behindMenu}>
      <p className={styles.name}>{say(shell.previewOf, preview)}</p>
      <a className={styles.exit} href={exit}>
        {say(shell.exitPreview)}
      </a>
    </aside>
  );
}
