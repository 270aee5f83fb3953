/** Images and fonts within the file itself. SVG is not among them: it could hold anything. */
const DATA =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/(?:woff2?|ttf|otf));base64,[a-z\d+/=\s]*$/i;

/** Whether an address stays within the file: `#name`, or an image or font as data. */
export function isLocal(address: string): boolean {
  // Browsers drop tabs and line breaks of addresses, and spaces around them.
  const text = address.replace(/[\t\n\r]/g, '').trim();
  return text.startsWith('#') || DATA.test(text);
}

/** What loads or runs something without `url()`. */
const FORBIDDEN =
  /@import|@charset|@namespace|@document|expression\s*\(|javascript:|vbscript:|-moz-binding|behavior\s*:|image-set\s*\(|(?:^|[^-\w])(?:image|src|cross-fade|element|attr)\s*\(|<\/|<!--|]]>/i;

const URL_FUNCTION = /url\s*\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*(\)?)/gi;

/**
 * Whether a style sheet, a `style` attribute or one value refers to nothing outside of the file. CSS
 * is not parsed: what looks like a reference in any reading is one.
 */
export function isSafeCss(css: string): boolean {
  const unescaped = css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_all, hex: string, other) =>
    hex === undefined ? String(other) : character(Number.parseInt(hex, 16)),
  );
  const readings = [css, unescaped, withoutComments(css), withoutComments(unescaped)];
  return readings.every((text) => !FORBIDDEN.test(text) && hasLocalUrlsOnly(text));
}

function hasLocalUrlsOnly(css: string): boolean {
  const starts = css.match(/url\s*\(/gi)?.length ?? 0;
  const urls = [...css.matchAll(URL_FUNCTION)];
  return (
    urls.length === starts &&
    urls.every(([, double, single, plain, end]) => {
      const address = double ?? single ?? plain ?? '';
      return end === ')' && isLocal(address);
    })
  );
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
