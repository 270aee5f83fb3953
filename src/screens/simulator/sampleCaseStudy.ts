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
 * A sample document for slices that render the fields of their case study, which the simulator does
 * not send. Each field describes itself.
 */
// Cast: only what slices read is there.
export const sampleCaseStudy = sample as unknown as Content.CaseStudyDocument;
