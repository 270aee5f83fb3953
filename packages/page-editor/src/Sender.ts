/** How a site gets online from the editor: what its server offers, and the window asks about. */

/** One of the two or three things that a way needs to know. */
export interface WayField {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Asked only where the others do not say it. */
  readonly isExtra?: boolean;
}

export interface SendWay {
  readonly id: string;
  /** 'GitHub or the like'. */
  readonly label: string;
  /** After 'Online': 'through GitHub'. */
  readonly light: string;
  readonly lead: string;
  /** None: there is nothing to set up, and `lines` say how it is. */
  readonly fields: readonly WayField[];
  readonly isSetUp: boolean;
  readonly lines?: readonly SendLine[];
}

/** What was looked at. `names`: what it is about, listed on demand. */
export interface SendLine {
  readonly state: 'good' | 'remark' | 'wrong';
  readonly text: string;
  readonly detail?: string;
  readonly names?: readonly string[];
  /** Id of the field that says it otherwise. */
  readonly asks?: string;
  /** Where in the editor it is put right. */
  readonly opens?: { readonly label: string; readonly address: string };
}

/** Why nothing was sent. */
export interface SendFault {
  readonly text: string;
  /** What lies over there instead of the site's own: sending with it as `over` replaces just that. */
  readonly over?: string;
}

/** A trial, which sends nothing, or a sending; the last one stays until the next. */
export interface SendRun {
  readonly kind: 'trial' | 'send';
  readonly way: string;
  readonly startedAt: number;
  /** In ms; null while it goes on. */
  readonly took: number | null;
  readonly lines: readonly SendLine[];
  /** 'pages' 40 of 84. */
  readonly progress: {
    readonly what: string;
    readonly done: number;
    readonly known: number;
  } | null;
  readonly fault: SendFault | null;
}

/** A version that was sent. */
export interface SentVersion {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly isOnline: boolean;
}

export interface OnlineState {
  /** The way that is used; null: none is set up. */
  readonly way: string | null;
  readonly ways: readonly SendWay[];
  readonly run: SendRun | null;
  /** The last trial, also while and after the site is sent. */
  readonly trial: SendRun | null;
  /** Where visitors see it, and since when this version; null: it is not online. */
  readonly online: { readonly address: string; readonly since: number } | null;
  /** How many documents differ from what is online. */
  readonly waiting: number;
  /** The latest first. */
  readonly sent: readonly SentVersion[];
  /** Whether publishing sends, too. */
  readonly sendsWithPublish: boolean;
  /** What needs a server, and therefore stays here. */
  readonly leftOut: readonly SendLine[];
}

/** What the window asks for. */
export type SendRequest =
  | { readonly do: 'try'; readonly way: string; readonly values: Readonly<Record<string, string>> }
  | { readonly do: 'send'; readonly over?: string }
  | { readonly do: 'stop' }
  | { readonly do: 'return'; readonly to: string }
  | { readonly do: 'sendWithPublish'; readonly isOn: boolean };

/** Sends the site; which files those are, and how, is the project's affair. */
export interface Sender {
  readonly state: () => Promise<OnlineState>;
  /** Begins what is asked for; `state` then says how far it is. Throws with a sentence where it cannot begin. */
  readonly ask: (request: SendRequest) => Promise<void>;
}
