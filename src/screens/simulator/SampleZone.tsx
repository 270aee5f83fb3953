import type { Content } from '@prismicio/client';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { useSelectedWork } from '../shared/useSelectedWork.ts';
import { SliceZone } from '../SliceZone.tsx';
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

const sample = {
  id: 'sample',
  uid: 'sample',
  type: 'case_study',
  data: {
    project_name: 'Name of the project',
    company: 'Company',
    company_symbol: {},
    project_type: 'Type of project',
    project_role: 'Role',
    status: 'Status',
    responsibilities: [
      { responsibility: 'First responsibility' },
      { responsibility: 'Second responsibility' },
      { responsibility: 'Third responsibility' },
    ],
    overview: [
      {
        type: 'paragraph',
        text: 'The overview of the case study stands here, as its document has it.',
        spans: [],
      },
      {
        type: 'paragraph',
        text: 'Slices that introduce a case study show its fields and none of their own.',
        spans: [],
      },
    ],
    spread: [],
  },
};

/**
 * A sample document for slices that render the fields of their case study, which the simulator does
 * not send. Each field describes itself.
 */
// Cast: only what slices read is there.
const sampleCaseStudy = sample as unknown as Content.CaseStudyDocument;
