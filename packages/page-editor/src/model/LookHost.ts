/** A theme of the site. */
export type Theme = 'dark' | 'light';

/** A colour by what an owner turns: lightness 0 to 1, chroma from 0, hue in degrees (OKLCH). */
export interface Dials {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** How well one use of the accent reads in a theme: the very colour that is used, and its least contrast. */
export interface Figure {
  readonly color: string;
  readonly ratio: number;
}

/** What a site makes of an accent. */
export interface Ramp {
  /** What kind of colour it is, in a word: 'Violet'. */
  readonly name: string;
  /** A round picture of the accent as the site's light, as the value of `background`. */
  readonly disc: Readonly<Record<Theme, string>>;
  readonly figures: readonly (Readonly<Record<Theme, Figure>> & { readonly label: string })[];
  /** What was corrected, in a sentence; null: nothing. */
  readonly remark: string | null;
}

/** A colour to choose, in full and in a word. */
export interface Proposal {
  readonly name: string;
  readonly short: string;
  readonly color: string;
}

/** How one option of a field looks before it is chosen. */
export interface Tile {
  readonly title: string;
  readonly detail: string;
  /** CSS values of `font-family`. */
  readonly titleFont: string;
  readonly detailFont: string;
  /** The value of `letter-spacing` of the title. */
  readonly tracking: string;
  /** What it costs, in words: 'Newsreader and Hanken, 93 KB once'. */
  readonly words: string;
}

/**
 * How a field is chosen. Its label, its options and the one that counts where none is chosen are those of the model;
 * a field that the model does not have is left out.
 */
export type LookControl =
  | {
      readonly kind: 'accent';
      readonly field: string;
      /** The first is the one of a site whose owner chose none. */
      readonly proposals: readonly Proposal[];
      /** The most chroma that can be chosen. */
      readonly maxChroma: number;
      /** null: the text is no colour. */
      readonly parse: (text: string) => Dials | null;
      /** The nearest colour that screens show, as `#9C72FF`. */
      readonly toHex: (dials: Dials) => string;
      readonly ramp: (hex: string) => Ramp;
    }
  | {
      readonly kind: 'tiles';
      readonly field: string;
      readonly tileOf: (option: string) => Tile;
      /** Makes the faces of an option known to the window; again after a failure. */
      readonly load: (option: string) => Promise<unknown>;
    }
  | {
      readonly kind: 'pills';
      readonly field: string;
      /** Options that stand in a menu, and its name. */
      readonly menu?: { readonly label: string; readonly options: readonly string[] };
      /** The theme in which an option is seen. */
      readonly themeOf?: (option: string) => Theme;
    }
  | {
      readonly kind: 'discs';
      readonly field: string;
      /** As the value of `background`, in the light of the accent; null: an empty ring. */
      readonly discOf: (option: string, ramp: Ramp, theme: Theme) => string | null;
      /** The field of the picture that an option shows. */
      readonly picture: { readonly option: string; readonly field: string };
    }
  | {
      readonly kind: 'steps';
      readonly field: string;
      /** A glyph on a grid of 20, as the `d` of a path. */
      readonly glyphOf: (option: string) => string;
    };

/** Controls that belong together; on a phone only those of one part are shown. */
export interface LookPart {
  /** 'Accent'; `EditorHost.partOf` says which part of the page shows it. */
  readonly label: string;
  readonly controls: readonly LookControl[];
}

export interface LookParts {
  /** What brings the site's own look back: 'Back to Ember'. */
  readonly reset: string;
  readonly parts: readonly LookPart[];
  /** Rules of custom properties that give the window the colours of a look; '': its own. */
  readonly windowStyles: (data: Readonly<Record<string, unknown>>) => string;
}

/** The look of a site: the only document of a type, chosen on one of its pages instead of in a form. */
export interface LookHost {
  readonly type: string;
  /** The page on which it is chosen. */
  readonly path: string;
  readonly load: () => Promise<LookParts>;
}

/** What a field for the accent alone is given. */
export interface AccentFieldProps {
  /** null: the site's own. */
  readonly accent: string | null;
  readonly onChange: (accent: string | null) => void;
  /** Told before a colour is chosen, and not turned. */
  readonly onChoose: () => void;
  readonly onFocus: () => void;
}
