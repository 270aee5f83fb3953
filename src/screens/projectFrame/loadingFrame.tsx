import type { ProjectCard } from '#content/cards.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import * as states from '#ui/words/en/states.ts';
import * as frame from '#ui/words/en/screens/project.ts';
import type { Say } from '#ui/words/language.ts';
import { Busy } from '../shared/Busy.tsx';
import { Head } from '../shared/Head.tsx';
import { Opening } from '../shared/Opening.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { ProjectFrame } from './ProjectFrame.tsx';
import { projectWords } from '../shared/projectWords.ts';

const NO_VARIABLES = {};

/** Most spreads open with an image. */
const FIRST_PICTURE = { height: '100svh', borderRadius: 0 };

/**
 * A project or a case study while it loads, with the texts of its card. Not a component: the frame
 * and its bar must not remount when the document arrives.
 */
export function loadingFrame(
  what: 'project' | 'case study',
  card: ProjectCard | undefined,
  say: Say,
) {
  const name = what === 'project' ? say(frame.loadingProject) : say(frame.loadingCaseStudy);
  const words = card && projectWords(card.data, say);
  const link = card && 'url' in card.data.web_link ? card.data.web_link.url : undefined;
  return (
    <ProjectFrame
      title={words?.title ?? say(states.loading)}
      date={card?.data.project_date}
      link={link}
      variables={NO_VARIABLES}
    >
      <Head title={words?.title ?? name} description={words?.about} />
      <Busy>
        {what === 'project' ? (
          <>
            <Skeleton style={FIRST_PICTURE} />
            <PageTitle loading={name}>{words?.title}</PageTitle>
          </>
        ) : (
          <>
            <Opening name={name} title={words?.title} />
            <Container>
              <Skeleton aspect="16 / 9" />
            </Container>
          </>
        )}
      </Busy>
    </ProjectFrame>
  );
}
