import { cx } from '@linaria/core';
import { useParams } from 'react-router-dom';
import { useAnswer, useAnswers } from '#content/answers.ts';
import { firstWords } from '#content/firstWords.ts';
import { knownCard } from '#content/knownCard.ts';
import { documentPath } from '#content/links.ts';
import { useQueries } from '#content/queries.ts';
import { isProtected, PROTECTION_KEY } from '#content/protection.ts';
import { rows } from '#ui/layout/rows.styles.ts';
import * as frameWords from '#ui/words/en/screens/project.ts';
import { useLanguage } from '#ui/words/language.ts';
import { ExternalProject } from '../external/ExternalProject.tsx';
import { ProjectFrame } from '../projectFrame/ProjectFrame.tsx';
import { loadingFrame } from '../projectFrame/loadingFrame.tsx';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { Failure } from '../shared/Failure.tsx';
import { Head } from '../shared/Head.tsx';
import { coverLayers } from '../shared/shareImage.ts';
import { useWorkData } from '../shared/useWorkData.ts';
import { projectWords } from '../shared/structuredData.ts';
import { ProtectedScreen } from '../protected/ProtectedScreen.tsx';
import { SliceZoneTitle } from '../shared/SliceZoneTitle.tsx';
import * as parts from '../shared/styles.ts';
import { SliceZone } from '../SliceZone.tsx';
import { spreadVariables } from './spreadVariables.ts';
import * as styles from './styles.ts';

/** A project as a spread of slices, or from the external portfolio service. */
export function ProjectScreen() {
  const { uid = '' } = useParams();
  const answers = useAnswers();
  const workData = useWorkData();
  const { say } = useLanguage();
  const project = useAnswer(useQueries().document('project', uid));
  if (project.isError)
    return <Failure title={say(frameWords.projectFailed)} retry={() => project.refetch()} />;
  if (project.data === null) return <NotFoundScreen />;
  if (!project.data) return loadingFrame('project', knownCard(answers, uid), say);
  const { data } = project.data;
  const { title, description, about } = projectWords(data, say);
  if (isProtected(project.data)) {
    return (
      <ProtectedScreen
        {...{ title, description: about }}
        protection={project.data.data[PROTECTION_KEY]}
        date={data.project_date}
      />
    );
  }
  const said = about || firstWords(data.spread);
  const link = 'url' in data.web_link ? data.web_link.url : undefined;
  return (
    <ProjectFrame
      title={title}
      date={data.project_date}
      link={link}
      variables={spreadVariables(data)}
    >
      <Head
        title={data.meta_title || title}
        description={data.meta_description?.trim() || said}
        image={data.share_image}
        cover={coverLayers(data.cover)}
        data={workData({
          title,
          description: said,
          path: documentPath(project.data),
          project: project.data,
        })}
        kind="article"
      />
      {data.behance_id ? (
        <>
          <h1 className={parts.unseen}>{title}</h1>
          <ExternalProject id={data.behance_id} link={link} />
        </>
      ) : (
        <div className={cx(rows, styles.spread)}>
          <SliceZoneTitle title={title} note={description} slices={data.spread} variant="spread" />
          <SliceZone slices={data.spread} variant="spread" leading project={project.data} />
        </div>
      )}
    </ProjectFrame>
  );
}
