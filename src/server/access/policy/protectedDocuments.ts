import type { Facts } from './facts.ts';
import type { ProtectingProject } from '../session/Session.ts';

/** Types that a link alone never protects: lists link to projects, every page to the others. */
const NEVER_PROTECTED = new Set(['project', 'home', 'settings']);

/** Whether documents of a type can be protected by a link. */
export const canBeReached = (type: string) => !NEVER_PROTECTED.has(type);

type Graph = ReadonlyMap<string, Facts>;

/**
 * The protected documents, each with the ids of the projects whose password unlocks it: projects with
 * a password, the case study each links to, and documents reachable only through these, all in every
 * language. Documents in `recorded`, and what is reachable only through them, stay protected,
 * whatever leads to them now; if no project does, no password unlocks them.
 */
export function protectedDocuments(
  documents: readonly Facts[],
  recorded: ReadonlySet<string> = new Set(),
): Map<string, string[]> {
  const projects = documents.filter(({ password }) => password !== '');
  if (projects.length === 0 && recorded.size === 0) return new Map();
  const graph: Graph = new Map(documents.map((facts) => [facts.id, facts]));
  // A path without a language is in that of the page it is on.
  let byAddress: ReadonlyMap<string, string> | undefined;
  const leadsTo =
    ({ lang }: Facts) =>
    (path: string) => {
      byAddress ??= new Map(documents.map((facts) => [facts.lang + facts.path, facts.id]));
      const known = byAddress;
      return [lang + path, path.replace('/', '')].flatMap((address) => known.get(address) ?? []);
    };
  const linksOf = (id: string): readonly string[] => {
    const facts = graph.get(id);
    if (!facts) return [];
    const { all, translations } = facts;
    // So it is with most of many documents.
    if (all.paths.length === 0 && translations.length === 0) return all.links;
    return [...all.links, ...all.paths.flatMap(leadsTo(facts)), ...translations];
  };

  const cores = new Map(projects.map((project) => [project.id, coreOf(project, graph)]));
  const core = new Set([...cores.values()].flatMap((ids) => [...ids]));
  const canFollow = (id: string) => {
    const type = graph.get(id)?.type;
    return type !== undefined && canBeReached(type) && !core.has(id);
  };
  const reached = (from: Iterable<string>) => closure(from, linksOf, canFollow);

  const perProject = new Map([...cores].map(([id, ids]) => [id, reached(ids)]));
  const closed = new Set([...recorded].filter(canFollow));
  const isOpen = (id: string) => canFollow(id) && !closed.has(id);
  const behindClosed = new Set([...closed, ...reached(closed)]);
  const behind = new Set([...perProject.values(), behindClosed].flatMap((ids) => [...ids]));
  const open = documents.map(({ id }) => id).filter((id) => !core.has(id) && !behind.has(id));
  const shown = projects
    .flatMap((facts) => {
      const { links, paths } = facts.card();
      return [...links, ...paths.flatMap(leadsTo(facts))];
    })
    .filter(isOpen);
  const elsewhere = new Set([...shown, ...closure([...open, ...shown], linksOf, isOpen)]);

  const protectedBy = new Map<string, string[]>();
  const own = (id: string, projects: readonly string[]) =>
    protectedBy.set(id, [...new Set([...(protectedBy.get(id) ?? []), ...projects])]);
  for (const [project, ids] of cores) for (const id of ids) own(id, [project]);
  for (const [project, ids] of perProject) {
    for (const id of ids) if (!elsewhere.has(id)) own(id, [project]);
  }
  for (const id of behindClosed) if (!elsewhere.has(id)) own(id, []);
  return protectedBy;
}

/** The project, its case study, and both in other languages. */
function coreOf(project: Facts, graph: Graph): Set<string> {
  const versions = (id: string) => [id, ...(graph.get(id)?.translations ?? [])];
  const projects = versions(project.id);
  const studies = projects.flatMap((id) => graph.get(id)?.caseStudy ?? []).flatMap(versions);
  return new Set([...projects, ...studies]);
}

/** Everything reachable from some documents, without these themselves. */
function closure(
  from: Iterable<string>,
  linksOf: (id: string) => readonly string[],
  canFollow: (id: string) => boolean,
): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of linksOf(id)) {
      if (found.has(next) || !canFollow(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

/** One use of some names. */
export interface Use {
  readonly names: Iterable<string>;
  /** Projects whose password unlocks what uses them; null if that is public. */
  readonly protectedBy: readonly ProtectingProject[] | null;
}

/** Names that something public uses. */
export function publicNames(uses: readonly Use[]): Set<string> {
  const found = new Set<string>();
  for (const { names, protectedBy } of uses) {
    if (protectedBy === null) for (const name of names) found.add(name);
  }
  return found;
}

/**
 * Names with protected uses only, and `recorded` ones whatever uses them, each with all projects that
 * protect one of its uses.
 */
export function protectedNames(
  uses: readonly Use[],
  recorded: readonly string[] = [],
): Map<string, ProtectingProject[]> {
  const open = publicNames(uses);
  for (const name of recorded) open.delete(name);
  const owned = new Map(recorded.map((name) => [name, new Set<ProtectingProject>()]));
  for (const { names, protectedBy } of uses) {
    for (const name of protectedBy ? names : []) {
      if (open.has(name)) continue;
      const owners = owned.get(name) ?? new Set();
      owned.set(name, owners);
      for (const project of protectedBy ?? []) owners.add(project);
    }
  }
  return new Map([...owned].map(([name, owners]) => [name, [...owners]]));
}
