import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Number of different words, of which few are frequent and most are rare. */
const VOCABULARY = 8000;
const TAGS = 24;

const newFolder = () => mkdtemp(join(tmpdir(), 'bench-content-'));

/** Writes a content folder with `count` projects, the same in each run; the caller removes it. */
export async function generateContent(count: number): Promise<string> {
  const folder = await newFolder();
  await mkdir(join(folder, 'media'));
  const settings = { name: 'bench', languages: [{ id: 'en-gb', name: 'English' }] };
  await writeFile(join(folder, 'repository.json'), JSON.stringify(settings));
  const random = randomOf(count);
  const projects = Array.from({ length: count }, (_none, at) => projectOf(at, random));
  const named = Object.fromEntries(projects.map((project, at) => [`project-${at}`, project]));
  await addDocuments(folder, 'project', named);
  return folder;
}

/** A copy of the content, with its media linked, and more documents of a type by their uids. */
export async function contentCopy(
  type: string,
  documents: Readonly<Record<string, object>>,
): Promise<string> {
  const folder = await copyWithoutMedia();
  await symlink(resolve('content/media'), join(folder, 'media'));
  await addDocuments(folder, type, documents);
  return folder;
}

/** A copy of the content as it is once the owner was asked what to do with the demo. */
export async function copyWithoutMedia(): Promise<string> {
  const folder = await newFolder();
  await cp('content', folder, { recursive: true, filter: (path) => basename(path) !== 'media' });
  await writeFile(join(folder, 'demo.json'), JSON.stringify({ isAnswered: true }));
  return folder;
}

export async function addDocuments(
  folder: string,
  type: string,
  all: Readonly<Record<string, object>>,
) {
  const documents = join(folder, 'documents', type);
  await mkdir(documents, { recursive: true });
  for (const [uid, json] of Object.entries(all)) {
    await writeFile(join(documents, `${uid}.json`), JSON.stringify(json));
  }
}

/** A project as large as a real one, from a source of numbers. */
function projectOf(index: number, random: () => number) {
  const words = (length: number) =>
    Array.from({ length }, () => `word${Math.floor(random() ** 3 * VOCABULARY)}`).join(' ');
  const paragraph = (length: number) => ({ type: 'paragraph', text: words(length), spans: [] });
  const day = new Date(Date.UTC(2015, 0, 1) + Math.floor(random() * 4000) * 86_400_000);
  return {
    tags: [`Tag ${index % TAGS}`, `Tag ${Math.floor(random() * TAGS)}`],
    data: {
      project_title: [{ type: 'heading1', text: words(4), spans: [] }],
      project_description: [paragraph(40)],
      work_type: words(2),
      project_date: day.toISOString().slice(0, 10),
      featured: random() < 0.1 ? 'Yes' : 'No',
      web_link: { link_type: 'Web', url: `https://example.com/${index}` },
      spread: [60, 60].map((length) => textBlock([paragraph(length)])),
    },
  };
}

export const textBlock = <Paragraph>(text: Paragraph[]) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: { text },
});

/** A seeded generator of numbers from 0 up to 1. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
