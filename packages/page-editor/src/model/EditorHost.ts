import type { DocumentKey, NewContent } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { DocumentJson } from './DocumentJson.ts';
import type { EditorType } from './EditorModels.ts';
import type { LookHost } from './LookHost.ts';
import type { Place } from './place.ts';
import type { NamedOptions, Pictures } from './readEditorModels.ts';
import type { SoundHost } from './SoundHost.ts';

/** A document as far as its address needs it. */
export interface Addressed {
  readonly type: string;
  readonly uid: string | null;
  /** Absent: the master language. */
  readonly lang?: string | undefined;
}

/** Where the page of the canvas is. */
export type CanvasSource =
  /** A page of the project in the window's own origin, which has `CanvasApi`. */
  | { readonly kind: 'page' }
  /** The project's slice simulator, in any framework, at an absolute address. */
  | {
      readonly kind: 'simulator';
      readonly url: string;
      /** Asks a server why the simulator does not answer, which browsers do not say. */
      readonly look?: () => Promise<SimulatorLook>;
    };

/** What a server finds at the address of a simulator. */
export interface SimulatorLook {
  /** `ready`: a page that a frame can show; `slow`: it has not answered yet; else there is none. */
  readonly kind: string;
  /** What is wrong, and what to do about it, in sentences; empty if it is ready. */
  readonly reason: string;
}

/** One of several views of a document on its page. */
export interface DocumentView {
  readonly id: string;
  readonly label: string;
  /** The page that shows it, within its language; absent: the document's own. */
  readonly path?: string;
  /** Fields and zones that no other view shows: the page turns to this one while one of them is edited. */
  readonly shows?: readonly string[];
}

/** What a site shows of documents now, in a language. */
export interface OrderedDocuments {
  /** Ids of those that the site's rule finds, in its order. */
  readonly ruled: readonly string[];
  /** All of them, in the order that they have without an owner's, with what is said of each. */
  readonly all: readonly { readonly id: string; readonly detail: string }[];
}

/** A list of documents that the site makes by a rule until an owner puts it in order. */
export interface DocumentOrder {
  /** Type of the documents. */
  readonly of: string;
  /** The list: a group of links in a slice of the only document of a type. */
  readonly in: {
    readonly type: string;
    readonly zone: string;
    readonly slice: string;
    readonly group: string;
  };
  /** What the list is for, as a button: 'Order on Home'. */
  readonly label: string;
  /** What the documents outside of it are called: 'Not on Home'. */
  readonly others: string;
  /** Fields of the slice by which the list holds, and not the rule. */
  readonly byHand: Readonly<Record<string, string>>;
  readonly read: (lang: string | undefined) => Promise<OrderedDocuments>;
}

/** Content to begin a document with: slices already placed, and in each what goes there. */
export interface Starter {
  readonly id: string;
  /** 'Short story'. */
  readonly label: string;
  /** Address of a picture of the page that it makes. */
  readonly picture?: string;
  /** A text in it that stands for the document's name. */
  readonly name?: string;
  /** Where an owner goes on. */
  readonly begin?: Place;
  readonly data: Readonly<Record<string, Json>>;
}

/** What an owner says of a new site. */
export interface OwnAnswers {
  readonly name: string;
  /** What the owner does, in a line; may be empty. */
  readonly line: string;
  readonly email: string;
  /** Whole addresses of profiles elsewhere. */
  readonly links: readonly string[];
  /** Name of an uploaded picture. */
  readonly picture: string | null;
  /** Where it goes, as `Starters.picturePlaces` names it; null: the first of them. */
  readonly pictureIn: string | null;
  /** The accent of the look, as `#9C72FF`; null: the site's own. */
  readonly accent: string | null;
}

/** Content in place of the demo; `media`: names of files that stay. A document without content is not written. */
export interface OwnSite extends Pick<NewContent, 'media'> {
  readonly documents: readonly {
    readonly type: string;
    readonly name: string;
    readonly data: Readonly<Record<string, Json>>;
    readonly isDraft?: boolean;
    /** Name of the demo's document in whose place the page shows it, before there is a new site. */
    readonly standsFor?: string;
  }[];
  /** Where its owner goes on. */
  readonly begin: { readonly document: StepDocument; readonly place: Place };
  /** Where on that page the picture is seen. */
  readonly picture?: Place;
}

