import type { Content } from '@prismicio/client';

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
 * A case study around slices that are shown by themselves: some draw the fields of the document
 * they belong to, and the simulator is never told which that is. Each field says what it is.
 */
// Cast: only what slices read is there.
export const sampleCaseStudy = sample as unknown as Content.CaseStudyDocument;
