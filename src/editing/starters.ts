import type { Starter } from '#page-editor';
import type { Json } from '#prismic-folder/edit';

const paragraph = (text: string): Json => [{ type: 'paragraph', text, spans: [] }];
const heading = (text: string, level = 1): Json => [{ type: `heading${level}`, text, spans: [] }];

const slice = (type: string, primary: Readonly<Record<string, Json>>): Json => ({
  slice_type: type,
  variation: 'default',
  primary,
});

const section = (title: string, text: string) =>
  slice('section_header', { title_text: title, body_text: paragraph(text) });

const picture = (text: string) =>
  slice('image', { use_image_descriptor: 'Yes', body_text: paragraph(text) });

const overview = paragraph(
  'Two or three sentences: what this was, for whom, and what came of it. Somebody who reads nothing else knows then.',
);

const problem = section(
  'The problem',
  'What was wrong before, and how you knew. One number or one scene says more than adjectives.',
);
const result = section(
  'What came of it',
  'What is different now. If you can measure it, say how; if not, say who noticed.',
);

/** What a new site says where an answer of its owner has no place. */
export const FIRST_WORDS = {
  about:
    'Two or three sentences about how you work and what you care for. Press them twice to write your own.',
  project: 'Your first project',
  caseStudy: 'Your first case study',
} as const;

/** Words of the slices' mock data that fit any site. */
export const LABELS = [
  'About me',
  'Scroll Down',
  'Work',
  'Selected Work',
  'More Portfolio Work',
  'Experience',
  'Expertise',
  'Current interests',
] as const;

/** By type of document. A slice or field that a model no longer has is left out where they are used. */
export const STARTERS: Readonly<Record<string, readonly Starter[]>> = {
  project: [
    {
      id: 'spread',
      label: 'Card and spread',
      data: {
        project_description: paragraph(
          'One or two sentences for the card: what it is, and what you did.',
        ),
        work_type: 'Kind of work',
        use_spread: 'Yes',
        cover: [slice('single_image', {})],
        spread: [
          slice('text_block', {
            text: [
              ...(heading('What it is', 2) as Json[]),
              {
                type: 'paragraph',
                text: 'Say in a few lines what people see here and why it looks the way it does. Pictures follow.',
                spans: [],
              },
            ],
          }),
          picture('The picture that shows it best. This line under it says what to look at.'),
          slice('text_block', {
            text: paragraph('How it was made, or one detail that you are proud of.'),
          }),
        ],
      },
    },
  ],
  case_study: [
    {
      id: 'short',
      label: 'Short story',
      data: {
        overview,
        spread: [
          slice('project_overview', {}),
          problem,
          picture('The work as people met it.'),
          result,
        ],
      },
    },
    {
      id: 'full',
      label: 'Full case study',
      data: {
        company: 'For whom',
        project_type: 'Kind of work',
        status: 'Where it stands',
        project_role: 'Your part',
        overview,
        spread: [
          slice('intro_header', {}),
          slice('project_overview', {}),
          problem,
          picture('What it was like before, or the sketch that the idea began with.'),
          section(
            'What we learnt',
            'What you looked at and whom you asked, and the one thing that changed the plan.',
          ),
          slice('callout_section', {
            title_text: 'The idea in one sentence',
            body_text: paragraph('Everything that follows is a consequence of it.'),
          }),
          section(
            'How it works',
            'The main decisions, each with its reason. Pictures between them.',
          ),
          picture('A decision that can be seen.'),
          picture('What it became.'),
          result,
          section('What I would do next', 'What is open, and what you would do differently.'),
        ],
      },
    },
  ],
};
