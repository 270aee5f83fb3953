import { randomUUID } from 'node:crypto';
import { areRelated, changedPaths } from '../../edit/paths.ts';
import type { JsonPath } from '../../edit/types.ts';
import type { FileChange } from '../../store/types.ts';
import { digest } from '../../lib/digest.ts';
import type { LoadedDocument, LoadedFile } from '../../folder/loadedDocument.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { DocumentKey, VersionName } from '../contract/documents.ts';
import type { PublishReport, PublishRequest } from '../contract/publishing.ts';
import {
  checkRelease,
  type DocumentIndex,
  type IndexedDocument,
  releaseIn,
} from '../workspace/documentIndex.ts';
import { keyOf, stemOf, versionPath } from '../workspace/documentPaths.ts';
import { identityChanges, publishedOf, withPublished } from '../workspace/draftBase.ts';
import { effectsOf, refuseProblems } from '../workspace/effects.ts';
import { editText, encode, parseText, readFile } from '../workspace/files.ts';
import { parsePath } from '../../json.ts';
import { asProblem } from '../workspace/summary.ts';
import type { Problem } from '../../types.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';
import { dateChanges, missingAlts, withDraftTarget } from './published.ts';
import type { PublishedDocument } from '../workspace/historyLog.ts';
import { removeEntry } from '../workspace/settings.ts';
import { removeEmptyRelease } from '../workspace/emptyFolders.ts';

/** Publishes drafts or a release: everything in one commit, after the check of the result. */
export async function publish(
  workspace: Workspace,
  request: PublishRequest,
  refuse = refuseProblems,
): Promise<PublishReport> {
  const { documents = [], release } = request;
  if (documents.length > 0 === (release !== undefined)) {
    throw new AuthoringError('invalid', 'Name the documents to publish, or one release');
  }
  const names = documents.map(stemOf);
  const report = await restructure(workspace, names, async (index) => {
    const items = release === undefined ? draftsOf(index, documents) : itemsOf(index, release);
    // One after another: each may read the version its draft was made from.
    const planned: PlannedItem[] = [];
    // oxlint-disable-next-line no-await-in-loop
    for (const item of items) planned.push(await planItem(workspace, index, item));
    const settings = release === undefined ? [] : removeEntry(workspace, 'releases', release);
    const changes = [...withoutReplaced(planned), ...settings];
    const problems = await check(workspace, index, planned, changes);
    const what =
      release === undefined
        ? 'Nothing was published'
        : `${releaseIn(index, release).label} was not published`;
    const merged = planned.flatMap(({ done, isMerged }) => (isMerged ? [done.document] : []));
    refuse(what, problems, request);
    if (request.dryRun) return { published: [], problems, merged };
    await workspace.commit(changes);
    const id = `${workspace.now()}-${randomUUID().slice(0, 8)}`;
    workspace.publications.add({
      id,
      at: workspace.now(),
      release: release === undefined ? null : releaseIn(index, release),
      documents: planned.map((item) => noteReplaced(item, planned)),
    });
    const published = items.map(({ document }) => document.key);
    return { published, problems, merged, publication: id };
  });
  if (release !== undefined && !request.dryRun) removeEmptyRelease(workspace, release);
  return report;
}

/** A version that is to be published. */
interface Item {
  readonly document: IndexedDocument;
  readonly version: VersionName;
  readonly file: LoadedFile;
}

function draftsOf(index: DocumentIndex, keys: readonly DocumentKey[]): Item[] {
  const unique = new Map(keys.map((key) => [stemOf(index.check(key)), key]));
  return [...unique.values()].map((key) => {
    const document = index.get(key);
    const file = document.versions.get('draft');
    if (file) return { document, version: 'draft', file };
    throw new AuthoringError('not_found', `${stemOf(document.key)} has no draft to publish`);
  });
}

function itemsOf(index: DocumentIndex, release: string): Item[] {
  const version = checkRelease(index, release);
  const items = [...index.documents.values()].flatMap((document) => {
    const file = document.versions.get(version);
    return file ? [{ document, version, file }] : [];
  });
  const set = index.set(version);
  if (items.length === 0 || items.length !== set?.files.length) {
    const other = set?.files.find(({ file }) => !items.some((item) => item.file.file === file));
    const reason = other ? `${other.shown} is not a document` : 'it holds no document';
    const { label } = releaseIn(index, release);
    throw new AuthoringError('refused', `${label} was not published: ${reason}`);
  }
  return items;
}

interface PlannedItem {
  readonly done: PublishedDocument;
  /** Whether what was published meanwhile is in it, too. */
  readonly isMerged: boolean;
  /** Path of the published file. */
  readonly path: string;
  readonly changes: readonly FileChange[];
  /** Where it says something else than what is public; null: nothing is. */
  readonly changed: readonly JsonPath[] | null;
  /** What it would replace that is not in it. */
  readonly warnings: readonly Pick<Problem, 'reason' | 'kind'>[];
  /** The public file that has the same document under another name. */
  readonly other: OtherPlace | undefined;
}

