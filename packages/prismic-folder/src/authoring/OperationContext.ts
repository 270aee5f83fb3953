import type { Snapshot } from '../types.ts';
import type { PublishReport } from './contract/publishing.ts';
import type { PublicNames } from './contract/protection.ts';
import type { PreviewRequest } from './contract/session.ts';
import type { NewShareLink, ShareLink, Sharing } from './contract/sharing.ts';
import type { Views } from './contract/views.ts';
import type { Authoring } from './createAuthoring.ts';
import type { EditorSession, EditorSessions } from './sessions/createSessions.ts';
import type { EventHub } from './sessions/events.ts';

/** What operations work with. */
export interface OperationContext {
  readonly folder: Authoring;
  readonly site: SitePorts;
  /** Who asks; null in this process. */
  readonly visit: Visit | null;
}

/** A request that passed the guards, and its session. */
export interface Visit {
  readonly request: Request;
  readonly session: EditorSession;
  readonly sessions: EditorSessions;
  readonly hub: EventHub;
}

/** What only the site knows: its addresses, its passwords and its secret. What is absent is off. */
export interface SitePorts {
  /** Why a document may not have a name, such as one whose address is taken; null if it may. */
  readonly refuseName?: ((type: string, name: string) => Promise<string | null>) | undefined;
  /** Share links of protected documents. */
  readonly shares?: SharePorts | undefined;
  /** How often pages are viewed. */
  readonly views?: ViewPorts | undefined;
  /** What stays protected. */
  readonly protection?: ProtectionPorts | undefined;
  /** What the site says of content that would be published. */
  readonly remarkOn?: RemarkOn | undefined;
  /** Starts a preview for the browser of a request; null if there is nothing to show. */
  readonly startPreview?: (
    request: Request,
    preview: PreviewRequest,
  ) => Promise<PreviewStart | null>;
}

/** A started preview. */
export interface PreviewStart {
  /** The page that shows it, or leads there. */
  readonly path: string;
  /** The `set-cookie` value that the site knows the preview by; null where the page at `path` sees to that. */
  readonly cookie: string | null;
}

/** The document whose links are managed. */
export interface SharedDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
}

/** Share links as the site has them. */
export interface SharePorts {
  readonly read: (document: SharedDocument, request: Request) => Promise<Sharing>;
  readonly create: (
    document: SharedDocument,
    link: NewShareLink,
    request: Request,
  ) => Promise<ShareLink>;
  /** Null if the document has no such link. */
  readonly revoke: (
    document: SharedDocument,
    id: string,
    request: Request,
  ) => Promise<ShareLink | null>;
  /** False if the document has no such link. */
  readonly remove: (document: SharedDocument, id: string) => Promise<boolean>;
}

/** Views as the site counts them. */
export interface ViewPorts {
  readonly read: (request: Request) => Promise<Views>;
  readonly choose: (isOn: boolean) => Promise<void>;
}

/** What the site protects; only it knows which fields hold passwords. */
export interface ProtectionPorts {
  /** What stays protected although no password protects it any more; documents by id. */
  readonly current: () => Promise<PublicNames>;
  /** What else would be, with other content. */
  readonly after: (content: Snapshot) => Promise<PublicNames>;
  readonly makePublic: (names: PublicNames) => Promise<void>;
  /** Ids of the documents that visitors need a password for, with all drafts public. */
  readonly locked: (request: Request) => Promise<readonly string[]>;
}

type Problem = PublishReport['problems'][number];

/** What the site says of content that would be published: only it knows its pages. */
export interface ContentRemark extends Pick<Problem, 'field' | 'reason' | 'kind' | 'untouched'> {
  /** The id of the document. */
  readonly id: string;
}

/** Looks at what a publication would change; `now` is what is public before it, `ids` are the documents of it. */
export type RemarkOn = (
  after: Snapshot,
  now: Snapshot,
  ids: ReadonlySet<string>,
) => Promise<readonly ContentRemark[]> | readonly ContentRemark[];
