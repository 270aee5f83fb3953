/** What `fonts.mjs` and `faces.mjs` make fonts with. */

/** Characters of each file as ranges of code points; a browser loads a file only when a page uses one. */
export const subsets = {
  latin:
    'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B',
};

/** Text of the kind the site sets; average widths are taken over it, kerning included. */
const running =
  'Product Designer & Creative Developer with over a decade of experience. I design products and then I build them. ' +
  'One kit of parts for nine product teams, with tokens that hold from watch face to wall screen. View Case Study 2025. ' +
  'From first interview to shipped screen. I work in the open, test early and cut what does not earn its place.';

/** Weight 500 is for headings, buttons and chips, which have more capitals and fewer spaces. */
const labels =
  'Your Name Say Hello Dark Mode Sound Off Product Designer About me the good part of an idea. Selected Low Tide Mobile UI/UX ' +
  'Product Design View Case Study Common Ground Design System Web Clear Visor Immersive 3D Render Motion Paper Weather Graphics ' +
  'More Portfolio Work Principal Product Designer Expertise Current interests Contact Want to hello Open All Projects';

/** @param {number} weight */
export const sampleOf = (weight) => (weight === 500 ? labels : running);

/** @param {string} ranges */
export function characters(ranges) {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first, last = first] = range.slice(2).split('-');
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/** The width of a text in em, of a font that fontkit has read. */
export const measure = (font, text) => font.layout(text).advanceWidth / font.unitsPerEm;

/** @param {number} value */
export const percent = (value) => `${(value * 100).toFixed(2)}%`;