export type StepDocument = Pick<DocumentKey, 'type' | 'name'>;

/** Something to do on a new site; it is done once nothing there is a sample any more. */
export interface FirstStep {
  readonly id: string;
  /** 'First project'. */
  readonly label: string;
  /** 'a cover, three lines'. */
  readonly detail: string;
  /** '5 min'. */
  readonly time: string;
  readonly document: StepDocument;
  /** Of the document, what it is about; absent: all of it. */
  readonly place?: Place;
}

/** What documents begin with. */
export interface Starters {
  /** By type. A slice or field that a model no longer has is left out. */
  readonly ofType: Readonly<Record<string, readonly Starter[]>>;
  /** Texts of theirs that an owner replaces, besides paragraphs. */
  readonly samples: readonly string[];
  /** Texts of the slices' mock data that fit any site as they are, such as 'About me'. */
  readonly labels?: readonly string[];
  /** Everything a new site begins with, as far as the models have it; absent: the first day does not offer one. `today`: as `2026-11-28`. */
  readonly ownSite?: (answers: OwnAnswers, today: string) => OwnSite;
  /** What its owner does next, before it goes online. */
  readonly steps?: readonly FirstStep[];
  /** Where the picture of a new site can go, the usual first; absent: in one place. */
  readonly picturePlaces?: readonly { readonly id: string; readonly label: string }[];
}

/** A part of a note: a rich text, or a picture of the library as an image field has it. */
export type NotePart =
  | { readonly kind: 'text'; readonly text: readonly Json[] }
  | { readonly kind: 'picture'; readonly image: Readonly<Record<string, Json>> };

/** A note of another program, with its pictures in the library. */
export interface FilledNote {
  readonly title: string;
  /** What it says of itself, by lower-case name: 'date', 'tags'. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  readonly parts: readonly NotePart[];
}

/** What notes become on this site. */
export interface NoteMapping {
  /** Ids of types, the one that most notes become first. */
  readonly types: readonly string[];
  readonly fill: (
    note: FilledNote,
    type: string,
  ) => { readonly data: Readonly<Record<string, Json>>; readonly tags: readonly string[] };
  /** Projects of a portfolio service by their number; absent: the site has none. */
  readonly service?: {
    /** 'Behance project'. */
    readonly label: string;
    /** Where the number is found. */
    readonly hint: string;
    /** Content for a document with that project; null: there is none. Rejects with a sentence. */
    readonly read: (number: string) => Promise<{
      readonly type: string;
      readonly title: string;
      readonly tags: readonly string[];
      readonly data: Readonly<Record<string, Json>>;
    } | null>;
  };
}

/** What a host has to say against a document's content; `about`: paths of the values it depends on. */
export interface HostRemark {
  readonly text: string;
  readonly place: Place;
  readonly about: readonly (readonly (string | number)[])[];
}

export interface NamedColor {
  readonly name: string;
  readonly color: string;
}

/** A list of remarks, and what is said where there is none. */
export interface HostCheck {
  readonly id: string;
  /** 'Text reaches 4.5 to 1 on its colours'; '' says nothing. */
  readonly good: string;
  readonly remarks: (json: Json, type: EditorType | undefined) => readonly HostRemark[];
}

/** What the editor says where it cannot know what a project's site has. */
export interface HostWords {
  /** What an owner calls the site: 'portfolio'. */
  readonly site: string;
  /** Where the picture goes that a new site begins with. */
  readonly picture: string;
  /** What visitors see of a document behind a password, after 'With a password'. */
  readonly locked: string;
  /** The same where it is locked, in sentences. */
  readonly isLocked: string;
  /** What tags are for, by type. */
  readonly tags: Readonly<Record<string, string>>;
}

/**
 * The one interface through which the editor knows a project. All but the first two members may be left out; the
 * editor then does without what they say.
 */
export interface EditorHost {
  /** The address of a document's page on the site, with its language, such as `/fr-fr/blog/one`; null: it has none. */
  readonly addressOf: (document: Addressed) => string | null;
  readonly canvas: CanvasSource;

