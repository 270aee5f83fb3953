import { cx } from '@linaria/core';
import { useParams } from 'react-router-dom';
import type { Content } from '@prismicio/client';
import { useAnswer, useAnswers } from '#content/answers.ts';
import { coverLayers } from '#content/cards.ts';
import { firstWords } from '#content/firstWords.ts';
import { knownCard } from '#content/knownCard.ts';
import { documentPath } from '#content/links.ts';
import { useQueries } from '#content/queries.ts';
import { isProtected, PROTECTION_KEY } from '#content/protection.ts';
import { rows } from '#ui/layout/rows.styles.ts';
import * as frameWords from '#ui/words/en/screens/project.ts';
import { useLanguage } from '#ui/words/language.ts';
import { ProjectFrame } from '../projectFrame/ProjectFrame.tsx';
import { loadingFrame } from '../projectFrame/loadingFrame.tsx';
import { ExternalProject, NotFound, PasswordGate } from '../shared/rareParts.ts';
import { Failure } from '../shared/Failure.tsx';
import { Head } from '../shared/Head.tsx';
import { useWorkData } from '../shared/useWorkData.ts';
import { TitledSlices } from '../shared/TitledSlices.tsx';
import * as parts from '../shared/styles.ts';
import * as styles from './styles.ts';
import { withFallbacks } from '#ui/fonts/fallbacks.ts';
import {
  coloursOf,
  contrastRatio,
  isColor,
  minContrast,
  readable,
  softened,
} from '#ui/theme/contrast.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import { projectWords } from '../shared/projectWords.ts';

/** A project as a spread of slices, or from the external portfolio service. */
export function ProjectScreen() {
  const { uid = '' } = useParams();
  const answers = useAnswers();
  const workData = useWorkData();
  const { say } = useLanguage();
  const project = useAnswer(useQueries().document('project', uid));
  if (project.isError)
    return <Failure title={say(frameWords.projectFailed)} retry={() => project.refetch()} />;
  if (project.data === null) return <NotFound />;
  if (!project.data) return loadingFrame('project', knownCard(answers, uid), say);
  const { data } = project.data;
  const { title, description, about } = projectWords(data, say);
  if (isProtected(project.data)) {
    return (
      <PasswordGate
        key={project.data.id}
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
          <TitledSlices
            title={title}
            note={description}
            slices={data.spread}
            variant="spread"
            project={project.data}
          />
        </div>
      )}
    </ProjectFrame>
  );
}

type SpreadFields = Pick<
  Content.ProjectDocument['data'],
  | 'background_color'
  | 'module_spacing'
  | 'title_font'
  | 'title_size'
  | 'title_color'
  | 'body_font'
  | 'body_size'
  | 'body_color'
>;

/** Minimum contrast of large text (WCAG 2.2, 1.4.3). */
const LARGE_TEXT = 3;

/** A font list that is safe in a declaration. */
const fontList = (text: string) =>
  withFallbacks(text.replaceAll(/[^\p{L}\p{N}\s,'"-]/gu, '').trim());

/** The theme's text variables, so that captions and controls stand out on the spread too. */
function textVariables(data: SpreadFields): Record<string, string | null> {
  const background = data.background_color;
  if (!isColor(background)) return {};
  const text = readable<string>(data.body_color, background, [darkPalette.text, lightPalette.text]);
  return {
    ...coloursOf(text, background),
    '--text-muted': softened(text, background),
    '--text-subtle': softened(text, background),
  };
}

/** The spread's colours, fonts and spacing as CSS variables; for empty fields the theme applies. */
function spreadVariables(data: SpreadFields): Record<string, string> {
  const px = (value: number | null) => (value === null ? null : `${value}px`);
  const background = data.background_color;
  const readableOn = (color: string | null, min: number) =>
    isColor(background) && isColor(color) && contrastRatio(color, background) < min ? null : color;
  const variables: Record<string, string | null> = {
    '--spread-background': background,
    '--spread-gap': px(data.module_spacing),
    '--spread-title-font': data.title_font && fontList(data.title_font),
    '--spread-title-size': px(data.title_size),
    '--spread-title-color': readableOn(data.title_color, LARGE_TEXT),
    '--spread-body-font': data.body_font && fontList(data.body_font),
    '--spread-body-size': px(data.body_size),
    '--spread-body-color': readableOn(data.body_color, minContrast),
    ...textVariables(data),
  };
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
