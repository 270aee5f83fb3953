import type { Starter } from '#page-editor';
import type { Json } from '#prismic-folder/edit';

/** Pictures of the slices' mock data, which every site keeps for its examples. */
export const SAMPLE_PICTURES = {
  cover: 'cover-paper-weather.webp',
  wide: 'cover-common-ground.webp',
  quiet: 'cover-clear-visor.webp',
  night: 'cs-low-tide-03.webp',
  day: 'cs-low-tide-04.webp',
  tall: 'home-expertise.webp',
} as const;

type Picture = keyof typeof SAMPLE_PICTURES;

export const mediaUrl = (name: string) => `/media/${encodeURIComponent(name)}`;

/** Without a description: the owner's own picture in its place then asks for one. */
const image = (name: Picture): Json => ({ url: mediaUrl(SAMPLE_PICTURES[name]) });
const screen = (number: string): Json => ({
  image: { url: mediaUrl(`screen-${number}.webp`) },
});

const block = (type: string, text: string): Json => ({ type, text, spans: [] });
const paragraph = (text: string): Json => [block('paragraph', text)];

const slice = (type: string, primary: Readonly<Record<string, Json>>, items?: Json): Json => ({
  slice_type: type,
  variation: 'default',
  primary,
  ...(items !== undefined && { items }),
});

const section = (title: string, text: string) =>
  slice('section_header', { title_text: title, body_text: paragraph(text) });

const picture = (name: Picture, text: string) =>
  slice('image', { image: image(name), use_image_descriptor: 'Yes', body_text: paragraph(text) });

const fromEdgeToEdge = (name: Picture) =>
  slice('image', { image: image(name), full_bleed: 'Yes', use_image_descriptor: 'No' });

/** A text with room around it; a title that opens it is the page's. */
const words = (...blocks: readonly Json[]) =>
  slice('text_block', { text: [...blocks], padding: 112, alignment: 'left' });

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

/** What stands for a name until its owner has typed one. */
const NAME = 'Name of the project';

const card = {
  project_description: paragraph(
    'One or two sentences for the card: what it is, and what you did.',
  ),
  work_type: 'Kind of work',
  use_spread: 'Yes',
  cover: [slice('single_image', { single_image: image('cover') })],
};

/** The cover, which is what everybody looks at first. */
const begin = { zone: 'cover', index: 0, field: 'single_image' };

/** By type of document. A slice or field that a model no longer has is left out where they are used. */
export const STARTERS: Readonly<Record<string, readonly Starter[]>> = {
  project: [
    {
      id: 'spread',
      label: 'Words and pictures',
      name: NAME,
      begin,
      data: {
        ...card,
        spread: [
          words(
            block('heading1', NAME),
            block(
              'paragraph',
              'Say in a few lines what people see here and why it looks the way it does. Pictures follow.',
            ),
          ),
          fromEdgeToEdge('cover'),
          words(
            block('heading2', 'How it was made'),
            block('paragraph', 'The material, the tools, and one detail that you are proud of.'),
          ),
          fromEdgeToEdge('wide'),
          words(block('paragraph', 'Who made it with you, for whom, and where it can be seen.')),
        ],
      },
    },
    {
      id: 'pictures',
      label: 'Pictures first',
      name: NAME,
      begin,
      data: {
        ...card,
        spread: [
          fromEdgeToEdge('quiet'),
          words(
            block('heading1', NAME),
            block('paragraph', 'One sentence is enough here: the pictures say the rest.'),
          ),
          slice(
            'moving_gallery',
            { columns: 4, height: 760, gap: 28, angle: -14, speed: 30, frame_type: 'iPhone 13' },
            ['01', '02', '05', '07'].map(screen),
          ),
          fromEdgeToEdge('night'),
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
          slice('intro_header', {}),
          slice('project_overview', {}),
          problem,
          picture('cover', 'The work as people met it.'),
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
          picture('quiet', 'What it was like before, or the sketch that the idea began with.'),
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
          picture('night', 'A decision that can be seen.'),
          picture('day', 'What it became.'),
          result,
          section('What I would do next', 'What is open, and what you would do differently.'),
        ],
      },
    },
  ],
  page: [
    {
      id: 'about',
      label: 'About you',
      data: {
        slices: [
          words(
            block('heading1', 'About'),
            block(
              'paragraph',
              'Who you are and what you like to work on, in two or three sentences.',
            ),
          ),
          picture('wide', 'A picture of you, your place or your tools.'),
          slice('expertise', { label: 'Expertise', image: image('tall') }, [
            { title: 'What you are asked for most', text: paragraph('What people get from you.') },
            {
              title: 'What you like best',
              text: paragraph('One sentence that is true of nobody else.'),
            },
          ]),
          slice('experience', { label: 'Experience' }, [
            {
              period: 'Since when',
              role: 'What you do there',
              place: 'Where you work now',
              current: 'Yes',
            },
            {
              period: 'From when to when',
              role: 'What you did there',
              place: 'Where you worked before',
            },
          ]),
        ],
      },
    },
  ],
};
