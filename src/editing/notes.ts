import type { FilledNote, NoteMapping, NotePart } from '#page-editor';
import type { Json } from '#prismic-folder/edit';
import { projectOf } from '#external/externalProjectQuery.ts';
import { recordOf, textOf } from '#external/view/values.ts';
import { embeddedService } from '#external/client/serviceBase.ts';

type Data = Readonly<Record<string, Json>>;

const paragraph = (text: string): Json => ({ type: 'paragraph', text, spans: [] });
const heading = (text: string): Json => ({ type: 'heading1', text, spans: [] });

const slice = (type: string, primary: Data): Json => ({
  slice_type: type,
  variation: 'default',
  primary,
});

/** The slices of a note: its texts and its pictures, in their order. */
const slicesOf = (parts: readonly NotePart[]): Json[] =>
  parts.map((part) =>
    part.kind === 'text'
      ? slice('text_block', { text: [...part.text] })
      : slice('image', { image: part.image }),
  );

/** A date as fields have it; null for what is none. */
function dateOf({ facts }: FilledNote): string | null {
  const text = facts['date']?.[0] ?? facts['published']?.[0] ?? facts['created']?.[0] ?? '';
  const [iso] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (iso !== undefined) return Number.isNaN(Date.parse(iso)) ? null : iso;
  // 'March 3, 2025', as Notion writes it; a time zone would move the day.
  const time = text === '' ? Number.NaN : Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/** The first words of a note, if they are a paragraph. */
function firstParagraph(parts: readonly NotePart[]): string {
  const [first] = parts;
  const [block] = first?.kind === 'text' ? first.text : [];
  const { type, text } = recordOf(block) ?? {};
  return type === 'paragraph' && typeof text === 'string' ? text : '';
}

const one = ({ facts }: FilledNote, ...names: readonly string[]) =>
  names.map((name) => facts[name]?.[0] ?? '').find((text) => text !== '') ?? '';

const filled = (fields: Readonly<Record<string, Json>>): Data =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null));

const FILL: Readonly<Record<string, (note: FilledNote) => Data>> = {
  page: (note) => {
    const [first, ...rest] = note.parts;
    const title: NotePart =
      first?.kind === 'text'
        ? { kind: 'text', text: [heading(note.title), ...first.text] }
        : { kind: 'text', text: [heading(note.title)] };
    const others = first?.kind === 'text' ? rest : note.parts;
    return filled({
      title: note.title,
      meta_description: one(note, 'description', 'summary'),
      slices: slicesOf([title, ...others]),
    });
  },
  project: (note) => {
    const cover = note.parts.find((part) => part.kind === 'picture');
    const description = one(note, 'description', 'summary') || firstParagraph(note.parts);
    return filled({
      project_title: [heading(note.title)],
      project_description: description === '' ? null : [paragraph(description)],
      work_type: one(note, 'kind', 'work type', 'category'),
      project_date: dateOf(note),
      cover: cover ? [slice('single_image', { single_image: cover.image })] : null,
      use_spread: 'Yes',
      spread: slicesOf(note.parts),
    });
  },
  case_study: (note) =>
    filled({
      project_name: note.title,
      company: one(note, 'company', 'client'),
      project_role: one(note, 'role'),
      status: one(note, 'status'),
      spread: [slice('intro_header', {}), ...slicesOf(note.parts)],
    }),
};

/** A project of the embedded portfolio service, whose page shows it from there. */
async function readExternal(number: string) {
  const address = `${embeddedService.base}/projects/${encodeURIComponent(number)}`;
  const response = await fetch(address);
  const answer: unknown = await response.json().catch(() => null);
  const project = recordOf(response.status === 404 ? null : projectOf(answer));
  if (project === null) return null;
  const title = textOf(project['name'], 300) || number;
  const covers = recordOf(project['covers']) ?? {};
  const cover = textOf(covers['original'], 1000);
  const seconds = Number(project['published_on']);
  const fields = Array.isArray(project['fields']) ? project['fields'] : [];
  const kinds = fields.filter((field): field is string => typeof field === 'string');
  const description = textOf(project['description'], 2000);
  return {
    type: 'project',
    title,
    tags: kinds,
    data: filled({
      project_title: [heading(title)],
      project_description: description === '' ? null : [paragraph(description)],
      work_type: kinds[0] ?? '',
      project_date: seconds > 0 ? new Date(seconds * 1000).toISOString().slice(0, 10) : null,
      // Pictures of other sites are not among the files of this one.
      cover: cover.startsWith('/media/')
        ? [slice('single_image', { single_image: { url: cover } })]
        : null,
      behance_id: number,
    }),
  };
}

/** What notes of Notion, Obsidian and others become here. */
export const notes: NoteMapping = {
  types: Object.keys(FILL),
  fill: (note, type) => ({
    data: FILL[type]?.(note) ?? {},
    tags: note.facts['tags'] ?? note.facts['categories'] ?? [],
  }),
  service: {
    label: 'Behance project',
    hint: 'The number in its address, such as 430000117',
    read: readExternal,
  },
};
