import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { knownCard } from '#content/knownCard.ts';
import { documentPath } from '#content/links.ts';
import { useQueries } from '#content/queriesContext.ts';
import { isSealed } from '#content/sealed.ts';
import { ExternalProject } from '../external/ExternalProject.tsx';
import { Framed } from '../framed/Framed.tsx';
import { loadingFrame } from '../framed/loadingFrame.tsx';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Head } from '../parts/Head.tsx';
import { coverImage } from '../parts/shareImage.ts';
import { useWorkData } from '../parts/useWorkData.ts';
import { projectWords } from '../parts/structuredData.ts';
import { SealedScreen } from '../sealed/SealedScreen.tsx';
import { ZoneTitle } from '../parts/ZoneTitle.tsx';
import * as parts from '../parts/styles.ts';
import { Zone } from '../Zone.tsx';
import { spreadVariables } from './spreadVariables.ts';
import * as styles from './styles.ts';

/** A project as a spread of slices, or as the external portfolio service shows it. */
export function ProjectScreen() {
  const { projectUID = '' } = useParams();
  const client = useQueryClient();
  const workData = useWorkData();
  const project = useQuery(useQueries().document('project', projectUID));
  if (project.isError) return <Failure what="This project" retry={() => void project.refetch()} />;
  if (project.data === null) return <NotFoundScreen />;
  if (!project.data) return loadingFrame('project', knownCard(client, projectUID));
  const { data } = project.data;
  const { title, description } = projectWords(data);
  if (isSealed(project.data)) {
    const { sealed } = project.data.data;
    return <SealedScreen {...{ title, description }} seal={sealed} date={data.project_date} />;
  }
  const link = 'url' in data.web_link ? data.web_link.url : undefined;
  return (
    <Framed title={title} date={data.project_date} link={link} variables={spreadVariables(data)}>
      <Head
        title={data.meta_title || title}
        description={data.meta_description || description}
        images={[data.share_image, coverImage(data.cover)]}
        data={workData({
          title,
          description,
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
        <div className={styles.spread}>
          <ZoneTitle title={title} note={description} slices={data.spread} surface="spread" />
          <Zone slices={data.spread} surface="spread" leading project={project.data} />
        </div>
      )}
    </Framed>
  );
}
