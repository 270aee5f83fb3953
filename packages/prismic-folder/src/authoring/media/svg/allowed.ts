import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';

/** Namespaces of what may be in an SVG file. */
export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/**
 * Elements that show something and cannot run or load anything: no scripts, no foreign content, no
 * media. Elements with references are limited by their attributes.
 */
export const ELEMENTS: ReadonlySet<string> = new Set(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge
  feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  filter g image line linearGradient marker mask mpath path pattern polygon polyline radialGradient
  rect set stop style svg switch symbol text textPath title tspan use view`.split(/\s+/),
);

const PRESENTATION = `alignment-baseline baseline-shift clip clip-path clip-rule color
  color-interpolation color-interpolation-filters color-rendering cursor direction display
  dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family
  font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant
  font-weight image-rendering isolation letter-spacing lighting-color marker marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
  text-overflow text-rendering transform transform-box transform-origin unicode-bidi vector-effect
  visibility white-space word-spacing writing-mode`;

const GEOMETRY = `cx cy d dx dy fr fx fy gradientTransform gradientUnits height offset
  pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio r rotate rx
  ry spreadMethod width x x1 x2 y y1 y2 clipPathUnits maskContentUnits maskUnits markerHeight
  markerUnits markerWidth orient refX refY lengthAdjust method side spacing startOffset textLength
  viewBox zoomAndPan`;

const FILTERS = `amplitude azimuth baseFrequency bias diffuseConstant divisor edgeMode elevation
  exponent filterUnits in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength
  limitingConeAngle mode numOctaves operator order pointsAtX pointsAtY pointsAtZ preserveAlpha
  primitiveUnits radius result scale seed slope specularConstant specularExponent stdDeviation
  stitchTiles surfaceScale tableValues targetX targetY xChannelSelector yChannelSelector z`;

const ANIMATION = `accumulate additive attributeName attributeType begin by calcMode dur end fill
  from keyPoints keySplines keyTimes max min origin path repeatCount repeatDur restart to type
  values`;

const COMMON = `class focusable id lang media requiredExtensions requiredFeatures role style
  systemLanguage tabindex version baseProfile`;

/** Attributes whose values are CSS, or become CSS by an animation: checked like style sheets. */
export const STYLES: ReadonlySet<string> = new Set(
  `${PRESENTATION} style by from to values`.split(/\s+/),
);

/** Attributes without a namespace; also `aria-…` and `data-…`. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `${PRESENTATION} ${GEOMETRY} ${FILTERS} ${ANIMATION} ${COMMON}`.split(/\s+/),
);

/**
 * What an animation may change: neither references nor styles. Names with a prefix are not in it,
 * so an animation cannot reach attributes of another namespace.
 */
const ANIMATED: ReadonlySet<string> = new Set(
  `${PRESENTATION} ${GEOMETRY} ${FILTERS}`.split(/\s+/),
);

const ANIMATIONS: ReadonlySet<string> = new Set([
  'animate',
  'animateMotion',
  'animateTransform',
  'set',
]);

/** The attributes of an element that may stay. */
interface AllowedAttributes {
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  /** Whether others were removed, besides unused namespaces. */
  readonly isChanged: boolean;
}

const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Elements that show an image by its address. Others refer to elements of the same file. */
const IMAGES = new Set(['image', 'feImage']);

/** Filters an element's attributes; undefined if the element must not stay without them. */
export function allowedAttributes(tag: SaxesTagNS): AllowedAttributes | undefined {
  const attributes = Object.values(tag.attributes);
  if (ANIMATIONS.has(tag.local) && !isHarmlessAnimation(tag)) return undefined;
  if (tag.local === 'style' && !isPlainStyle(attributes)) return undefined;
  const namespaces = attributes.filter(({ uri }) => uri === XMLNS);
  const others = attributes.filter(({ uri }) => uri !== XMLNS);
  const kept = others.filter((attribute) => isAllowed(attribute, tag.local));
  const known = namespaces.filter(({ value }) => value === SVG || value === XLINK);
  return { kept: [...known, ...kept], isChanged: kept.length < others.length };
}

function isAllowed({ uri, local, value }: SaxesAttributeNS, element: string): boolean {
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    return IMAGES.has(element) ? isLocal(value) : value.trim().startsWith('#');
  }
  if (uri === XML) return local === 'space' || local === 'lang';
  if (uri !== '') return false;
  if (/^(?:aria|data)-[\w.-]+$/.test(local)) return true;
  return ATTRIBUTES.has(local) && (!STYLES.has(local) || isSafeCss(value));
}

function isHarmlessAnimation({ local, attributes }: SaxesTagNS): boolean {
  const name = attributes['attributeName'];
  return name === undefined ? local === 'animateMotion' : ANIMATED.has(name.value);
}

function isPlainStyle(attributes: readonly SaxesAttributeNS[]): boolean {
  const type = attributes.find(({ name }) => name === 'type');
  return type === undefined || /^(?:text\/css)?$/i.test(type.value.trim());
}

/** Images and fonts within the file itself. SVG is not among them: it could hold anything. */
const DATA =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/(?:woff2?|ttf|otf));base64,[a-z\d+/=\s]*$/i;

/** Whether an address stays within the file: `#name`, or an image or font as data. */
function isLocal(address: string): boolean {
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
