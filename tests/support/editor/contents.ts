import sharp from 'sharp';

/** Content of the tests, as an author writes it by hand. */

export const paragraph = (text: string, ...spans: object[]) => ({ type: 'paragraph', text, spans });

const slice = (slice_type: string, primary: object) => ({
  slice_type,
  variation: 'default',
  primary,
});

export const section = (title: string, words = `${title}, in words.`) =>
  slice('section_header', { title_text: title, body_text: [paragraph(words)] });

export const textBlock = (...text: readonly unknown[]) => slice('text_block', { text });

export const callout = (title: string) =>
  slice('callout_section', { title_text: title, body_text: [paragraph(title)] });

/** A picture of the library, described or not. */
export const image = (name: string, alt?: string) =>
  slice('image', { image: { url: `/media/${name}`, ...(alt !== undefined && { alt }) } });

/** A case study as it is public. */
export const study = (name: string, ...spread: readonly unknown[]) => ({
  first_publication_date: '2025-11-18T09:00:00+0000',
  last_publication_date: '2025-11-18T09:00:00+0000',
  data: { project_name: name, meta_description: 'What we learned.', spread },
});

/** A picture of one colour. */
export const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

export const webp = (width: number, height: number, background: string) =>
  picture(width, height, background).webp().toBuffer();
