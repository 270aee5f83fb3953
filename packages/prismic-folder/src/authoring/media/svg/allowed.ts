/** Namespaces of what may be in an SVG file. */
export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';
export const XML = 'http://www.w3.org/XML/1998/namespace';

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
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  `${PRESENTATION} ${GEOMETRY} ${FILTERS} ${ANIMATION} ${COMMON}`.split(/\s+/),
);

/**
 * What an animation may change: neither references nor styles. Names with a prefix are not in it,
 * so an animation cannot reach attributes of another namespace.
 */
export const ANIMATED: ReadonlySet<string> = new Set(
  `${PRESENTATION} ${GEOMETRY} ${FILTERS}`.split(/\s+/),
);

export const ANIMATIONS: ReadonlySet<string> = new Set([
  'animate',
  'animateMotion',
  'animateTransform',
  'set',
]);
