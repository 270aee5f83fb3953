import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import type { PhaseKind } from '../kit/icons/Phase.tsx';
import { countWords, capitalized, pluralOf } from '../kit/countWords.ts';
import type { EditorHost } from '../model/EditorHost.ts';

/** The words for a type of documents: 'Case study', 'case study', 'Case studies'. */
interface TypeWords {
  readonly one: string;
  /** Within a sentence. */
  readonly inSentence: string;
  readonly many: string;
}

export function typeWords(models: EditorModels, type: string): TypeWords {
  const label = models.types.get(type)?.label ?? type.replaceAll(/[_-]+/g, ' ');
  const one = capitalized(label);
  return { one, inSentence: sentenceCase(one), many: pluralOf(one) };
}

/** Names such as FAQ stay as they are. */
function sentenceCase(label: string): string {
  return label.replaceAll(/\p{L}+/gu, (word) =>
    /^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase(),
  );
}

/** All types in the order of the host; those that it does not name come last, single documents after lists. */
export function typesInOrder(
  { types }: Pick<EditorModels, 'types'>,
  { typeOrder = [] }: Pick<EditorHost, 'typeOrder'>,
): EditorType[] {
  const orderOf = ({ id, repeatable }: EditorType) => {
    const at = typeOrder.indexOf(id);
    return at >= 0 ? at : typeOrder.length + (repeatable ? 0 : 1);
  };
  return [...types.values()].sort((one, other) => orderOf(one) - orderOf(other));
}

/** Title and type: 'Low Tide, case study'. */
export function titleAndType(
  models: EditorModels,
  { type, title }: Pick<DocumentSummary, 'type' | 'title'>,
): string {
  if (models.types.get(type)?.repeatable === false) return title;
  return `${title}, ${typeWords(models, type).inSentence}`;
}

/** Type and, of a translation, language: 'Project', 'Project, French (France)'. */
export function kindWords(
  models: EditorModels,
  { type, lang }: Pick<DocumentSummary, 'type' | 'lang'>,
): string {
  const { one } = typeWords(models, type);
  return lang === undefined ? one : `${one}, ${languageWords(lang)}`;
}

/** The state of a document as a disc and words. */
export interface PhaseWords {
  readonly kind: PhaseKind;
  readonly words: string;
}

export type ReleaseNames = ReadonlyMap<string, string>;

export function releaseNames(releases: readonly ReleaseDetails[]): ReleaseNames {
  return new Map(releases.map(({ id, label }) => [id, label]));
}

export function phaseOf(
  { status, releases, problems, unreadable }: Phased,
  names: ReleaseNames = new Map(),
): PhaseWords {
  const wait = `aits in ${releases.map((id) => names.get(id) ?? 'a release').join(' and ')}`;
  const look = problems === 0 ? '' : `, ${countWords(problems, 'problem')}`;
  const say = (kind: PhaseKind, words: string): PhaseWords => ({ kind, words: words + look });
  const withRelease = (words: string) => (releases.length === 0 ? words : `${words}, w${wait}`);
  if (unreadable === 'leftOut')
    return { kind: 'draft', words: 'Not public: its file cannot be read' };
  if (unreadable === 'kept') {
    return { kind: 'changed', words: 'Public as before: its file cannot be read' };
  }
  if (status === 'changed') return say('changed', withRelease('Changes not public yet'));
  if (status === 'draft') return say('draft', withRelease('Draft, not public'));
  if (status === 'archived') return say('draft', 'Unpublished');
  if (releases.length === 0) return say('published', 'Published');
  return say('release', status === 'release' ? `W${wait}` : withRelease('Published'));
}

interface Phased extends Pick<DocumentSummary, 'status' | 'problems' | 'unreadable'> {
  readonly releases: readonly string[];
}

const DAY = 86_400_000;

type Format = Intl.DateTimeFormatOptions;

/** Parts of a time, in the zone of this computer unless another one is given. */
const formatIn = (zone: Format) => (options: Format, time: number) =>
  new Intl.DateTimeFormat('en-GB', { ...options, ...zone }).format(time);

/** When something was last changed: 'Today 14:02', 'Yesterday', '18 Nov', '18 Nov 2025'. */
export function whenWords(at: number, now = Date.now(), zone: Format = {}): string {
  const format = formatIn(zone);
  const day = (time: number) => format({ year: 'numeric', month: 'numeric', day: 'numeric' }, time);
  if (day(at) === day(now)) return `Today ${format({ hour: '2-digit', minute: '2-digit' }, at)}`;
  if (day(at) === day(now - DAY)) return 'Yesterday';
  const isThisYear = format({ year: 'numeric' }, at) === format({ year: 'numeric' }, now);
  return format({ day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) }, at);
}

/** The time of day, and the day itself unless it is today: '13:40', '18 Nov 2025, 13:40'. */
export function clockWords(time: number, now = Date.now(), zone: Format = {}): string {
  const format = formatIn(zone);
  const clock = format({ hour: '2-digit', minute: '2-digit' }, time);
  const day = (at: number) => format({ day: 'numeric', month: 'short', year: 'numeric' }, at);
  return day(time) === day(now) ? clock : `${day(time)}, ${clock}`;
}

const FOLDERS = {
  published: 'documents',
  archived: 'archive/documents',
  draft: 'drafts/documents',
  changed: 'drafts/documents',
} as const;

/** Where the file of a document is, below the project. */
export function filePath({
  type,
  name,
  lang,
  status,
  releases,
}: Pick<DocumentSummary, 'type' | 'name' | 'lang' | 'status' | 'releases'>): string {
  const folder = status === 'release' ? `releases/${releases[0]}/documents` : FOLDERS[status];
  return `content/${folder}/${type}/${name}${lang === undefined ? '' : `.${lang}`}.json`;
}

/** The name of a language: 'French (France)' for `fr-fr`. */
export function languageWords(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
