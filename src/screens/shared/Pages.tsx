import { usePageAddress } from '#content/site.ts';
import { pagePath } from '#content/paging.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Container } from '#ui/layout/Container.tsx';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './pages.styles.ts';
import type { Paging } from './paging.ts';

/** The way to the pages of a list before and after this one; nothing where it has one page. */
export function Pages({ path, page, pages }: Paging) {
  const { count, say } = useLanguage();
  const address = usePageAddress();
  if (pages < 2) return null;
  const [before, after] = [pagePath(path, page - 1), pagePath(path, page + 1)];
  const [hasBefore, hasAfter] = [page > 1, page < pages];
  return (
    <nav aria-label={say(work.pages)}>
      {hasBefore && <link rel="prev" href={address(before)} />}
      {hasAfter && <link rel="next" href={address(after)} />}
      <Container className={styles.pages}>
        <p className={styles.number}>{say(work.pageOf, count(page), count(pages))}</p>
        {hasBefore && (
          <Button to={before} className={styles.newer}>
            {say(work.newer)}
          </Button>
        )}
        {hasAfter && (
          <Button to={after} className={styles.older}>
            {say(work.older)}
          </Button>
        )}
      </Container>
    </nav>
  );
}
