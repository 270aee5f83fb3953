import { isFilled } from '@prismicio/client';
import { cardTarget, coverLayers, type ProjectCard } from '#content/cards.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { fittedSizes } from '#ui/image/fittedSizes.ts';
import { withTitles } from '#ui/image/imageSizes.ts';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { breakpoint } from '#ui/theme/tokens.ts';
import * as project from '#ui/words/en/screens/project.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './next.styles.ts';
import { projectWords } from '../shared/projectWords.ts';

type Part = readonly [across: number, high: number];

/** The next project, which rises in the page's disc; its link covers the disc. */
export function NextInDisc({ card }: { readonly card: ProjectCard }) {
  const { say } = useLanguage();
  const target = cardTarget(card);
  if (target.kind !== 'internal') return null;
  const [behind, before] = coverLayers(card.data.cover);
  const [whole, front] = styles.pictures;
  const inFront = isFilled.image(behind) ? front : whole;
  return (
    <nav className={styles.next} aria-label={say(project.next)} data-next="">
      {/* A list of one: its picture travels to its page as a card's does. */}
      <ul>
        <li>
          <p>{say(project.next)}</p>
          <RouteLink to={target.path}>{projectWords(card.data, say).title}</RouteLink>
          <div data-cover="">
            <div>
              <ContentImage
                field={behind}
                sizes={fittedSizes(sizesOf(whole), 'cover', behind, whole)}
                fit="cover"
                decorative
              />
              <ContentImage
                field={before}
                sizes={fittedSizes(sizesOf(inFront), 'contain', before, inFront)}
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

/** `sizes` of a part of the disc, whose width is a share of the diameter. */
function sizesOf([across]: Part): string {
  const [px, vw, largePx, largeVw] = [...styles.diameter.base, ...styles.diameter.lg].map(
    (measure) => Math.round(across * measure),
  );
  return `(min-width: ${breakpoint.lg}px) min(${withTitles(largePx ?? 0)}, ${largeVw}vw), min(${px}px, ${vw}vw)`;
}
