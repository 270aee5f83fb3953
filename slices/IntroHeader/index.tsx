import type { Content, ImageField } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Fact } from '#ui/layout/Fact.tsx';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { withText, withTitles } from '#ui/image/imageSizes.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as facts from '#ui/words/en/slices/facts.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** The foreground of the project's cover, a cut-out that fits beside the name too. */
function coverForeground(
  project: Content.ProjectDocument | null | undefined,
): ImageField | undefined {
  const cover = project?.data.cover[0];
  return cover?.slice_type === 'parallax_images' ? cover.primary.cover_foreground_image : undefined;
}

/** The opening of a case study, from its document; renders nothing elsewhere. */
export function IntroHeader({ slice }: SliceProps<Content.IntroHeaderSlice>) {
  const { caseStudy, project } = useSliceZone();
  const { say } = useLanguage();
  const study = caseStudy?.data;
  if (study === undefined) return null;
  const { company, project_type: type, status } = study;
  const cutOut = coverForeground(project);
  return (
    <Container as="header" className={styles.section} data-pictured={cutOut ? '' : undefined}>
      <ContentImage
        field={cutOut}
        sizes={`(min-width: 1024px) ${withTitles(820)}, (min-width: 768px) and (min-height: 900px) 740px, 1px`}
        placeholder="none"
        decorative
        className={styles.cutOut}
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
