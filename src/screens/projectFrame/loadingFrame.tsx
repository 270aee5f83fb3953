import type { ProjectCard } from '#content/cards.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Busy } from '../shared/Busy.tsx';
import { Head } from '../shared/Head.tsx';
import { Opening } from '../shared/Opening.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { projectWords } from '../shared/structuredData.ts';
import { ProjectFrame } from './ProjectFrame.tsx';

const NO_VARIABLES = {};

/** Most spreads open with an image. */
const FIRST_PICTURE = { height: '100svh', borderRadius: 0 };

/**
 * A project or a case study while it loads, with the texts of its card. Not a component: the frame
 * and its bar must not remount when the document arrives.
 */
export function loadingFrame(what: 'project' | 'case study', card: ProjectCard | undefined) {
  const name = `Loading ${what}`;
  const words = card && projectWords(card.data);
  const link = card && 'url' in card.data.web_link ? card.data.web_link.url : undefined;
  return (
    <ProjectFrame
      title={words?.title ?? 'loading...'}
      date={card?.data.project_date}
      link={link}
      variables={NO_VARIABLES}
    >
      <Head title={words?.title ?? name} description={words?.description} />
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
