import type { Theme } from '../model/LookHost.ts';
import type { DocumentKey, DocumentSummary, MediaItem } from 'prismic-folder/contract';
import type { Models } from 'prismic-folder/models';
import type { DocumentJson } from '../model/DocumentJson.ts';
import type { Caret, Place } from '../model/place.ts';
import type { Ground } from './marks/ground.ts';

/** A document with content that may differ from what is saved. */
export interface ShownDocument {
  readonly summary: DocumentSummary;
  readonly json: DocumentJson;
}

/** The document that the page shows, and what its file refers to. */
export interface CanvasDocument extends ShownDocument {
  /** Others that are shown with such content wherever the page has them. */
  readonly beside?: readonly ShownDocument[] | undefined;
  /** The page to show; that of the document by default. */
  readonly path?: string | undefined;
  readonly models: Models;
  /** Known documents by id or, where `id` is null, by type and uid; null: there is none. */
  readonly findDocument: (
    id: string | null,
    key: Pick<DocumentKey, 'type'> & { readonly uid?: string },
  ) => Promise<DocumentSummary | null>;
  readonly findMedia: (name: string) => Promise<MediaItem | null>;
}

/** Where a slice is, in px of the page: the same wherever it is scrolled to. */
export interface SliceBox {
  readonly zone: string;
  readonly index: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether it renders nothing of its own: a box stands in its place. */
  readonly isEmpty: boolean;
  /** Whether nobody knows yet how high it is. */
  readonly isGuess?: boolean;
}

/** A point in px of the frame's window. */
export interface PagePoint {
  readonly left: number;
  readonly top: number;
}

/** Elements as this text of the page has them; of what it has none yet, as the site has them. */
export interface TextLooks {
  /** A new element for a block, and the one in it that holds its text. */
  readonly block: (type: string) => { readonly dom: HTMLElement; readonly text: HTMLElement };
  readonly link: () => HTMLElement;
  /** Attributes of the second phrase of a heading in two weights, and where it begins in a text; null: it has one. */
  readonly second: {
    readonly attributes: Readonly<Record<string, string>>;
    readonly start: (text: string) => number | null;
  } | null;
}

/** A text of the page while it is edited where it stands. Its slice is not rendered until it is released. */
export interface HeldText {
  /** The element that holds the text and nothing else. */
  readonly element: HTMLElement;
  /** Empty: what the text is edited in. */
  readonly mount: HTMLElement;
  readonly looks: TextLooks;
  /** The page's elements of the blocks; pictures and embeds stay the same ones. */
  readonly atoms: readonly HTMLElement[];
  /** Whether every line is where the page had it. */
  readonly isUnmoved: () => boolean;
  /** Gives the element back to the page as it was, which then shows what was edited. */
  readonly release: () => void;
}

/** What the window of the editor is told by the page in its frame. */
export interface CanvasEvents {
  /** A pointer is over a place, at a height in px of the frame's window, NaN: unknown; null when it leaves. */
  readonly hover: (place: Place | null, y: number) => void;
  /** A place was pressed. `follow`: its link is to be opened, as the owner held Alt. */
  readonly select: (place: Place | null, follow: string | null, point: PagePoint) => void;
  /** A place was pressed twice. */
  readonly enter: (place: Place, point: PagePoint) => void;
  /** Something moved: scrolling, or sizes and slices. */
  readonly layout: (isScroll: boolean) => void;
  /** A key that the page does not use itself. */
  readonly key: (event: KeyboardEvent) => void;
  /** Something is copied, cut or pasted while no text of the page has the focus. */
  readonly clipboard: (event: ClipboardEvent) => void;
  /** Files are dragged into the page. */
  readonly files: () => void;
}

/** The look of the page in the frame. */
export interface CanvasLook {
  /** null: the page has both themes. */
  readonly onlyTheme: () => Theme | null;
  /** Calls back when that changes; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What it shows next of the look fades in, unless less motion is asked for. */
  readonly fade: () => void;
  /** Shows fields of the look that the document has not got yet, until it has. */
  readonly turn: (fields: Readonly<Record<string, unknown>>) => void;
}

/**
 * The page in the frame, as the window of the editor uses it: by plain calls where it has the same origin, else through
 * the project's slice simulator, which shows one zone and gives no element of the page away.
 */
export interface CanvasApi {
  /** Shows the page of a document; resolves when it is rendered. */
  readonly open: (document: CanvasDocument) => Promise<void>;
  /** Shows the document's content after an edit. Unchanged parts must be the same objects. */
  readonly show: (json: DocumentJson, beside?: readonly ShownDocument[]) => void;
  /** Shows a part around the pages, such as a menu, by the host's name for it; null: the page itself. */
  readonly showPart: (part: string | null) => void;
  readonly listen: (events: CanvasEvents) => () => void;
  /** The slices of the document on the page, in its order; the same list until something moves. */
  readonly boxes: () => readonly SliceBox[];
  /** Whether a slice can be brought into view; a new one is on the page with the next frame. */
  readonly isThere: (place: Place) => boolean;
  /** Whether it tells at which height the pointer is. */
  readonly tellsHeight: boolean;
  /** Where a slice is drawn now, in px of the frame's window; null if it is not on the page, or nobody knows. */
  readonly sliceBox: (place: Place) => DOMRect | null;
  /** How far the page is scrolled, in px of it. */
  readonly scrollTop: () => number;
  /** Where a field of a place is drawn now; null if nothing on the page shows it. */
  readonly fieldBox: (place: Place) => DOMRect | null;
  readonly fieldElement: (place: Place) => HTMLElement | null;
  /** The fields that a slice shows one to one, in the order of the page; of a field's place, this one. */
  readonly texts: (place: Place) => readonly string[];
  /** Holds the text of a field, to edit it; null if nothing shows it one to one. */
  readonly hold: (place: Place) => HeldText | null;
  /** What a slice or field stands on: lines over it must be of the other ground. */
  readonly groundOf: (place: Place) => Ground;
  /** Brings a slice into view. */
  readonly scrollTo: (place: Place, how: 'smooth' | 'instant') => void;
  /** Brings a field into view at once, unless it is. */
  readonly showField: (place: Place) => void;
  /** The same for the line of a field that a caret is in; false: the page does not show this text. */
  readonly showCaret: (place: Place, caret: Caret) => boolean;
  /** Scrolls the page at once, by px of the page. */
  readonly scrollBy: (distance: number) => void;
  /** The look of the site; absent where it cannot be chosen. */
  readonly look?: CanvasLook;
  /** A page with one theme only keeps that. */
  readonly setTheme: (theme: Theme) => void;
  /** Motion, films and links of the page as visitors have them, or held still for editing. */
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Shows a slice as taken up, to be moved; null: none is. */
  readonly lift: (place: Place | null) => void;
  /** Fixed parts of the page, which cover what is edited, step aside. */
  readonly setFocused: (isFocused: boolean) => void;
}

declare global {
  interface Window {
    /** Set by the page in the frame once it can be used. */
    slicefolioCanvas?: CanvasApi;
  }
}

/** Dispatched on the frame's element when `slicefolioCanvas` is there. */
export const CANVAS_READY = 'canvas-ready';
