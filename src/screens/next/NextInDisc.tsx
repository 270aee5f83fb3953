import { cardTarget, coverLayers, type ProjectCard } from '#content/cards.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import * as project from '#ui/words/en/screens/project.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './next.styles.ts';
import { projectWords } from '../shared/projectWords.ts';

/** The disc is cut by the page's end, and as wide as this. */
const SIZES = '(min-width: 1024px) 53vw, 100vw';

/** The next project, which rises in the page's disc; its link covers the disc. */
export function NextInDisc({ card }: { readonly card: ProjectCard }) {
  const { say } = useLanguage();
  const target = cardTarget(card);
  if (target.kind !== 'internal') return null;
  const [behind, before] = coverLayers(card.data.cover);
  return (
    <nav className={styles.next} aria-label={say(project.next)} data-next="">
      {/* A list of one: its picture travels to its page as a card's does. */}
      <ul>
        <li>
          <p>{say(project.next)}</p>
          <RouteLink to={target.path}>{projectWords(card.data, say).title}</RouteLink>
          <div data-cover="">
            <div>
              <ContentImage field={behind} sizes={SIZES} fit="cover" decorative />
              <ContentImage
                field={before}
                sizes={SIZES}
                fit="contain"
                placeholder="none"
                decorative
              />
            </div>
          </div>
        </li>
      </ul>
    </nav>
  );
}
