import { useCallback } from 'react';
import type { DocumentKey, DocumentSummary } from 'prismic-folder/contract';
import { isObject, type Json, type JsonObject, valuesIn } from 'prismic-folder/edit';
import type { EditorHost } from '../../../model/EditorHost.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useLoaded } from '../../../session/useAnswer.ts';
import { Switch } from '../../../kit/controls/Switch.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import { documentCall, documentId, keyOf } from '../../../session/documentCall.ts';
import { documentOf } from '../../../differences/shownValue.ts';
import * as styles from '../review.styles.ts';

type OtherDraftsProps = {
  title: string;
  drafts: readonly DocumentSummary[];
  chosen: readonly DocumentKey[];
  onChange: (chosen: readonly DocumentKey[]) => void;
};

/** Other documents with changes, each with a switch that publishes it together with the open one. */
export function OtherDrafts({ title, drafts, chosen, onChange }: OtherDraftsProps) {
  const { host, models } = useEditor();
  if (drafts.length === 0) return null;
  const names = new Set(chosen.map(documentId));
  return (
    <Stack as="section" isRuled className={styles.others}>
      <Text as="h3" size="body" weight="medium">
        {title}
      </Text>
      {drafts.map((document) => {
        const key = keyOf(document);
        const type = models.types.get(document.type)?.label ?? document.type;
        const words = isUnseenFront(host, document)
          ? 'Not public, and where visitors arrive'
          : document.status === 'draft'
            ? `${type}, not public`
            : type;
        return (
          <Switch
            key={documentId(key)}
            label={
              <>
                <span>{`${document.title} `}</span>
                <Text size="small" tone="muted">
                  {words}
                </Text>
              </>
            }
            isOn={names.has(documentId(key))}
            onChange={(isOn) =>
              onChange(
                isOn
                  ? [...chosen, key]
                  : chosen.filter((one) => documentId(one) !== documentId(key)),
              )
            }
          />
        );
      })}
    </Stack>
  );
}

/** Whether it is the page at `/`, and never was public: visitors find nothing else without it. */
const isUnseenFront = ({ addressOf }: Pick<EditorHost, 'addressOf'>, one: DocumentSummary) =>
  one.status === 'draft' && addressOf(one) === '/';

const NOTHING: readonly DocumentKey[] = [];

/** What is published together with any other document unless the owner says no; the same list as long as it is nothing. */
export function chosenFirst(
  host: Pick<EditorHost, 'addressOf'>,
  { linked }: OtherDocuments,
): readonly DocumentKey[] {
  const unseen = linked.filter((one) => isUnseenFront(host, one)).map(keyOf);
  return unseen.length === 0 ? NOTHING : unseen;
}

/** Other documents with changes that are not public. */
interface OtherDocuments {
  /** Those that the open one links to, or that link to it; before them the page where visitors arrive, if it never was public. */
  readonly linked: readonly DocumentSummary[];
  readonly rest: readonly DocumentSummary[];
}

const PAGE = 100;
const NONE: OtherDocuments = { linked: [], rest: [] };

/** What can be published together with the open document; null: nothing. `data`: what it says now. */
export function useOtherDrafts(own: DocumentKey | null, data: JsonObject = {}): OtherDocuments {
  const { api, host } = useEditor();
  const stem = own && documentId(own);
  const load = useCallback(async (): Promise<OtherDocuments> => {
    if (!own) return NONE;
    const list = async (status: 'draft' | 'changed') =>
      (await api.call('listDocuments', { query: { status, pageSize: PAGE } })).documents;
    const uses = api.call('listDocumentUses', documentCall(own)).then(
      (found) => new Set(found.uses.map(({ document }) => documentId(document))),
      // Only the order is lost.
      () => new Set<string>(),
    );
    const [changed, drafts, from] = await Promise.all([list('changed'), list('draft'), uses]);
    const to = linksOf(data);
    const isLinked = (one: DocumentSummary) =>
      from.has(documentId(one)) || to.has(one.id) || to.has(`${one.type}/${one.uid}`);
    const found = [...changed, ...drafts].filter((one) => documentId(one) !== stem);
    const front = found.filter((one) => isUnseenFront(host, one));
    const others = found.filter((one) => !front.includes(one));
    return {
      linked: [...front, ...others.filter(isLinked)],
      rest: others.filter((one) => !isLinked(one)),
    };
    // What the document links to is looked at once, when its review opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, stem]);
  // Without the list one document can still be published.
  return useLoaded(load) ?? NONE;
}

/** Ids of the documents that a value links to, and their types with uids. */
function linksOf(value: Json): Set<string> {
  const found = new Set<string>();
  for (const [inner] of valuesIn(value)) {
    const link =
      isObject(inner) && inner['link_type'] === 'Document' ? documentOf(inner) : undefined;
    if (link?.id !== undefined) found.add(link.id);
    if (link?.type !== undefined && link.uid !== undefined) found.add(`${link.type}/${link.uid}`);
  }
  return found;
}
