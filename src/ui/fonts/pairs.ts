import { faces } from './faces.ts';

/** A file of a typeface; a browser loads it with the first of its characters. */
interface FaceFile {
  readonly address: string;
  readonly style: 'normal' | 'italic';
  readonly subset: 'latin' | 'latin-ext';
  readonly bytes: number;
}

/** System fonts that stand for a face until it is there; by weight, descriptors that give them its measure. */
interface Fallback {
  readonly names: readonly string[];
  readonly weights: Readonly<Record<string, string>>;
}

export interface Face {
  readonly family: string;
  /** The first and the last. */
  readonly weights: string;
  /** Of what is asked for, where its letters are wide. */
  readonly size: string;
  readonly kind: 'sans' | 'serif' | 'mono';
  readonly files: readonly FaceFile[];
  readonly fallbacks: readonly Fallback[];
}

/** A face for titles and one for text, in place of Poppins. */
export interface Pair {
  readonly title: Face;
  readonly text: Face;
  /** Of titles of 92 px, in em; Poppins has −0.045. */
  readonly tracking: number;
  /** Of such titles, as a factor; Poppins has 0.98. */
  readonly lineHeight: number;
  /** Between words of text, in em, where the face's own space, 0.2 em of Instrument Sans, is too narrow for small sizes. */
  readonly spacing?: number;
}

const {
  newsreader,
  hankenGrotesk,
  fraunces,
  instrumentSans,
  bricolage,
  sourceSerif,
  jetBrainsMono,
} = faces;

/** By the options of the field; null is Poppins, which every site has. */
export const pairs: Readonly<Record<string, Pair | null>> = {
  Poppins: null,
  Newsreader: { title: newsreader, text: hankenGrotesk, tracking: -0.032, lineHeight: 0.98 },
  Fraunces: {
    title: fraunces,
    text: instrumentSans,
    tracking: -0.035,
    lineHeight: 1,
    spacing: 0.05,
  },
  Bricolage: { title: bricolage, text: bricolage, tracking: -0.04, lineHeight: 0.98 },
  Hanken: { title: hankenGrotesk, text: sourceSerif, tracking: -0.045, lineHeight: 0.98 },
  JetBrains: { title: jetBrainsMono, text: hankenGrotesk, tracking: -0.075, lineHeight: 1 },
};

const isFirst = ({ style, subset }: FaceFile) => style === 'normal' && subset === 'latin';

/** The files that every page of a pair needs. */
export const firstFiles = ({ title, text }: Pick<Pair, 'title' | 'text'>): readonly FaceFile[] =>
  [...new Set([title, text])].flatMap(({ files }) => files.filter(isFirst));
