import { copyFile, cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const PASSWORDS = { vault: 'open sesame ümlaut "1"', cellar: 'down-the-stairs' } as const;
export const EXTERNAL_ID = '430000999';

/** Words that only one protected project contains, by the field that holds each. */
function createMarkers(prefix: string) {
  const markers = new Map<string, string>();
  const mark = (field: string) => {
    const word = `${prefix}${String(markers.size + 1).padStart(3, '0')}qz`;
    markers.set(field, word);
    return word;
  };
  return { markers, mark };
}

type Mark = (field: string) => string;

/** Fields of a document, each with a marker of its own. */
const marked = (mark: Mark, document: string, ...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, mark(`${document} ${field}`)]));

const documentLink = (type: string, uid: string) => ({ link_type: 'Document', type, uid });
const paragraph = (text: string, data?: object) => ({
  type: 'paragraph',
  text,
  spans: data ? [{ type: 'hyperlink', start: 0, end: text.length, data }] : [],
});

/** A rich text with every kind of block and span, each with its own marker. */
function richText(mark: Mark, name: string, media: (name: string) => string) {
  const url = `https://example.com/${mark(`${name} link address`)}`;
  return [
    { type: 'heading2', text: mark(`${name} heading`), spans: [] },
    paragraph(`${mark(`${name} paragraph`)} link`, { link_type: 'Web', url }),
    { type: 'list-item', text: mark(`${name} list item`), spans: [] },
    { type: 'preformatted', text: mark(`${name} preformatted`), spans: [] },
    {
      type: 'image',
      url: media(mark(`${name} picture file`)),
      alt: mark(`${name} picture alt`),
      copyright: mark(`${name} picture copyright`),
      dimensions: { width: 10, height: 10 },
    },
    {
      type: 'embed',
      oembed: {
        type: 'video',
        embed_url: `https://example.com/watch/${mark(`${name} embed address`)}`,
        provider_name: mark(`${name} embed provider`),
        html: `<iframe src="https://example.com/${mark(`${name} embed markup`)}"></iframe>`,
      },
    },
  ];
}

/** Projects and case studies that no test names: they are more of the same. */
const LEFT_OUT =
  /\/(?:project|case_study)\/(?!(?:hush-watch|kelp|low-tide|night-ward|two-rooms)\.)/;

