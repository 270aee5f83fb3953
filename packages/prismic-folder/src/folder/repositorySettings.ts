import type { Language, Problem, Release, Visibility } from '../types.ts';
import { createReport, keptProblem, type Report } from '../lib/createReport.ts';
import { isRecord } from '../json.ts';
import { nearest } from '../lib/nearest.ts';
import { readMoment } from '../fields/dates.ts';
import type { ParsedJson } from '../lib/parseJson.ts';
import { sourceProblem } from '../lib/readSource.ts';

/** The content of `content/repository.json`, with defaults. */
export interface RepositorySettings {
  readonly name: string;
  readonly languages: readonly [Language, ...Language[]];
  readonly visibility: Visibility;
  readonly accessTokens: readonly string[];
  readonly releases: readonly ReleaseSettings[];
}

export type ReleaseSettings = Pick<Release, 'id' | 'label' | 'scheduledAt'>;

/** Used if the file or a key is missing: one language, releases not public. */
export const DEFAULT_SETTINGS: RepositorySettings = {
  name: 'repository',
  languages: [{ id: 'en-us', name: 'English - United States' }],
  visibility: 'public',
  accessTokens: [],
  releases: [],
};

const VISIBILITIES: readonly Visibility[] = ['private', 'public', 'open'];

/**
 * Reads the settings. Invalid values are reported and replaced by their defaults. `last`: what counts while the
 * file cannot be read.
 */
export function readSettings(
  shown: string,
  parsed: ParsedJson | undefined,
  problems: Problem[],
  last?: RepositorySettings,
): RepositorySettings {
  if (parsed === undefined) return DEFAULT_SETTINGS;
  if (!parsed.ok) {
    const problem = sourceProblem(shown, parsed);
    problems.push(last ? keptProblem(problem) : problem);
    return last ?? DEFAULT_SETTINGS;
  }
  const report = createReport(shown, problems);
  if (!isRecord(parsed.value)) {
    report.error('', 'must be an object with name, languages and releases');
    return DEFAULT_SETTINGS;
  }
  const { name, languages, visibility, accessTokens, releases } = parsed.value;
  reportUnknownKeys(report, '', parsed.value, Object.keys(DEFAULT_SETTINGS));
  return {
    name: readName(report, name),
    languages: readLanguages(report, languages),
    visibility: readVisibility(report, visibility),
    accessTokens: readTokens(report, accessTokens),
    releases: readList(report, 'releases', releases, ['id', 'label', 'scheduledAt'], toRelease),
  };
}

function readName(report: Report, name: unknown): string {
  if (name === undefined) return DEFAULT_SETTINGS.name;
  // The client's rule: createClient rejects other names.
  if (typeof name === 'string' && /^[a-zA-Z0-9-]{4,}$/.test(name)) return name;
  report.error(
    'name',
    'must be four or more letters, digits or hyphens, like my-blog of my-blog.prismic.io',
  );
  return DEFAULT_SETTINGS.name;
}

function readVisibility(report: Report, visibility: unknown): Visibility {
  if (visibility === undefined) return DEFAULT_SETTINGS.visibility;
  const found = VISIBILITIES.find((known) => known === visibility);
  if (found === undefined) report.error('visibility', `must be one of ${VISIBILITIES.join(', ')}`);
  // A typo must not publish what was meant to be private.
  return found ?? 'private';
}

function readTokens(report: Report, tokens: unknown): string[] {
  if (tokens === undefined) return [];
  if (Array.isArray(tokens) && tokens.every((token) => typeof token === 'string' && token !== '')) {
    return tokens;
  }
  report.error('accessTokens', 'must be a list of texts');
  return [];
}

function readLanguages(report: Report, value: unknown): RepositorySettings['languages'] {
  const [master, ...others] = readList(report, 'languages', value, ['id', 'name'], (entry) => {
    const { id, name = id } = entry;
    if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id)) return 'id must be like en-us';
    return typeof name === 'string' ? { id, name } : 'name must be text';
  });
  return master === undefined ? DEFAULT_SETTINGS.languages : [master, ...others];
}

function toRelease(entry: Record<string, unknown>): ReleaseSettings | string {
  const { id, label = id, scheduledAt } = entry;
  if (typeof id !== 'string' || id === '') return 'id must be the name of a folder in releases';
  if (typeof label !== 'string') return 'label must be text';
  if (scheduledAt === undefined) return { id, label };
  const moment = typeof scheduledAt === 'string' ? readMoment(scheduledAt) : undefined;
  if (moment === undefined) return 'scheduledAt must be like 2026-11-21T03:38:23+0000';
  return { id, label, scheduledAt: moment };
}

function readList<Entry extends { readonly id: string }>(
  report: Report,
  key: string,
  value: unknown,
  keys: readonly string[],
  toEntry: (entry: Record<string, unknown>) => Entry | string,
): Entry[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report.error(key, 'must be a list');
    return [];
  }
  const entries: Entry[] = [];
  for (const [index, json] of value.entries()) {
    const field = `${key}[${index}]`;
    const entry = isRecord(json) ? toEntry(json) : 'must be an object';
    if (isRecord(json)) reportUnknownKeys(report, `${field}.`, json, keys);
    if (typeof entry === 'string') report.error(field, entry);
    else if (entries.some(({ id }) => id === entry.id)) {
      report.error(field, `"${entry.id}" is listed twice`);
    } else entries.push(entry);
  }
  return entries;
}

function reportUnknownKeys(
  report: Report,
  prefix: string,
  value: Record<string, unknown>,
  known: readonly string[],
): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) report.error(prefix + key, `unknown key${nearest(key, known)}`);
  }
}
