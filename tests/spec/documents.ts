const text = (words: string, type = 'paragraph') => [{ type, text: words, spans: [] }];
const picture = (name: string, alt: string) => ({ url: `/media/${name}.svg`, alt });
const link = (type: string, uid: string) => ({ link_type: 'Document', type, uid });
const web = (url: string) => ({ link_type: 'Web', url });
const film = { link_type: 'Media', url: '/media/film.mp4' };
const slice = (slice_type: string, primary: object, more: object = {}) => ({
  slice_type,
  variation: 'default',
  primary,
  items: [],
  ...more,
});
const FLAGS = { video_file: film, poster: picture('poster', 'A film') };

const SPREAD = [
  slice('image', {
    image: picture('a', 'Plain'),
    full_bleed: 'Yes',
    use_border: 'Yes',
    use_image_descriptor: 'Yes',
    body_text: text('Under the image'),
  }),
  slice('video_file', { ...FLAGS, auto_play: 'Yes', muted: 'Yes', loop: 'Yes', full_bleed: 'Yes' }),
  slice('video_file1', { ...FLAGS, auto_play: 'No', muted: 'No', loop: 'No', full_bleed: 'No' }),
  slice('text_block', {
    text: text('In the middle'),
    text_color: '#FFEEDD',
    background_color: '#112233',
    padding: 37,
    alignment: 'center',
  }),
  slice(
    'moving_gallery',
    {
      background: '#445566',
      columns: 2,
      height: 333,
      gap: 11,
      angle: 21,
      speed: 90,
      frame_type: 'Outline Phone',
      frame_color: '#AABBCC',
      frame_radius: 9,
    },
    {
      items: [
        { image: picture('a', 'First item') },
        { video: film, image: picture('b', 'Second item') },
      ],
    },
  ),
];

const STUDY = [
  slice('intro_header', { show_logo: 'Yes' }),
  slice('project_overview', {}),
  slice('image', {
    image: picture('a', 'Without'),
    use_image_descriptor: 'No',
    body_text: text('Not shown'),
  }),
  slice('image_switcher', {
    title_text: 'Two states',
    starting_state: 'On',
    on_text: 'It is on',
    off_text: 'It is off',
    on_image: picture('a', 'On image'),
    off_image: picture('b', 'Off image'),
  }),
  slice(
    'card_list',
    { title_text: 'Three cards' },
    {
      items: [
        {
          icon: picture('icon', 'A sign'),
          card_title: 'First card',
          card_body_text: text('Its text'),
        },
      ],
    },
  ),
  slice('callout_section', {
    title_text: 'It changed',
    body_text: text('By half'),
    invert_text_color: 'Yes',
  }),
];

const project = (data: object, tags: readonly string[] = []) => ({ tags, data });

/** Documents with unusual values in every field, and what they show. */
export const DOCUMENTS: Readonly<Record<string, object | string>> = {
  ...Object.fromEntries(
    ['a', 'b', 'poster', 'logo', 'icon', 'back', 'front', 'only'].map((name) => [
      `media/${name}.svg`,
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>',
    ]),
  ),
  'media/film.mp4': 'moving pictures',
  'documents/project/whole.json': project(
    {
      project_title: text('A whole one', 'heading1'),
      project_description: text('What it is about.'),
      work_type: 'Weather Design',
      cover: [
        slice('single_image', { single_image: picture('only', 'First cover') }),
        slice('single_image', { single_image: picture('b', 'Second cover') }),
      ],
      project_date: '2019-12-31',
      featured: 'Yes',
      use_spread: 'Yes',
      web_link: web('https://example.org/whole'),
      link_text: 'Walk in',
      background_color: '#102030',
      module_spacing: 37,
      title_font: 'Georgia',
      title_size: 61,
      title_color: '#FFDDAA',
      body_font: 'Verdana',
      body_size: 19,
      body_color: '#DDEEFF',
      spread: SPREAD,
    },
    ['One', 'Two', 'Three', 'Four'],
  ),
  'documents/project/study.json': project({
    project_title: text('A studied one', 'heading1'),
    project_date: '2018-01-01',
    case_study: link('case_study', 'studied'),
    cover: [
      slice('parallax_images', {
        cover_background_image: picture('back', ''),
        cover_foreground_image: picture('front', 'In front'),
      }),
    ],
  }),
  'documents/case_study/studied.json': {
    data: {
      project_name: 'Studied',
      company: 'A company',
      company_symbol: picture('logo', 'Its sign'),
      project_type: 'A type',
      status: 'A status',
      project_role: 'A role',
      responsibilities: [{ responsibility: 'The first' }, { responsibility: 'The second' }],
      overview: text('Seen from above.'),
      background_color: '#101820',
      border_color: '#405060',
      brand_color: '#FFAA00',
      card_color: '#203040',
      text_color: '#F0F4F8',
      text_color_inverted: '#101418',
      spread: STUDY,
    },
  },
  'documents/project/bare.json': project({
    web_link: web('https://example.org/bare'),
    project_date: '2017-01-01',
    cover: [slice('video_cover', FLAGS)],
  }),
  'documents/project/shut.json': project({
    project_title: text('A shut one', 'heading1'),
    use_spread: 'Yes',
    password: 'sesame',
  }),
  'documents/page/beside.json': {
    data: {
      title: 'Beside',
      slices: ['Left', 'Right'].map((side) =>
        slice('video_with_text', {
          ...FLAGS,
          content_side: side,
          content_title: `Beside it, ${side}`,
          body_text: text('And below'),
        }),
      ),
    },
  },
  'documents/project_list/both.json': {
    data: {
      list_name: 'Both',
      description: text('Why these two.'),
      projects: [{ project: link('project', 'study') }, { project: link('project', 'whole') }],
    },
  },
};