/** Writes the site's content, of which a part will do, and the planted documents into a folder of the run. */
export async function plantContent({ isWhole = false } = {}) {
  const contentDir = await mkdtemp(join(tmpdir(), 'planted-'));
  const filter = (path: string) => isWhole || !LEFT_OUT.test(path);
  await cp('content', contentDir, { recursive: true, filter });
  const write = async (name: string, content: unknown) => {
    const path = join(contentDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(content));
  };
  const copies: [from: string, to: string][] = [];
  const mediaOf = (files: string[], extension: string, from: string) => (name: string) => {
    // With a capital, as cameras have them.
    const file = `IMG-${name}.${extension}`;
    files.push(file);
    copies.push([from, file]);
    return `/media/${file}`;
  };

  const vault = createMarkers('vaultmark');
  const vaultMedia: string[] = [];
  const { mark } = vault;
  const imageUrl = mediaOf(vaultMedia, 'webp', 'cover-night-ward.webp');
  const videoUrl = mediaOf(vaultMedia, 'mp4', 'loop-tide.mp4');
  const image = (name: string) => ({
    url: imageUrl(mark(`${name} file`)),
    alt: mark(`${name} alt`),
    copyright: mark(`${name} copyright`),
  });
  const video = (name: string) => ({
    link_type: 'Media',
    url: videoUrl(mark(`${name} film file`)),
  });
  const text = (name: string) => richText(mark, name, imageUrl);
  const slice = (
    slice_type: string,
    primary: object,
    items: object[] = [],
    variation = 'default',
  ) => ({ slice_type, variation, primary, items });

  await write('documents/project/vault.json', {
    tags: ['Product Design'],
    data: {
      project_title: [{ type: 'heading1', text: 'Vault', spans: [] }],
      project_description: [paragraph('What everybody may read of it.')],
      work_type: 'Product Design',
      project_date: '2025-02-03',
      featured: 'Yes',
      password: PASSWORDS.vault,
      case_study: documentLink('case_study', 'vault-study'),
      web_link: { link_type: 'Web', url: `https://example.com/${mark('web link')}` },
      cover: [
        slice('single_image', {
          single_image: { url: '/media/cover-night-ward.webp', alt: 'A cover' },
        }),
        slice('single_image', { single_image: image('second cover') }),
      ],
      use_spread: 'Yes',
      meta_title: mark('meta title'),
      ...marked(mark, 'vault', 'title_font', 'body_font', 'meta_description'),
      share_image: image('share image'),
      spread: [
        slice('image', { image: image('image'), body_text: text('image caption') }),
        slice('video', { video_file: video('video'), poster: image('video poster') }),
        slice(
          'video',
          {
            embed: {
              type: 'video',
              embed_url: `https://example.com/${mark('embed address')}`,
              provider_name: 'Elsewhere',
              title: mark('embed title'),
              html: `<iframe src="https://example.com/${mark('embed markup')}"></iframe>`,
            },
          },
          [],
          'embed',
        ),
        slice('moving_gallery', { columns: 2 }, [
          { image: image('gallery item') },
          { video: video('gallery item') },
        ]),
        slice('text_block', { text: text('text block') }),
      ],
    },
  });
  await write('documents/case_study/vault-study.json', {
    tags: [mark('case study tag')],
    data: {
      company: mark('company'),
      company_symbol: image('company symbol'),
      ...marked(mark, 'study', 'project_name', 'project_type', 'status', 'project_role'),
      ...marked(mark, 'study', 'meta_title', 'meta_description'),
      responsibilities: [{ responsibility: mark('responsibility') }],
      overview: text('overview'),
      share_image: image('study share image'),
      spread: [
        slice('section_header', { title_text: mark('section title'), body_text: text('section') }),
        slice('text_block', {
          text: [paragraph('To the page', documentLink('page', 'behind-the-vault'))],
        }),
        slice('card_list', { title_text: mark('card list title') }, [
          {
            icon: image('card icon'),
            card_title: mark('card title'),
            card_body_text: text('card'),
          },
        ]),
        slice('image_switcher', {
          ...marked(mark, 'switcher', 'title_text', 'on_text', 'off_text'),
          on_image: image('switcher on'),
          off_image: image('switcher off'),
          body_text: text('switcher'),
        }),
        slice('moving_gallery', { columns: 1 }, [{ image: image('study gallery item') }]),
      ],
    },
  });
  await write('documents/page/behind-the-vault.json', {
    tags: [mark('page tag')],
    data: {
      ...marked(mark, 'page', 'title', 'meta_title'),
      slices: [slice('about', { label: mark('about label'), text: text('about') })],
    },
  });

  const cellar = createMarkers('cellarmark');
  const cellarMedia: string[] = [];
  const below = mediaOf(cellarMedia, 'webp', 'cover-far-room.webp');
  await write('documents/project/cellar.json', {
    tags: ['Immersive'],
    data: {
      project_title: [{ type: 'heading1', text: 'Cellar', spans: [] }],
      project_description: [paragraph('What everybody may read of this one.')],
      project_date: '2024-02-03',
      password: PASSWORDS.cellar,
      // As an editor may paste it.
      behance_id: ` ${EXTERNAL_ID} `,
      meta_title: cellar.mark('meta title'),
      spread: [slice('text_block', { text: richText(cellar.mark, 'text block', below) })],
    },
  });
  await write(`behance/${EXTERNAL_ID}.json`, {
    http_code: 200,
    project: {
      id: Number(EXTERNAL_ID),
      name: cellar.mark('external name'),
      published_on: 1,
      covers: { original: below(cellar.mark('external cover')) },
      modules: [{ type: 'text', text: `<p>${cellar.mark('external text')}</p>` }],
    },
  });
  // A public page that links to protected documents reveals only their addresses.
  await write('documents/page/doors.json', {
    data: {
      title: 'Doors',
      slices: [
        slice('about', {
          text: [paragraph('This way', documentLink('case_study', 'vault-study'))],
        }),
      ],
    },
  });
  await Promise.all(
    copies.map(([from, to]) =>
      copyFile(join('content/media', from), join(contentDir, 'media', to)),
    ),
  );
  return {
    /** A copy of the site's content, with the planted documents added. */
    contentDir,
    /** Markers behind the password of `vault`: the project, its case study, and a page only these link to. */
    vault: vault.markers,
    /** Markers behind the password of `cellar`: a project that shows an external one. */
    cellar: cellar.markers,
    vaultMedia,
    cellarMedia,
    write,
  };
}