  /** Origin of the site, without a slash at its end; absent: that of the window. */
  readonly site?: string;
  /** The name of the project, until its content has one. */
  readonly name?: string;
  /** Words of the project in place of the editor's. */
  readonly words?: Partial<HostWords>;
  /** Where visitors see a document, if that is not its own address. `json`: its content. */
  readonly visitedAt?: (document: Addressed & { readonly json: DocumentJson }) => string | null;
  /**
   * The document whose page a path of the site leads to, so that links on the page open it in the editor; null: none.
   * A document without a uid is the only one of its type.
   */
  readonly documentAt?: () => Promise<
    (path: string, languages: readonly { readonly id: string }[]) => Addressed | null
  >;
  /** Why a uid leads to no page, as the beginning of a sentence; null: it does. */
  readonly reservedAddress?: (
    document: Addressed,
    languages: readonly { readonly id: string }[],
  ) => string | null;
  /** Several views of a document; null: its page is the only one. `first`: the one to begin with. */
  readonly viewsOf?: (
    type: string,
    json: DocumentJson,
  ) => {
    readonly label: string;
    readonly views: readonly DocumentView[];
    readonly first: string;
  } | null;
  /** The part around the pages that the fields of a tab are in, such as a menu, by a name that the page knows. */
  readonly partOf?: (type: string, tab: string) => string | null;
  /** The order in which types are listed; those that are not named come last. */
  readonly typeOrder?: readonly string[];
  /** What documents of a type are for, in a line: models have no description of types. */
  readonly purposes?: Readonly<Record<string, string>>;
  /** Pictures of slices by their addresses: `/slices/Quote/screenshot-default.png`. */
  readonly pictures?: () => Pictures;
  /** The mock data of a slice's variations. */
  readonly mocksOf?: (slice: string) => Promise<readonly { readonly variation: string }[]>;
  readonly starters?: () => Promise<Starters>;
  /** What notes of other programs become; absent: they cannot be imported. */
  readonly notes?: () => Promise<NoteMapping>;
  /** What is looked at before publishing, besides what every document needs. */
  readonly checks?: () => Promise<readonly HostCheck[]>;
  /** Fields whose words search pages show where a document has no description of its own. */
  readonly describedBy?: readonly string[];
  /** Which provider the site embeds an address of; null: it only links there. */
  readonly embeds?: () => Promise<(url: string) => string | null>;
  /** Colours of the site by their names, which the choice of a colour offers: `#FF5A33`. */
  readonly colors?: () => Promise<readonly NamedColor[]>;
  /** The look of the site; absent where it cannot be chosen. Without its type among the models there is none, too. */
  readonly look?: LookHost;
  /** The soundtrack of the site: a tab with a control of its own in place of its fields. */
  readonly sound?: SoundHost;
  /** What owners read for options of fields of documents, in the form and wherever the editor names them. */
  readonly optionNames?: NamedOptions;
  /** Texts that are addresses of pages, which the form lets choose: `settings/menu_rows/address`. */
  readonly pageFields?: readonly string[];
  /** Pages that are no documents, such as those of tags. */
  readonly otherPages?: (
    tags: readonly string[],
  ) => readonly { readonly label: string; readonly path: string }[];
  /** Lists that are put in order by hand. Any other group of links to documents of one type is such a list, without a rule. */
  readonly orders?: readonly DocumentOrder[];
  /** Whether the site's server can count views of its pages. */
  readonly countsViews?: boolean;
  /** Pages behind a password: absent where the site has none. */
  readonly protection?: {
    /** In characters; the site takes no shorter ones. */
    readonly minLength: number;
    /** Types whose documents can be shared by a link. */
    readonly shared: readonly string[];
  };
}
