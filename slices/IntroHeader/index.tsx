import { cx } from '@linaria/core';
import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Fact } from '#ui/layout/Fact.tsx';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { withText, withTitles } from '#ui/image/imageSizes.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { container } from '#ui/theme/tokens.ts';
import * as facts from '#ui/words/en/slices/facts.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** What of the project's cover fits beside the name: its foreground, a cut-out, or the whole. */
function pictureOf(project: Content.ProjectDocument | null | undefined) {
  const cover = project?.data.cover[0];
  switch (cover?.slice_type) {
    case 'parallax_images':
      return { field: cover.primary.cover_foreground_image, isCutOut: true };
    case 'single_image':
      return { field: cover.primary.single_image, isCutOut: false };
    case 'video_cover':
      return { field: cover.primary.poster, isCutOut: false };
    default:
      return null;
  }
}

/** `sizes` of the picture, which is larger than its box where it fills that. */
const CUT_OUT = `(min-width: 1024px) ${withTitles(820)}, (min-width: 768px) and (min-height: 900px) 740px, min(calc(100vw - ${2 * container.sideGap.base}px), 60svh)`;
const WHOLE = '(min-width: 1024px) max(40vw, 160svh), max(100vw, 75svh)';

/** The opening of a case study, from its document; renders nothing elsewhere. */
export function IntroHeader({ slice }: SliceProps<Content.IntroHeaderSlice>) {
  const { caseStudy, project } = useSliceZone();
  const { say } = useLanguage();
  const study = caseStudy?.data;
  if (study === undefined) return null;
  const { company, project_type: type, status } = study;
  const { field, isCutOut } = pictureOf(project) ?? {};
  return (
    <Container
      as="header"
      className={styles.section}
      data-fills-window=""
      data-pictured={isFilled.image(field) ? '' : undefined}
    >
      <ContentImage
        field={field}
        sizes={isCutOut ? CUT_OUT : WHOLE}
        placeholder={isCutOut ? 'none' : 'skeleton'}
        decorative
        className={cx(styles.picture, isCutOut ? styles.cutOut : styles.whole)}
      />
      {slice.primary.show_logo !== 'No' && (
        <ContentImage
          field={study.company_symbol}
          sizes={withText(56)}
          placeholder="none"
          priority
          className={styles.logo}
        />
      )}
      <SplitHeading
        as="h1"
        text={study.project_name || say(work.title)}
        whole
        className={styles.name}
      />
      {(company || type || status) && (
        <dl className={styles.facts}>
          <Fact term={say(facts.company)}>{company}</Fact>
          <Fact term={say(facts.type)}>{type}</Fact>
          <Fact term={say(facts.status)}>{status}</Fact>
        </dl>
      )}
    </Container>
  );
}
