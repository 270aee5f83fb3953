import type { Json } from '#prismic-folder/edit';
import type { OwnAnswers, OwnSite } from '#page-editor';
import { FIRST_WORDS, mediaUrl, SAMPLE_PICTURES, STARTERS } from './starters.ts';

const FIRST_PROJECT = 'first-project';
const FIRST_STUDY = 'first-case-study';

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
    profile_links: links.map(({ label, address }) => ({
      label,
      url: { link_type: 'Web', url: address, target: '_blank' },
      icon: 'link',
      in_menu: 'Yes',
      kind: 'other',
    })),
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

const starter = (type: string, id: string) =>
  STARTERS[type]?.find((one) => one.id === id)?.data ?? {};

/** Everything a new site begins with: Home, settings, one project and one case study to overwrite. */
export function ownSite(answers: OwnAnswers, today: string): OwnSite {
  const study = starter('case_study', 'full');
  const contents: readonly (readonly [string, string, Readonly<Record<string, Json>>])[] = [
    ['settings', 'settings', settings(answers)],
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
            primary: { single_image: image(answers.picture ?? SAMPLE_PICTURES.cover) },
          },
        ],
      },
    ],
    ['case_study', FIRST_STUDY, { ...study, project_name: FIRST_WORDS.caseStudy }],
  ];
  return {
    documents: contents.map(([type, name, data]) => ({ type, name, data })),
    media: answers.picture === null ? [] : [answers.picture],
  };
}
