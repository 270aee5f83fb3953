import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { useSelectedWork } from '../shared/useSelectedWork.ts';
import { SliceZone } from '../SliceZone.tsx';
import { sampleCaseStudy } from './sampleCaseStudy.ts';
import * as styles from './styles.ts';

/** Slices without a document: a neutral page, with sample data around them. */
export function SampleZone({ slices }: { slices: readonly AnySlice[] }) {
  const queries = useQueries();
  const work = useSelectedWork(slices);
  const count = useAnswer(queries.projectCount());
  const fillsWindow = slices[0]?.slice_type === 'intro';
  return (
    <main data-slice-zone="" className={styles.zone} data-bleeds={fillsWindow || undefined}>
      <SliceZone
        slices={slices}
        variant="page"
        leading
        caseStudy={sampleCaseStudy}
        work={work}
        projectCount={count.data}
      />
    </main>
  );
}
