import type { Json } from '#prismic-folder/edit';
import type { FirstStep, OwnAnswers, OwnSite } from '#page-editor';
import { serviceOf } from './services.ts';
import { FIRST_WORDS, mediaUrl, SAMPLE_PICTURES, STARTERS } from './starters.ts';

/** Made from their titles, which their addresses follow then. */
const FIRST_PROJECT = 'your-first-project';
const FIRST_STUDY = 'your-first-case-study';

/** The first project on the demo's Home. */
const FIRST_OF_DEMO = 'low-tide';

const image = (name: string): Json => ({ url: mediaUrl(name), alt: '' });
const paragraph = (text: string): Json => [{ type: 'paragraph', text, spans: [] }];
const document = (type: string, uid: string): Json => ({ link_type: 'Document', type, uid });

/** A line in two parts of about the same length, as the welcome gate shows it. */
export function twoLines(line: string): readonly [string, string] {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const ampersand = words.indexOf('&');
  if (ampersand > 0) {
    return [words.slice(0, ampersand).join(' '), words.slice(ampersand).join(' ')];
  }
  let first = '';
  while (words.length > 1 && first.length < line.length / 2 - 1) {
    first = `${first} ${words.shift() ?? ''}`.trim();
  }
  return first === '' ? [line, ''] : [first, words.join(' ')];
}

const settings = ({ name, line, email, links, picture }: OwnAnswers) => {
  const [first, second] = twoLines(line);
  return {
    name,
    ...(email && { email }),
    profile_links: links.map((url) => {
      const { name: label, icon } = serviceOf(url);
      return {
        label,
        url: { link_type: 'Web', url, target: '_blank' },
        icon,
        in_menu: 'Yes',
        kind: 'other',
      };
    }),
    gate_title_first: first || name,
    ...(second && { gate_title_second: second }),
    sound_on: 'Sound On',
    sound_off: 'Sound Off',
    ...(email && {
      password_note: paragraph(`Some work is shown only to people who ask: write to ${email}.`),
    }),
    quick_links: [{ label: 'Work', address: '/portfolio' }],
    menu_rows: [
      {
        label: 'All Projects',
        address: '/portfolio',
        ...(picture !== null && { image: image(picture) }),
      },
    ],
    footer_label: 'Contact',
    footer_heading: 'Want to get in Touch?',
    email_label: 'Email',
    sound_rendering: 'off',
    meta_title: line ? `${name}, ${line}` : name,
    ...(line && { meta_description: line }),
    ...(picture !== null && { share_image: image(picture) }),
  };
};

const home = ({ name, line }: OwnAnswers) => ({
  slices: [
    {
      slice_type: 'intro',
      variation: 'default',
      primary: { name, ...(line && { title: line }), scroll_hint: 'Scroll Down' },
    },
    {
      slice_type: 'about',
      variation: 'default',
      primary: {
        label: 'About me',
        text: paragraph(FIRST_WORDS.about),
      },
    },
    {
      slice_type: 'selected_work',
      variation: 'default',
      primary: { label: 'Work', heading: 'Selected Work', choice: 'By rule' },
    },
    { slice_type: 'more_work', variation: 'default', primary: { label: 'More Portfolio Work' } },
  ],
  meta_title: line ? `${name}, ${line}` : name,
  ...(line && { meta_description: line }),
});

/** Where the picture of a new site goes. */
export const PICTURE_PLACES = [
  { id: 'light', label: 'In the light' },
  { id: 'cover', label: 'First project' },
] as const;

const isInLight = ({ picture, pictureIn }: OwnAnswers) => picture !== null && pictureIn !== 'cover';

/** What differs from the site's own look. */
const look = (answers: OwnAnswers): Readonly<Record<string, Json>> => ({
  ...(answers.accent !== null && { accent: answers.accent }),
  ...(answers.picture !== null &&
    isInLight(answers) && { light: 'Picture', light_picture: image(answers.picture) }),
});

/** What is to do next on a new site. */
export const FIRST_STEPS: readonly FirstStep[] = [
  {
    id: 'project',
    label: 'First project',
    detail: 'a cover, three lines',
    time: '5 min',
    document: { type: 'project', name: FIRST_PROJECT },
  },
  {
    id: 'about',
    label: 'About you',
    detail: 'one sentence',
    time: '2 min',
    document: { type: 'home', name: 'home' },
    place: { zone: 'slices', index: 1 },
  },
];

const starter = (type: string, id: string) =>
  STARTERS[type]?.find((one) => one.id === id)?.data ?? {};

/** Everything a new site begins with: Home, settings, its look, one project and one case study to overwrite. */
export function ownSite(answers: OwnAnswers, today: string): OwnSite {
  const study = starter('case_study', 'full');
  const contents: readonly (readonly [string, string, Readonly<Record<string, Json>>, string?])[] =
    [
      ['settings', 'settings', settings(answers)],
      ['look', 'look', look(answers)],
      ['home', 'home', home(answers)],
      [
        'project',
        FIRST_PROJECT,
        {
          ...starter('project', 'spread'),
          project_title: [{ type: 'heading1', text: FIRST_WORDS.project, spans: [] }],
          project_date: today,
          featured: 'Yes',
          use_spread: 'No',
          spread: [],
          case_study: document('case_study', FIRST_STUDY),
          cover: [
            {
              slice_type: 'single_image',
              variation: 'default',
              primary: {
                single_image: image(
                  isInLight(answers)
                    ? SAMPLE_PICTURES.cover
                    : (answers.picture ?? SAMPLE_PICTURES.cover),
                ),
              },
            },
          ],
        },
        FIRST_OF_DEMO,
      ],
      ['case_study', FIRST_STUDY, { ...study, project_name: FIRST_WORDS.caseStudy }],
    ];
  return {
    documents: contents.map(([type, name, data, standsFor]) => ({
      type,
      name,
      data,
      // All that these say is the owner's own; pages have samples.
      isDraft: type !== 'settings' && type !== 'look',
      ...(standsFor !== undefined && { standsFor }),
    })),
    picture: { zone: 'slices', index: isInLight(answers) ? 0 : 2 },
    begin: { document: { type: 'home', name: 'home' }, place: { zone: 'slices', index: 0 } },
    media: answers.picture === null ? [] : [answers.picture],
  };
}
