import { valueAt } from '../../edit/values.ts';
import type { Change, Json } from '../../edit/types.ts';
import { isRecord } from '../../json.ts';
import { folderAddress } from '../../lib/mediaAddress.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { FileChange } from '../../store/types.ts';
import type {
  LinkDestination,
  LinkPlace,
  ReplacedVersion,
  ReplaceLinksRequest,
  ReplaceReport,
} from '../contract/finding.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';
import { checkFile } from '../workspace/checkDocument.ts';
import { type DocumentIndex, mainOf, mainVersion } from '../workspace/documentIndex.ts';
import { stemOf, versionPath } from '../workspace/documentPaths.ts';
import { noteBase, restoredBase } from '../workspace/draftBase.ts';
import { editText, newFile, readFile } from '../workspace/files.ts';
import { linkLedTo, linksTo } from './findLinks.ts';

type Refusal = ReplaceReport['refused'][number];

/** Leads links elsewhere in one commit, or says which of them cannot and changes nothing. */
export async function replaceLinks(
  workspace: Workspace,
  { from, to, places, dryRun }: ReplaceLinksRequest,
): Promise<ReplaceReport> {
  const names = [...new Set(places.map(({ document }) => stemOf(document)))];
  return restructure(workspace, names, async (index) => {
    const destination = destinationOf(index, to);
    const links = new Set(linksTo(workspace, index, from).map(nameOfPlace));
    const plans = [...groupByVersion(index, places)].map(([, group]) =>
      planVersion(workspace, index, group, links, destination),
    );
    const refused = plans.flatMap((plan) => plan.refused);
    const saved = plans.flatMap((plan) => plan.saved ?? []);
    if (refused.length > 0 || dryRun) return { saved: [], refused };
    await workspace.commit(plans.flatMap((plan) => plan.changes));
    return { saved, refused };
  });
}

const nameOfPlace = ({
  document,
  version,
  path,
}: Pick<LinkPlace, 'document' | 'version' | 'path'>) =>
  `${version} ${stemOf(document)} ${JSON.stringify(path)}`;

function groupByVersion(index: DocumentIndex, places: readonly LinkPlace[]) {
  const groups = new Map<string, LinkPlace[]>();
  for (const place of places) {
    const document = index.check(place.document);
    const name = `${place.version} ${stemOf(document)}`;
    groups.set(name, [...(groups.get(name) ?? []), { ...place, document }]);
  }
  return groups;
}

interface Plan {
  readonly changes: readonly FileChange[];
  readonly saved?: ReplacedVersion;
  readonly refused: readonly Refusal[];
}

/** The changes of one version: to itself, or to a new draft of what is published. */
function planVersion(
  workspace: Workspace,
  index: DocumentIndex,
  group: readonly LinkPlace[],
  links: ReadonlySet<string>,
  destination: Readonly<Record<string, Json>>,
): Plan {
  const [first] = group;
  if (first === undefined) return { changes: [], refused: [] };
  const { document: key, version } = first;
  const refuse = (reason: string, path?: LinkPlace['path']): Refusal => ({
    document: key,
    version,
    ...(path && { path }),
    reason,
  });
  const isPublished = version === 'published';
  const path = versionPath(key, version);
  const file = readFile(workspace, path);
  if (file === null)
    return { changes: [], refused: [refuse('It is gone: look for the links again.')] };
  const known = index.find(key);
  if (version === 'archived' || (isPublished && known && mainVersion(known) !== 'published')) {
    return { changes: [], refused: [refuse('It has a draft now: look for the links again.')] };
  }
  if (group.some(({ revision }) => revision !== file.revision)) {
    return {
      changes: [],
      refused: [refuse('It was changed meanwhile: look for the links again.')],
    };
  }
  const moved = group.filter((place) => !links.has(nameOfPlace(place)));
  if (moved.length > 0) {
    return { changes: [], refused: moved.map((one) => refuse('There is no such link.', one.path)) };
  }
  const edits = group.map((place): Change => {
    const link = valueAt(file.value, place.path);
    return {
      op: 'set',
      path: place.path,
      value: linkLedTo(isRecord(link) ? link : {}, destination),
    };
  });
  const target = isPublished ? 'draft' : version;
  const note = isPublished ? [noteBase(file.revision)] : restoredBase(workspace, file);
  const text = editText(file.text, [...edits, ...note]);
  const next = newFile(versionPath(key, target), text);
  const before = checkFile(workspace, index, { key, version }, file);
  const after = checkFile(workspace, index, { key, version: target }, next);
  const old = new Set(before.problems.map(({ field, reason }) => `${field}\n${reason}`));
  const fresh = after.problems.filter(({ field, reason }) => !old.has(`${field}\n${reason}`));
  if (fresh.length > 0) {
    return {
      changes: [],
      refused: fresh.map(({ field, reason }) =>
        refuse(field === undefined ? reason : `${field}: ${reason}`),
      ),
    };
  }
  return {
    changes: [
      {
        path: next.path,
        content: next.bytes,
        expected: isPublished ? null : file.revision,
      },
      // The draft is made of the published version as it is now.
      ...(isPublished ? [{ path, content: file.bytes, expected: file.revision }] : []),
    ],
    saved: {
      document: key,
      version: target,
      revision: next.revision,
      before: isPublished ? null : file.revision,
    },
    refused: [],
  };
}

/** What a link to a destination has in a file. */
function destinationOf(index: DocumentIndex, to: LinkDestination): Readonly<Record<string, Json>> {
  if (to.kind === 'web') return { link_type: 'Web', url: to.url.trim() };
  if (to.kind === 'media') return { link_type: 'Media', url: folderAddress(to.name) };
  const document = index.get(to.document);
  const { key } = document;
  const loaded = mainOf(document)?.document;
  if (loaded === undefined) {
    throw new AuthoringError(
      'not_found',
      `${stemOf(key)} cannot be read, so nothing can lead to it`,
    );
  }
  return {
    link_type: 'Document',
    type: key.type,
    ...(loaded.uid === null ? { id: loaded.id } : { uid: loaded.uid }),
    ...(key.lang !== undefined && { lang: key.lang }),
  };
}

/** Restores every version byte for byte; refuses if one of them was changed since. */
export async function undoReplaceLinks(
  workspace: Workspace,
  saved: readonly ReplacedVersion[],
): Promise<void> {
  const names = [...new Set(saved.map(({ document }) => stemOf(document)))];
  await restructure(workspace, names, async (index) => {
    const changes: FileChange[] = [];
    for (const { document, version, revision, before } of saved) {
      const path = versionPath(index.check(document), version);
      if (workspace.store.read(path)?.revision !== revision) throw changed(document);
      // oxlint-disable-next-line no-await-in-loop -- nothing is written before all of it is planned
      const content = before === null ? null : await workspace.store.version(before);
      if (before !== null && content === null) throw gone(document);
      changes.push({ path, content, expected: revision });
    }
    await workspace.commit(changes);
  });
}

const changed = (document: ReplacedVersion['document']) =>
  new AuthoringError(
    'conflict',
    `${stemOf(document)} was changed since: its earlier versions are in its history`,
  );

const gone = (document: ReplacedVersion['document']) =>
  new AuthoringError(
    'conflict',
    `The history of ${stemOf(document)} no longer has what was there before`,
  );