/** The changes that move a version to its published place. */
async function planItem(
  workspace: Workspace,
  index: DocumentIndex,
  { document: { key }, version, file }: Item,
): Promise<PlannedItem> {
  const source = versionPath(key, version);
  const path = versionPath(key, 'published');
  const read = readFile(workspace, source);
  if (read === null) throw new AuthoringError('not_found', `${source} no longer exists`);
  const replaced = replacedBy(index, file.loaded);
  const other = replaced && otherPlace(workspace, index, replaced, path);
  const merged = await withPublished(workspace, key, read);
  const text = editText(merged.text, [
    ...identityChanges(read.value, key, file.loaded, replaced),
    ...dateChanges(read.value, replaced?.document, workspace.now()),
  ]);
  const content = encode(text);
  const after = digest(content);
  const published = publishedOf(workspace, key);
  const expected = published?.revision ?? null;
  return {
    path,
    changed: published?.file ? changedPaths(published.file.value, parseText(text)) : null,
    done: { document: key, version, source: read.revision, before: expected, after },
    isMerged: merged.isMerged === true,
    other,
    warnings: [
      ...(merged.warning === undefined
        ? []
        : [{ reason: merged.warning, kind: 'changed-meanwhile' as const }]),
      ...(published?.file === null ? [{ reason: UNREADABLE }] : []),
    ],
    changes: [
      { path: source, content: null, expected: read.revision },
      { path, content, expected },
      ...(other === undefined ? [] : [{ path: other.path, content: null, expected: other.before }]),
    ],
  };
}

const UNREADABLE = 'replaces a published file that cannot be read; it stays in the history';

interface OtherPlace extends NonNullable<PublishedDocument['replaced']> {
  readonly path: string;
}

/** All changes; a file that one document leaves and another takes is only written. */
function withoutReplaced(planned: readonly PlannedItem[]): FileChange[] {
  const written = new Set(planned.map(({ path }) => path));
  return planned.flatMap(({ changes }) =>
    changes.filter(({ path, content }) => content !== null || !written.has(path)),
  );
}

/** What is noted of a publication; a file that another takes is noted with that one. */
function noteReplaced({ done, other }: PlannedItem, planned: readonly PlannedItem[]) {
  if (other === undefined || planned.some(({ path }) => path === other.path)) return done;
  const { document, before } = other;
  return { ...done, replaced: { document, before } };
}

/** The published document that has the same id. */
function replacedBy({ folder }: DocumentIndex, loaded: LoadedDocument | undefined) {
  return loaded && folder.master.documents.byId(loaded.document.id);
}

/** The file of a replaced document, if it has another name. */
function otherPlace(
  { store }: Workspace,
  { folder }: DocumentIndex,
  replaced: LoadedDocument,
  own: string,
): OtherPlace | undefined {
  const file = folder.master.files.find(({ loaded }) => loaded === replaced)?.file;
  const document = file && keyOf(file.name, folder.settings.languages);
  if (document === undefined) return undefined;
  const path = versionPath(document, 'published');
  const read = path === own ? null : store.read(path);
  return read === null ? undefined : { document, path, before: read.revision };
}

/** Problems of the documents to publish, and of what they break. */
async function check(
  workspace: Workspace,
  index: DocumentIndex,
  planned: readonly PlannedItem[],
  changes: readonly FileChange[],
) {
  const concerned = new Set(planned.map(({ path }) => workspace.shown(path)));
  const { after, problems } = await effectsOf(workspace, index, changes, concerned);
  const alts = after.master.files
    .filter(({ shown }) => concerned.has(shown))
    .flatMap((file) => missingAlts(file).map(asProblem));
  const own = planned.flatMap((item) => {
    const file = workspace.shown(item.path);
    const warnings = item.warnings.map((one) => ({ file, severity: 'warning' as const, ...one }));
    return [...aboutOther(workspace, item, planned), ...warnings];
  });
  const places = new Map(planned.map(({ path, changed }) => [workspace.shown(path), changed]));
  const told = problems.map((problem) => withDraftTarget(problem, after, index));
  return [...told, ...alts, ...own].map((problem) => withTouch(problem, places));
}

/** Marks a warning of what is public already and stays as it is: nobody needs to read it again. */
function withTouch(
  problem: ReturnType<typeof asProblem>,
  places: ReadonlyMap<string, readonly JsonPath[] | null>,
) {
  const { file, field, severity } = problem;
  const changed = places.get(file);
  if (severity !== 'warning' || field === undefined || !changed) return problem;
  const path = parsePath(field);
  return changed.some((one) => areRelated(one, path))
    ? problem
    : { ...problem, untouched: true as const };
}

/** What becomes of the public file that has the same document under another name. Files may change places. */
function aboutOther(
  { shown }: Workspace,
  { path, other, done }: PlannedItem,
  planned: readonly PlannedItem[],
) {
  if (other === undefined) return [];
  const file = shown(path);
  const isLeft = planned.some((one) => one.done.before !== null && one.other?.path === path);
  if (done.before !== null && !isLeft) {
    const reason = `is the same document as ${shown(other.path)}: give one of them another uid and id, or delete it`;
    return [{ file, reason, severity: 'error' as const }];
  }
  if (planned.some((one) => one.path === other.path)) return [];
  const reason = `takes the place of ${shown(other.path)}, which has the same id and is removed`;
  return [{ file, reason, severity: 'warning' as const }];
}
