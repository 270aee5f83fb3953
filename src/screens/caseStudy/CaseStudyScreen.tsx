import { cx } from '@linaria/core';
import { useParams } from 'react-router-dom';
import { coverLayers, projectTexts } from '#content/cards.ts';
import { useAnswer, useAnswers } from '#content/answers.ts';
import { firstWords } from '#content/firstWords.ts';
import { knownCard } from '#content/knownCard.ts';
import { documentPath } from '#content/links.ts';
import { useQueries } from '#content/queries.ts';
import { isProtected, PROTECTION_KEY } from '#content/protection.ts';
import { rows } from '#ui/layout/rows.styles.ts';
import * as projectWords from '#ui/words/en/screens/project.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import { ProjectFrame } from '../projectFrame/ProjectFrame.tsx';
import { loadingFrame } from '../projectFrame/loadingFrame.tsx';
import { NotFound, PasswordGate } from '../shared/rareParts.ts';
import { Failure } from '../shared/Failure.tsx';
import { Head } from '../shared/Head.tsx';
import { useWorkData } from '../shared/useWorkData.ts';
import { TitledSlices } from '../shared/TitledSlices.tsx';
import * as styles from '../shared/styles.ts';
import { caseStudyVariables } from './caseStudyVariables.ts';

/** A case study, found by its own uid or its project's. */
export function CaseStudyScreen() {
  const { uid = '' } = useParams();
  const answers = useAnswers();
  const workData = useWorkData();
  const { say } = useLanguage();
  const query = useAnswer(useQueries().caseStudy(uid));
  if (query.isError)
    return <Failure title={say(projectWords.caseStudyFailed)} retry={() => query.refetch()} />;
  if (query.data === null) return <NotFound />;
  if (!query.data) return loadingFrame('case study', knownCard(answers, uid), say);
  const { caseStudy, project } = query.data;
  const { data } = caseStudy;
  const { title, about } = project ? projectTexts(project.data) : { title: '', about: '' };
  const name = data.project_name || title || say(work.title);
  const date = project?.data.project_date;
  if (isProtected(caseStudy)) {
    return (
      <PasswordGate
        key={caseStudy.id}
        {...{ title: name, description: about, date }}
        protection={caseStudy.data[PROTECTION_KEY]}
      />
    );
  }
  const said = about || firstWords(data.overview, data.spread);
  const link = project && 'url' in project.data.web_link ? project.data.web_link.url : undefined;
  return (
    <ProjectFrame title={name} date={date} link={link} variables={caseStudyVariables(data)}>
      <Head
        title={data.meta_title || name}
        description={data.meta_description?.trim() || said}
        image={data.share_image}
        cover={project ? coverLayers(project.data.cover) : undefined}
        data={workData({ title: name, description: said, path: documentPath(caseStudy), project })}
        kind="article"
      />
      <div className={cx(rows, styles.stack)}>
        <TitledSlices
          title={name}
          note={about || say(work.description)}
          slices={data.spread}
          variant="case_study"
          caseStudy={caseStudy}
          project={project ?? undefined}
        />
      </div>
    </ProjectFrame>
  );
}
